/**
 * Where `vite` and `vite preview` listen: at `PORT` and `HOST` where they are set.
 *
 * @param defaultPort The port without `PORT`; `HOST` is 127.0.0.1 by default.
 * @throws Error when `PORT` is not a whole number from 0 to 65535; 0 takes any free port.
 */
export function serverAddress(defaultPort: number, { PORT, HOST }: NodeJS.ProcessEnv = process.env): { port: number; host: string } {
  const port = PORT ? Number(PORT) : defaultPort;
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`PORT is '${PORT}', but must be a whole number from 0 to 65535, such as PORT=${defaultPort}.`);
  return { port, host: HOST || "127.0.0.1" };
}
