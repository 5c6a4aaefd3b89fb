/** What guests look for. */
export function tableWords({ number }: { number: number }): string {
  return `Table ${number}`;
}

/** ‘Table 12 · Delgado family’ */
export function tableHeading({ number, label }: { number: number; label: string }): string {
  return label === '' ? tableWords({ number }) : `${tableWords({ number })} · ${label}`;
}
