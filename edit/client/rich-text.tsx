import { Editor } from "@tiptap/core";
import { TableKit } from "@tiptap/extension-table";
import { Markdown } from "@tiptap/markdown";
import StarterKit from "@tiptap/starter-kit";
import { type RefObject, useContext, useEffect, useEffectEvent, useId, useReducer, useRef, useState } from "react";
import { keepBlocks } from "../keep-blocks.ts";
import { asShown, normalised } from "./find-field.ts";
import { Form, Note } from "./form.tsx";

/** The Markdown that pages can show. */
const EXTENSIONS = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    link: { openOnClick: false, autolink: false },
    code: false,
    codeBlock: false,
    hardBreak: false,
    horizontalRule: false,
    strike: false,
    underline: false,
  }),
  TableKit,
  Markdown,
];

type Command = (editor: Editor) => boolean;

const MARKS: [label: string, name: string, attributes: object | undefined, toggle: Command][] = [
  ["Heading", "heading", { level: 2 }, (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run()],
  ["Smaller heading", "heading", { level: 3 }, (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run()],
  ["Bold", "bold", undefined, (editor) => editor.chain().focus().toggleBold().run()],
  ["Italic", "italic", undefined, (editor) => editor.chain().focus().toggleItalic().run()],
  ["List", "bulletList", undefined, (editor) => editor.chain().focus().toggleBulletList().run()],
  ["Numbered list", "orderedList", undefined, (editor) => editor.chain().focus().toggleOrderedList().run()],
  ["Quote", "blockquote", undefined, (editor) => editor.chain().focus().toggleBlockquote().run()],
];

const TABLE: [label: string, command: Command][] = [
  ["Add a row", (editor) => editor.chain().focus().addRowAfter().run()],
  ["Add a column", (editor) => editor.chain().focus().addColumnAfter().run()],
  ["Remove the row", (editor) => editor.chain().focus().deleteRow().run()],
  ["Remove the column", (editor) => editor.chain().focus().deleteColumn().run()],
  ["Remove the table", (editor) => editor.chain().focus().deleteTable().run()],
];

interface RichTextProps {
  name: string;
  value: string;
  set: (markdown: string) => void;
  problem: string | undefined;
  note: string | undefined;
}

/** Writes Markdown as a text with headings, lists and tables. Blocks that are not touched keep their own bytes. */
export function RichText({ name, problem, note, ...text }: RichTextProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const editor = useEditor({ box, id, name, ...text });
  useEffect(() => {
    if (editor) editor.view.dom.ariaInvalid = problem ? "true" : null;
  }, [editor, problem]);
  return (
    <div className="field">
      <b>{name}</b>
      <div role="toolbar" aria-label={`How ${name.toLowerCase()} looks`} className="actions">
        {editor && <Tools editor={editor} />}
      </div>
      {editor && <LinkTo editor={editor} />}
      <div ref={box} className="rich" />
      <Note {...{ id, problem, note }} />
    </div>
  );
}

interface EditorOptions extends Pick<RichTextProps, "name" | "value" | "set"> {
  box: RefObject<HTMLDivElement | null>;
  id: string;
}

/** The editor, once it is made. */
function useEditor({ box, id, name, value, set }: EditorOptions): Editor | undefined {
  const [editor, setEditor] = useState<Editor>();
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const latest = useRef({ source: value, opened: "", written: value });
  const onUpdate = useEffectEvent((markdown: string) => {
    const { source, opened } = latest.current;
    latest.current.written = keepBlocks(source, opened, markdown);
    set(latest.current.written);
  });

  useEffect(() => {
    const made = new Editor({
      element: box.current,
      extensions: EXTENSIONS,
      content: latest.current.source,
      contentType: "markdown",
      editorProps: {
        handleDOMEvents: { keydown: (_, { key }) => key === "Tab" }, // leaves the text as it leaves every field, and adds no row to a table
        attributes: {
          id,
          role: "textbox",
          "aria-multiline": "true",
          "aria-label": name,
          "aria-describedby": `${id}-note`,
          "data-field": "body",
        },
      },
      onUpdate: ({ editor: changed }) => onUpdate(changed.getMarkdown()),
      onTransaction: redraw,
    });
    latest.current.opened = made.getMarkdown();
    setEditor(made);
    return () => made.destroy();
  }, [box, id, name]);

  // Undo, Discard and a save elsewhere change the text below the editor.
  useEffect(() => {
    if (!editor || value === latest.current.written) return;
    editor.commands.setContent(value, { contentType: "markdown", emitUpdate: false });
    Object.assign(latest.current, { source: value, written: value, opened: editor.getMarkdown() });
  }, [editor, value]);

  usePicked(editor);
  return editor;
}

/** Puts the cursor where the words are that were clicked on the page. */
function usePicked(editor: Editor | undefined): void {
  const { content, picked } = useContext(Form);
  const isPicked = useEffectEvent((words: string) => normalised(asShown(words, content.facts)) === picked);
  useEffect(() => {
    if (!editor || !picked) return;
    editor.state.doc.descendants((node, position) => {
      if (node.isTextblock && isPicked(node.textContent))
        editor
          .chain()
          .focus()
          .setTextSelection(position + 1)
          .scrollIntoView()
          .run();
    });
  }, [editor, picked]);
}

/** What the words at the cursor can be; within a table, its rows and columns. */
function Tools({ editor }: { editor: Editor }) {
  const others: typeof TABLE = editor.isActive("table")
    ? TABLE
    : [["Table", () => editor.chain().focus().insertTable({ rows: 3, cols: 2, withHeaderRow: true }).run()]];
  return (
    <>
      {MARKS.map(([label, mark, attributes, toggle]) => (
        <button key={label} type="button" aria-pressed={editor.isActive(mark, attributes)} onClick={() => toggle(editor)}>
          {label}
        </button>
      ))}
      {others.map(([label, command]) => (
        <button key={label} type="button" onClick={() => command(editor)}>
          {label}
        </button>
      ))}
    </>
  );
}

/** Where the chosen words lead. */
function LinkTo({ editor }: { editor: Editor }) {
  const [address, setAddress] = useState("");
  const isLink = editor.isActive("link");
  if (!isLink && editor.state.selection.empty) return null;
  return (
    <p className="actions link-to">
      <input
        aria-label="Link to"
        placeholder={String(editor.getAttributes("link").href ?? "Link to a page, such as /contact")}
        list="pages"
        value={address}
        onChange={({ target }) => setAddress(target.value)}
      />
      <button
        type="button"
        disabled={!address}
        onClick={() => {
          editor.chain().focus().extendMarkRange("link").setLink({ href: address }).run();
          setAddress("");
        }}
      >
        Link
      </button>
      {isLink && (
        <button type="button" onClick={() => editor.chain().focus().extendMarkRange("link").unsetLink().run()}>
          Take the link out
        </button>
      )}
    </p>
  );
}
