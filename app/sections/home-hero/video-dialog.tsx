import { words } from "virtual:site";
import { video, videoWords } from "virtual:video";
import { savesData } from "../../browser/saves-data.ts";
import { largestFile, PICTURE_FORMATS, smallestFile } from "../../ui/picture/picture-files.ts";
import { VideoDialog as Dialog } from "../../widgets/video-popup/video-dialog.tsx";
import type { OpenVideoProps } from "../../widgets/video-popup/video-popup.tsx";

const labels = { ...videoWords, elsewhere: words.video.elsewhere, again: words.loading.again };

/** The business's video over the page. This module is a chunk of its own: only who opens the video fetches its words. */
export function VideoDialog(props: OpenVideoProps) {
  const { title, description, poster } = video;
  const picture = poster && (savesData() ? smallestFile(poster, PICTURE_FORMATS.fallback) : largestFile(poster));
  return <Dialog {...props} title={title} description={description} poster={picture} labels={labels} />;
}
