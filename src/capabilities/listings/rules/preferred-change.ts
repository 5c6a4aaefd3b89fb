export const MOST_PREFERRED = 24;
export const LONGEST_NOTE = 140;

/** One thing somebody does to the list. Each names its vendor, so that two people can do theirs at once. */
export type PreferredChange =
  | { kind: 'add'; vendorUuid: string; position?: number | undefined; note: string }
  | { kind: 'move'; vendorUuid: string; position: number }
  | { kind: 'note'; vendorUuid: string; note: string }
  | { kind: 'remove'; vendorUuid: string };

type Preferred = { uuid: string; note: string };

/** The list afterwards; undefined where the vendor is no longer in it, or it is full. */
export function applyPreferredChange<Vendor extends Preferred>(
  vendors: readonly Vendor[],
  change: PreferredChange,
  added: Vendor | undefined,
): Vendor[] | undefined {
  const found = vendors.find(({ uuid }) => uuid === change.vendorUuid);
  const rest = vendors.filter((vendor) => vendor !== found);
  if (change.kind === 'add') {
    // Who is in the list already stays as they are: the second press of two is no other wish.
    if (found) return [...vendors];
    if (!added || vendors.length >= MOST_PREFERRED) return undefined;
    return rest.toSpliced(change.position ?? rest.length, 0, { ...added, note: change.note });
  }
  if (!found) return undefined;
  if (change.kind === 'remove') return rest;
  if (change.kind === 'move') return rest.toSpliced(change.position, 0, found);
  return vendors.map((vendor) => (vendor === found ? { ...vendor, note: change.note } : vendor));
}
