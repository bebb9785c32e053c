/** A mutation that no test can or needs to notice. */
export interface AcceptedSurvivor {
  file: string;
  /** The source that is replaced, on one line. */
  original: string;
  /** What it is replaced by; any replacement if left out. */
  replacement?: string;
  reason: string;
}

/** The mutations of the code that may survive, each with its reason. */
export const acceptedSurvivors: readonly AcceptedSurvivor[] = [];
