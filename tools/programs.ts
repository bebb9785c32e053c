import { existsSync } from "node:fs";
import path from "node:path";

const CHROMIUM = ["chromium", "chromium-browser", "google-chrome"];

/** The programs that tests start, with their Debian packages, by the environment variable that overrides each. */
export const PROGRAMS = {
  /** Headless only: a page costs 0.6 s of processor time, against 1.6 s in full Chromium. */
  CHROMIUM_PATH: { names: ["chromium-headless-shell", ...CHROMIUM], packages: "chromium-headless-shell" },
  /** Only full Chromium has a back/forward cache. */
  WHOLE_CHROMIUM_PATH: { names: CHROMIUM, packages: "chromium" },
  FIREFOX_PATH: { names: ["firefox-esr", "firefox"], packages: "firefox-esr" },
  WEBKIT_DRIVER_PATH: { names: ["WebKitWebDriver"], packages: "webkit2gtk-driver" },
  /** A virtual screen, which WebKit's browser needs. */
  XVFB_PATH: { names: ["xvfb-run"], packages: "xvfb xauth" },
  APACHE_PATH: { names: ["apache2", "httpd"], packages: "apache2" },
  NGINX_PATH: { names: ["nginx"], packages: "nginx" },
  SSHD_PATH: { names: ["sshd"], packages: "openssh-server" },
  SSH_PATH: { names: ["ssh"], packages: "openssh-client" },
  RSYNC_PATH: { names: ["rsync"], packages: "rsync" },
  VSFTPD_PATH: { names: ["vsftpd"], packages: "vsftpd" },
  JAVA_PATH: { names: ["java"], packages: "default-jre-headless" },
};

export type Program = keyof typeof PROGRAMS;

/** The path of a program: its environment variable, else the first that is installed. */
export function findProgram(program: Program): string | undefined {
  const folders = [...(process.env.PATH ?? "").split(path.delimiter), "/usr/sbin"];
  const installed = PROGRAMS[program].names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(existsSync);
  return process.env[program] || installed;
}
