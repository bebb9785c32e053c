import { type ComponentProps, useContext, useId, useState } from "react";
import { fieldName } from "../../app/content/problem.ts";
import { PICTURE_LIST } from "../../app/schema/fields.ts";
import type { Upload } from "../add-file.ts";
import type { Path } from "../field-edit.ts";
import type { DeskContent } from "../read-desk.ts";
import { call } from "./api.ts";
import type { FieldSchema } from "./field-schema.ts";
import { describedBy, type FieldProps, Form, Note } from "./form.tsx";

/** The choices of a field that has a few, with their words. */
export function choicesOf({ picker, enum: values }: FieldSchema = {}, { pages, kinds }: DeskContent): [string, string][] | undefined {
  if (picker === "page") return pages.map(({ path, title }) => [path, `${title} (${path})`]);
  if (picker === "kind") return kinds.map((kind) => [kind, kind.replaceAll("-", " ")]);
  return values?.map((value) => [String(value), String(value) || "none"]);
}

interface PickerProps {
  name: string;
  value: string;
  path: Path;
  problem: string | undefined;
  note: string | undefined;
  set: (name: string) => void;
}

/** Chooses a picture from thumbnails. */
export function PicturePicker({ name, value, path, problem, note, set }: PickerProps) {
  const { pictures } = useContext(Form).content;
  const id = useId();
  const chosen = pictures.find((picture) => picture.name === value);
  return (
    <div className="field picture">
      <details>
        <summary data-field={fieldName(path)} aria-describedby={`${id}-note`}>
          <b>{name}</b>
          {chosen && <img src={`thumbnail?${value}`} alt="" />}
          {chosen?.alt ?? (value || "No picture yet")}
        </summary>
        <div className="pictures" role="radiogroup" aria-label={`${name}: choose a picture`} {...describedBy(id, problem)}>
          {pictures.map((picture) => (
            <label key={picture.name}>
              <input type="radio" name={fieldName(path)} checked={picture.name === value} onChange={() => set(picture.name)} />
              <img src={`thumbnail?${picture.name}`} alt={picture.alt} loading="lazy" />
            </label>
          ))}
        </div>
        {chosen && <FocalPoint name={value} />}
        <NewPicture key={value} set={set} />
      </details>
      <Note {...{ id, problem, note }} />
    </div>
  );
}

const MIDDLE: readonly number[] = [50, 50];

/** What a picture shows, in words, and the point of it that stays in sight where a wide or tall place crops it. */
function FocalPoint({ name }: { name: string }) {
  const { change, fieldsOf } = useContext(Form);
  const { alt = "", focus } = (fieldsOf(PICTURE_LIST) as Record<string, { alt?: string; focus?: readonly number[] }>)[name] ?? {};
  const point = focus ?? MIDDLE;
  const set = (field: string, value: unknown) => change({ file: PICTURE_LIST, type: "set", path: [name, field], value });
  return (
    <fieldset>
      <legend>This picture, everywhere on the site</legend>
      <label>
        What it shows (5 to 20 words)
        <textarea rows={1} value={alt} onChange={({ target }) => set("alt", target.value)} />
      </label>
      <p className="focal">
        <img src={`thumbnail?${name}`} alt="" />
        <span style={{ insetInlineStart: `${point[0]}%`, insetBlockStart: `${point[1]}%` }} />
      </p>
      <p className="note">Put the ring on what must stay in sight where the picture is cropped, wide or tall.</p>
      {["the left", "the top"].map((side, index) => (
        <label key={side}>
          From {side}
          <input
            type="range"
            step={5}
            value={point[index]}
            onChange={({ target }) => set("focus", point.with(index, target.valueAsNumber))}
          />
        </label>
      ))}
      {focus && (
        <button type="button" className="link" onClick={() => change({ file: PICTURE_LIST, type: "remove", path: [name, "focus"] })}>
          Back to the middle
        </button>
      )}
    </fieldset>
  );
}

/** What kinds of file a field takes, besides pictures. */
const FILES = { drawing: ".svg", document: ".pdf", film: ".mp4,.webm,.mov" };

