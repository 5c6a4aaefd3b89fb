import { Download } from 'lucide-react';
import { awardFace, BADGE_FACES } from '#capabilities/search/parts/badge-faces.ts';
import { byBadgeRank, sortAwards, yearOfAward } from '#capabilities/storefronts/rules/badges.ts';
import { Button } from '#ui/button.tsx';
import { toastStore } from '#ui/toast-store.ts';
import type { BadgesOfListing } from '../../contract.ts';
import type { SealHonor } from '../../rules/embed/seal-honor.ts';
import { type SealFormat, saveSeal } from './save-seal.ts';

type Card = NonNullable<BadgesOfListing['card']>;

const FORMATS: readonly { key: SealFormat; label: string; use: string }[] = [
  { key: 'svg', label: 'SVG', use: 'for print, at any size' },
  { key: 'png', label: 'PNG', use: 'for posts and mail' },
];

function heldBy({ awards, badges }: Card): { name: string; honor: SealHonor }[] {
  return [
    ...sortAwards(awards).map((award) => ({
      name: awardFace(award).label,
      honor: { kind: 'award', year: yearOfAward(award) } as const,
    })),
    ...badges.toSorted(byBadgeRank).map((badge) => ({
      name: BADGE_FACES[badge].label,
      honor: { kind: 'badge', badge } as const,
    })),
  ];
}

function save(honor: SealHonor, format: SealFormat) {
  saveSeal(honor, format).catch(() => {
    toastStore.show({
      id: 'press-kit',
      tone: 'negative',
      message: 'The picture couldn’t be made. Check your connection and try again.',
      autoDismissMs: 10_000,
    });
  });
}

/** Pictures of what is held, to keep: unlike the one on a website they stay as they are. */
export function PressKit({ card }: { card: Card }) {
  const held = heldBy(card);
  if (held.length === 0) return null;
  return (
    <div className="mt-5 border-line border-t pt-4">
      <h3 className="font-semibold font-text text-base tracking-normal">Pictures for print and posts</h3>
      <ul className="mt-2 grid gap-1">
        {held.map(({ name, honor }) => (
          <li key={name} className="flex flex-wrap items-center justify-between gap-x-3">
            <span>{name}</span>
            <span className="flex gap-1">
              {FORMATS.map(({ key, label, use }) => (
                <Button
                  key={key}
                  variant="quiet"
                  size="small"
                  aria-label={`${name} as ${label}, ${use}`}
                  icon={<Download size={16} aria-hidden="true" />}
                  onPress={() => save(honor, key)}
                >
                  {label}
                </Button>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
