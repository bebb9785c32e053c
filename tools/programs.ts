import { existsSync } from "node:fs";
import path from "node:path";

const CHROMIUM = ["chromium", "chromium-browser", "google-chrome"];

/** The programs that tests start, by the environment variable that names another one, and Debian's packages with them. */
export const PROGRAMS = {
  /** Without windows: a page costs it 0.6 s of processor time, and the whole Chromium 1.6 s. */
  CHROMIUM_PATH: { names: ["chromium-headless-shell", ...CHROMIUM], packages: "chromium-headless-shell" },
  /** Only a Chromium with windows has a back/forward cache. */
  WHOLE_CHROMIUM_PATH: { names: CHROMIUM, packages: "chromium" },
  FIREFOX_PATH: { names: ["firefox-esr", "firefox"], packages: "firefox-esr" },
  WEBKIT_DRIVER_PATH: { names: ["WebKitWebDriver"], packages: "webkit2gtk-driver" },
  /** A screen for WebKit's browser, which needs one. */
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

/** The path of a program: what its environment variable says, else the first one that is installed. */
export function findProgram(program: Program): string | undefined {
  const folders = [...(process.env.PATH ?? "").split(path.delimiter), "/usr/sbin"];
  const installed = PROGRAMS[program].names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(existsSync);
  return process.env[program] || installed;
}
