import { readFileSync } from "node:fs";
import { preview } from "vite";
import type { Place, Server } from "./server.ts";

/** Starts `vite preview`. */
export async function startPreview(place: Place): Promise<Server> {
  const server = await preview({
    logLevel: "error",
    preview: {
      host: "127.0.0.1",
      port: place.port,
      strictPort: true,
      https: { key: readFileSync(place.key), cert: readFileSync(place.certificate) },
    },
  });
  return { port: place.port, close: () => server.close() };
}
