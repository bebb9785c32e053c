/**
 * Makes an input as high as its text, up to the stylesheet's largest height, in browsers that do not know
 * `field-sizing: content`, which does the same (WebKit 2.50 is one).
 */
export function growWithText(field: HTMLTextAreaElement): void {
  if (CSS.supports("field-sizing", "content")) return;
  field.style.blockSize = "auto";
  field.style.blockSize = `${field.scrollHeight}px`;
}
