/** The front matter of a Markdown file: its lines `---`, and the YAML between them. */
export const FRONT_MATTER = /^---[^\S\n]*\n([\s\S]*?)\n---[^\S\n]*(?:\n|$)/;
