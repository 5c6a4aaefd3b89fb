/** Why a page of somebody else was not read. Whoever asked puts it into words. */
export const WEB_REFUSALS = [
  /** Not an address that we read: its scheme, host or port, or it names a user. */
  'BAD_ADDRESS',
  /** It leads into a private network, at once or by a redirect. */
  'PRIVATE_ADDRESS',
  'UNKNOWN_HOST',
  'UNREACHABLE',
  'TOO_SLOW',
  'TOO_LARGE',
  'TOO_MANY_REDIRECTS',
  /** It wants somebody to log in. */
  'LOCKED',
  'GONE',
  'OTHER_STATUS',
  /** Something else than what was asked for. */
  'WRONG_TYPE',
] as const;
export type WebRefusal = (typeof WEB_REFUSALS)[number];

export type WebQuestion = {
  /** As somebody typed it; `webcal:` is read as `https:`. */
  address: string;
  /** Media types without parameters, such as 'text/html'. */
  types: readonly string[];
  mostBytes: number;
  /** What the last answer said about itself: where nothing changed since, there is no content. */
  etag?: string | null;
  lastModified?: string | null;
};

export type WebAnswer =
  | {
      kind: 'content';
      /** Where the redirects ended. */
      address: string;
      type: string;
      bytes: Uint8Array;
      etag: string | null;
      lastModified: string | null;
    }
  | { kind: 'unchanged' }
  | { kind: 'refused'; reason: WebRefusal };

/** Reads what people give us the address of. It never leads to where only our own machines are meant to get. */
export type WebReader = {
  /** Answers within ten seconds and throws nothing: whatever can go wrong is a refusal. */
  read(question: WebQuestion): Promise<WebAnswer>;
};
