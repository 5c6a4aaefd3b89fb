import type { SheetLine } from './sheet-lines.ts';

/** What is other than before, of one person. */
export type SheetChange =
  | { kind: 'ADDED'; line: SheetLine }
  | { kind: 'REMOVED'; line: SheetLine }
  | { kind: 'CHANGED'; line: SheetLine; before: SheetLine };

function isSame(one: SheetLine, other: SheetLine): boolean {
  return (
    one.name === other.name &&
    one.kind === other.kind &&
    one.dish === other.dish &&
    one.diet === other.diet &&
    one.needs === other.needs
  );
}

/** From what somebody has seen to what is true now: who is new, who is gone, whose line differs. */
export function sheetChanges(before: readonly SheetLine[], after: readonly SheetLine[]): SheetChange[] {
  const known = new Map(before.map((line) => [line.guestUuid, line]));
  const present = new Set(after.map(({ guestUuid }) => guestUuid));
  return [
    ...after.flatMap((line): SheetChange[] => {
      const old = known.get(line.guestUuid);
      if (!old) return [{ kind: 'ADDED', line }];
      return isSame(old, line) ? [] : [{ kind: 'CHANGED', line, before: old }];
    }),
    ...before
      .filter(({ guestUuid }) => !present.has(guestUuid))
      .map((line): SheetChange => ({ kind: 'REMOVED', line })),
  ];
}

/** A change in words: ‘Walter A.: Trout instead of Short rib’. */
export function changeWords(change: SheetChange): string {
  const { line } = change;
  if (change.kind === 'REMOVED') return `${line.name} isn’t coming anymore`;
  if (change.kind === 'ADDED')
    return [`${line.name} is coming`, line.dish, line.diet, line.needs].filter(Boolean).join(', ');
  const { before } = change;
  const said = (now: string, then: string) =>
    now === then ? '' : `${now || 'nothing noted'} instead of ${then || 'nothing noted'}`;
  const parts = [
    said(line.dish, before.dish),
    said(line.diet, before.diet),
    said(line.needs, before.needs),
    line.name === before.name ? '' : `was ${before.name}`,
    line.kind === before.kind ? '' : line.kind === 'ADULT' ? 'now an adult' : 'now a child',
  ].filter(Boolean);
  return `${line.name}: ${parts.join('; ')}`;
}
