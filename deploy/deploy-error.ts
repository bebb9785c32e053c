/** Something that the owner can fix. The message says what, where and how. */
export class DeployError extends Error {}
