export interface FileLimits {
  /** MIME types, 'image/*' or endings such as '.csv'; everything when left out. */
  accept?: readonly string[];
  maxBytes?: number;
  /** Which kinds are welcome, in a sentence. */
  wrongKind?: string;
}

const KB = 1024;

/** '640 KB', '2.4 MB' */
export function fileSizeText(bytes: number): string {
  if (bytes < KB) return `${bytes} B`;
  if (bytes < KB * KB) return `${Math.round(bytes / KB)} KB`;
  const megabytes = bytes / (KB * KB);
  return `${megabytes < 10 ? megabytes.toFixed(1).replace('.0', '') : Math.round(megabytes)} MB`;
}

function isAccepted(file: File, accept: readonly string[]): boolean {
  return accept.some((kind) => {
    if (kind.startsWith('.')) return file.name.toLowerCase().endsWith(kind.toLowerCase());
    return kind.endsWith('/*') ? file.type.startsWith(kind.slice(0, -1)) : file.type === kind;
  });
}

/** A dropped file passes no chooser's filter, so every file is looked at here. */
export function fileRefusal(file: File, { accept, maxBytes, wrongKind }: FileLimits): string | undefined {
  if (accept && !isAccepted(file, accept)) return wrongKind ?? 'This kind of file isn’t supported here.';
  if (file.size === 0) return 'This file is empty.';
  if (maxBytes !== undefined && file.size > maxBytes) {
    return `This file is larger than ${fileSizeText(maxBytes)}. Choose a smaller one.`;
  }
  return undefined;
}
