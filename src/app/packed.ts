declare const contents: unique symbol;

/** A value on its way to the browser as one text: the router would take it apart and put it together piece by piece. */
export type Packed<T> = { text: string & { readonly [contents]: T } };

const known = new WeakMap<object, unknown>();

/** For the plain data of a page that has a lot of it. */
export function pack<T>(value: T): Packed<T> {
  const packed = { text: JSON.stringify(value) as Packed<T>['text'] };
  known.set(packed, value);
  return packed;
}

export function unpack<T>(packed: Packed<T>): T {
  if (!known.has(packed)) known.set(packed, JSON.parse(packed.text));
  return known.get(packed) as T;
}
