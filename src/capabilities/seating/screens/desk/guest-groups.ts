import { type GuestSide, sideLabel } from '#capabilities/guests/rules/household-choices.ts';
import type { TagColor } from '#capabilities/guests/rules/tags/guest-tag.ts';
import type { SeatingPerson, SeatingPlan } from '../../contract/plans.contract.ts';

/** Who belongs together at a glance: by tag where they have one, else by side. Names say the same as colors. */
export type GuestGroup = { key: string; label: string; fill: string; surface: string };

const SIDE_LOOK: Readonly<Record<GuestSide, Pick<GuestGroup, 'fill' | 'surface'>>> = {
  A: { fill: 'fill-orange/25', surface: 'bg-orange/25' },
  B: { fill: 'fill-sky', surface: 'bg-sky' },
  BOTH: { fill: 'fill-forest/20', surface: 'bg-forest/20' },
};

const TAG_LOOK: Readonly<Record<TagColor, Pick<GuestGroup, 'fill' | 'surface'>>> = {
  GRAY: { fill: 'fill-silver/40', surface: 'bg-silver/40' },
  WINE: { fill: 'fill-wine/25', surface: 'bg-wine/25' },
  BAY: { fill: 'fill-bay/30', surface: 'bg-bay/30' },
  COVE: { fill: 'fill-cove/30', surface: 'bg-cove/30' },
  FOREST: { fill: 'fill-green/35', surface: 'bg-green/35' },
  GOLD: { fill: 'fill-gold/35', surface: 'bg-gold/35' },
  BRONZE: { fill: 'fill-bronze/35', surface: 'bg-bronze/35' },
  PURPLE: { fill: 'fill-purple/30', surface: 'bg-purple/30' },
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
