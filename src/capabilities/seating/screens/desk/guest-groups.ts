import { type GuestSide, sideLabel } from '#capabilities/guests/rules/household-choices.ts';
import type { TagColor } from '#capabilities/guests/rules/tags/guest-tag.ts';
import type { SeatingPerson, SeatingPlan } from '../../contract/plans.contract.ts';

/** Who belongs together at a glance: by tag where they have one, else by side. Names say the same as colors. */
export type GuestGroup = { key: string; label: string; fill: string; surface: string };

const SIDE_LOOK: Readonly<Record<GuestSide, Pick<GuestGroup, 'fill' | 'surface'>>> = {
  A: { fill: 'fill-blush', surface: 'bg-blush' },
  B: { fill: 'fill-sky', surface: 'bg-sky' },
  BOTH: { fill: 'fill-sage', surface: 'bg-sage' },
};

const TAG_LOOK: Readonly<Record<TagColor, Pick<GuestGroup, 'fill' | 'surface'>>> = {
  GRAY: { fill: 'fill-silver-tint', surface: 'bg-silver-tint' },
  WINE: { fill: 'fill-wine-tint', surface: 'bg-wine-tint' },
  BAY: { fill: 'fill-bay-tint', surface: 'bg-bay-tint' },
  COVE: { fill: 'fill-cove-tint', surface: 'bg-cove-tint' },
  FOREST: { fill: 'fill-green-tint', surface: 'bg-green-tint' },
  GOLD: { fill: 'fill-gold-tint', surface: 'bg-gold-tint' },
  BRONZE: { fill: 'fill-bronze-tint', surface: 'bg-bronze-tint' },
  PURPLE: { fill: 'fill-purple-tint', surface: 'bg-purple-tint' },
};

/** Those that somebody of the plan is in, sides first. */
export function groupsOf(
  { people, tags, couple }: Pick<SeatingPlan, 'people' | 'tags' | 'couple'>,
  sides: ReadonlyMap<string, GuestSide>,
) {
  const bySide = (['A', 'B', 'BOTH'] as const).map((side) => ({
    key: side as string,
    label: sideLabel(side, couple),
    ...SIDE_LOOK[side],
  }));
  const byTag = tags.map(({ uuid, name, color }) => ({ key: uuid, label: name, ...TAG_LOOK[color] }));
  const all = new Map<string, GuestGroup>([...bySide, ...byTag].map((group) => [group.key, group]));
  const groupOf = ({ tagUuids, householdUuid }: SeatingPerson) =>
    all.get(tagUuids.find((uuid) => all.has(uuid)) ?? sides.get(householdUuid) ?? 'BOTH');
  const there = new Set(people.map((person) => groupOf(person)?.key));
  return { groups: [...all.values()].filter(({ key }) => there.has(key)), groupOf };
}
