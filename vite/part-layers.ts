import type { Plugin } from "postcss";

/**
 * Puts the stylesheet of each part of the site into the cascade layer of its folder: `ui`, `widgets`, or `sections`, which routes share.
 * Rules that a stylesheet puts into a layer itself stay there.
 */
export const partLayers: Plugin = {
  postcssPlugin: "part-layers",
  Once(sheet, { AtRule }) {
    const file = sheet.source?.input.file ?? "";
    if (!file.endsWith(".module.css")) return;
    const [, params = "sections"] = /[\\/]app[\\/](ui|widgets)[\\/]/.exec(file) ?? [];
    const nodes = sheet.nodes.filter((node) => node.type !== "atrule" || node.name !== "layer");
    sheet.prepend(new AtRule({ name: "layer", params }).append(nodes));
  },
};
