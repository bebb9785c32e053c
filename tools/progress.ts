/** Prints the current step. */
export function progress(message: string): void {
  console.log(`· ${message}`);
}
