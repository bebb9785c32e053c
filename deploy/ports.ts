/** The port of each way to publish, unless the host has another. */
export const PORTS = { sftp: 22, ftps: 21, rsync: 22 };
