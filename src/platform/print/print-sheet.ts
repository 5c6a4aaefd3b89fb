/** What a print thread is given. */
export type PrintSheet = { source: string; data: string };

/** What comes of it. */
export type PrintAnswer =
  | { kind: 'pdf'; bytes: Uint8Array<ArrayBuffer>; compilerBytes: number }
  /** The template is wrong, at these places in it. */
  | { kind: 'refused'; places: string[] }
  | { kind: 'too-large' }
  | { kind: 'timed-out' }
  | { kind: 'broken' };
