/**
 * Fills the placeholders of a label, such as `{minutes}`. One that no value is given for stays as it is.
 *
 * @param values By the placeholders' names.
 */
export function fillPlaceholders(label: string, values: Record<string, string | number>): string {
  return label.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(Object.hasOwn(values, name) ? values[name] : placeholder));
}
