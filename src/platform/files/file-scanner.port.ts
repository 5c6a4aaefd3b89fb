/** What a scanner says of a file; `found` names what it took for harmful. */
export type ScanVerdict = { isHarmless: true } | { isHarmless: false; found: string };

/** Looks at files that people bring, before anybody else gets them. */
export type FileScanner = {
  /** Throws when it cannot look: a file that nobody looked at is not taken. */
  scan(content: Uint8Array): Promise<ScanVerdict>;
};
