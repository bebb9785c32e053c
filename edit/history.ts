import { execFileSync } from "node:child_process";
import { Refusal } from "./session.ts";

/** A version that the owner has saved. */
interface Version {
  id: string;
  /** ISO 8601. */
  when: string;
  sentence: string;
}

/** How many versions the desk lists. */
const LISTED = 100;

/** What a version's message says below its sentence: the site's developers have commits of their own. */
const KEY = "Saved-with";

/** The owner's versions of content/, kept by Git where it is installed. */
export class History {
  readonly #root: string;

  constructor(root: string) {
    this.#root = root;
  }

  /** The owner's versions and the site as its developers last left it, the newest first; `undefined` without Git. */
  list(): { versions: Version[]; isChanged: boolean } | undefined {
    try {
      const lines = this.#git("log", `--format=%h%x09%cI%x09%(trailers:key=${KEY},separator=)%x09%s`, "--", "content").split("\n");
      const commits = lines.filter(Boolean).map((line) => line.split("\t") as [string, string, string, string]);
      const got = commits.findIndex(([, , desk]) => !desk);
      const listed = commits.filter(([, , desk], index) => desk || index === got).slice(0, LISTED);
      const versions = listed.map(([id, when, desk, sentence]) => ({ id, when, sentence: desk ? sentence : "As you got it" }));
      return { versions, isChanged: this.#git("status", "--porcelain", "--", "content") !== "" };
    } catch {
      return undefined;
    }
  }

  /** Saves all of content/ as a version. @throws Refusal that says why Git doesn't. */
  save(sentence: string): void {
    if (!sentence.trim()) throw new Refusal("Describe this version in a sentence, such as: New prices for 2027.");
    this.#git("add", "--all", "--", "content");
    this.#git(...this.#identity(), "commit", "--quiet", `--message=${sentence.trim()}`, `--message=${KEY}: the desk`, "--", "content");
  }

  /**
   * Restores a version of content/ as a new version, after saving the content as it is now.
   *
   * @param isValid Whether the content passes its checks; if not, nothing changes.
   * @throws Refusal with the reason.
   */
  async goBack(id: string, day: string, isValid: () => Promise<boolean>): Promise<void> {
    if (!/^[0-9a-f]{4,40}$/.test(id)) throw new Refusal("There is no such version.");
    if (this.list()?.isChanged) this.save(`Before going back to ${day}`);
    this.#git("restore", `--source=${id}`, "--staged", "--worktree", "--", "content");
    if (await isValid()) {
      if (this.list()?.isChanged) this.save(`Back to ${day}`);
      return;
    }
    this.#git("restore", "--source=HEAD", "--staged", "--worktree", "--", "content");
    throw new Refusal("That version is too old for the site as it is now, so nothing was changed.");
  }

  /** Whom Git names as the author where it doesn't know its user. */
  #identity(): string[] {
    try {
      this.#git("var", "GIT_COMMITTER_IDENT");
      return [];
    } catch {
      return ["-c", "user.name=Owner", "-c", "user.email=owner@localhost"];
    }
  }

  #git(...args: string[]): string {
    try {
      return execFileSync("git", args, { cwd: this.#root, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
    } catch (error) {
      throw new Refusal(`Git says: ${String((error as { stderr?: string }).stderr || (error as Error).message).trim()}`);
    }
  }
}
