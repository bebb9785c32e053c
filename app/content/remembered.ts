/** How many texts are remembered: a few times as many as the content has. */
const LIMIT = 500;

/**
 * Remembers what a function made of a text. The dev server reads all of content/ again when one file is saved, and the tests of the content
 * read it some 400 times; nearly every text is as it was. Parsing is half of a read.
 *
 * @param parse Depends on the text alone. Nobody may change what it returns.
 */
export function remembered<Result>(parse: (text: string) => Result): (text: string) => Result {
  const results = new Map<string, Result>();
  return (text) => {
    const known = results.get(text);
    if (known !== undefined) return known;
    const result = parse(text);
    if (results.size === LIMIT) results.clear();
    results.set(text, result);
    return result;
  };
}
