import type { GuestList, GuestSide } from './household-choices.ts';

type Placed = { uuid: string; side: GuestSide; list: GuestList; listRank: number | null };

/** What has to be sent so that these households are where they are now; those of one place go together. */
export function householdChanges(households: readonly Placed[]) {
  const groups = Map.groupBy(households, ({ side, list, listRank }) => `${side} ${list} ${listRank}`);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { side, list, listRank } = first;
    return [{ uuids: group.map(({ uuid }) => uuid), side, list, listRank }];
  });
}
