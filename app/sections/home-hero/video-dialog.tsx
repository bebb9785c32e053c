import { business, labels } from "virtual:site";
import { savesData } from "../../browser/saves-data.ts";
import { largestFile, PICTURE_FORMATS, smallestFile } from "../../ui/picture/picture-files.ts";
import { VideoDialog as Dialog } from "../../widgets/video-popup/video-dialog.tsx";
import type { OpenVideoProps } from "../../widgets/video-popup/video-popup.tsx";

const dialogLabels = { ...labels.video, again: labels.loading.again };

/** The business's video over the page, loaded when a visitor opens it. */
export function VideoDialog(props: OpenVideoProps) {
  if (!business.video) return null;
  const { title, description, poster } = business.video;
  const picture = poster && (savesData() ? smallestFile(poster, PICTURE_FORMATS.fallback) : largestFile(poster));
  return <Dialog {...props} title={title} description={description} poster={picture} labels={dialogLabels} />;
}