/** Adds a file from the owner's computer to content/. @returns The name that the site knows it by. */
async function addFile(kind: Upload["kind"], file: File, alt = ""): Promise<string> {
  const reader = new FileReader();
  const done = new Promise((resolve) => reader.addEventListener("load", resolve));
  reader.readAsDataURL(file);
  await done;
  const upload: Upload = { kind, file: file.name, alt, data: String(reader.result).replace(/^.*?,/, "") };
  return (await call<{ name: string }>("add-file", { upload })).name;
}

type FileInputProps = ComponentProps<"input"> & Pick<PickerProps, "set"> & { kind: keyof typeof FILES };

/** Adds a file, and sets the field to its name. */
export function FileInput({ kind, set, ...input }: FileInputProps) {
  const { run } = useContext(Form);
  const add = async (file: File) => set(await addFile(kind, file));
  const said = `${kind.charAt(0).toUpperCase()}${kind.slice(1)} added. Save to put it on the site.`;
  return (
    <input
      type="file"
      accept={FILES[kind]}
      {...input}
      onChange={({ target: { files } }) => files?.[0] && void run(() => add(files[0] as File), said)}
    />
  );
}

/** Chooses a drawing or a document from the owner's computer. */
export function FilePicker({ name, value, path, problem, note, set, kind }: PickerProps & Pick<FileInputProps, "kind">) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>
        {name}: {value || "none yet"}
      </label>
      <FileInput kind={kind} set={set} id={id} data-field={fieldName(path)} {...describedBy(id, problem)} />
      <Note {...{ id, problem, note }} />
    </div>
  );
}

/** Adds a photo, straight from a phone. */
function NewPicture({ set }: Pick<PickerProps, "set">) {
  const { run } = useContext(Form);
  const [photo, setPhoto] = useState<File>();
  const [alt, setAlt] = useState("");
  const add = async () => set(await addFile("picture", photo as File, alt));
  return (
    <fieldset className="new-picture">
      <legend>Add a picture</legend>
      <label>
        {photo ? photo.name : "Choose a photo"}
        <input type="file" accept="image/*,.heic" onChange={({ target }) => setPhoto(target.files?.[0])} />
      </label>
      <label>
        What it shows, in 5 to 20 words
        <input value={alt} onChange={({ target }) => setAlt(target.value)} />
      </label>
      <p className="note">It is turned upright, and its location is removed.</p>
      <button type="button" disabled={!photo || !alt} onClick={() => void run(add, "Picture added. Save to put it on the page.")}>
        Add the picture
      </button>
    </fieldset>
  );
}

/** The hours of a week at a glance. */
export function Week({ value, path, name, schema }: FieldProps) {
  const { change, problems } = useContext(Form);
  const id = useId();
  const days = (value ?? []) as { day: string; opens?: string; closes?: string }[];
  return (
    <fieldset className="week" aria-describedby={`${id}-note`}>
      <legend>{name}</legend>
      {days.map(({ day, opens, closes }, index) => {
        const at = [...path, index];
        const set = (key: string, time: string) => change({ type: "set", path: [...at, key], value: time });
        const problem = [...problems].find(([field]) => field.startsWith(fieldName(at)))?.[1];
        const shared = describedBy(`${id}-${index}`, problem);
        return (
          <div key={day}>
            <label>
              <input
                type="checkbox"
                checked={opens !== undefined}
                data-field={fieldName(at)}
                {...shared}
                onChange={({ target }) => {
                  const like = days.find((other) => other.opens);
                  for (const key of ["opens", "closes"] as const)
                    if (target.checked) set(key, like?.[key] ?? (key === "opens" ? "08:00" : "17:00"));
                    else change({ type: "remove", path: [...at, key] });
                }}
              />
              {day}
            </label>
            {opens === undefined && <span>closed</span>}
            {opens !== undefined &&
              Object.entries({ opens, closes }).map(([key, time = ""]) => (
                <input
                  key={key}
                  type="time"
                  aria-label={`${day} ${key}`}
                  {...shared}
                  data-field={fieldName([...at, key])}
                  value={time}
                  onChange={({ target }) => set(key, target.value)}
                />
              ))}
            <Note id={`${id}-${index}`} problem={problem} />
          </div>
        );
      })}
      <Note id={id} problem={problems.get(fieldName(path))} note={schema?.description} />
    </fieldset>
  );
}
