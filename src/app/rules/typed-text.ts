/** A text that the address follows: what stands in the field, what the address said last, and what it was asked to say. */
export type TypedText = { typed: string; known: string; underWay: readonly string[] };

export function beginTyping(value: string): TypedText {
  return { typed: value, known: value, underWay: [] };
}

/**
 * The address says something else. What was asked from here arrives while more may be typed already, which stays; whatever
 * else comes, as by going back in the history, takes the place of what was typed.
 */
export function arrive(text: TypedText, value: string): TypedText {
  const at = text.underWay.lastIndexOf(value);
  if (at < 0) return beginTyping(value);
  return { ...text, known: value, underWay: text.underWay.slice(at + 1) };
}

/** What the address is to say next; undefined where it says so, or was asked to. */
export function wanted({ typed, known, underWay }: TypedText): string | undefined {
  const text = typed.trim();
  return text === (underWay.at(-1) ?? known) ? undefined : text;
}
