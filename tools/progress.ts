/** Tells whoever waits what is being done. */
export function progress(message: string): void {
  console.log(`· ${message}`);
}
