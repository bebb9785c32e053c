/** Fills the placeholders of a label, such as `{minutes}`, with the values of the same names. One without a value stays as it is. */
export const fillPlaceholders = (label: string, values: Record<string, string | number>): string =>
  label.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(Object.hasOwn(values, name) ? values[name] : placeholder));
