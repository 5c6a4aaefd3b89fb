import { byBadgeRank, sortAwards } from '#capabilities/storefronts/rules/badges.ts';
import { Badge } from '#ui/badge.tsx';
import { awardFace, BADGE_FACES } from './badge-faces.ts';
import type { ShownCard } from './shown-card.ts';

/** Stands on the picture: more than two would hide it, and the first by rank say most. */
const ON_PICTURE = 2;

type Honored = Pick<ShownCard, 'badges' | 'awards' | 'featuredPlacement'>;

/** Awards first: they rest on a whole year. */
function facesOf({ badges, awards }: Honored) {
  return [
    ...sortAwards(awards).map(awardFace),
    ...badges.toSorted(byBadgeRank).map((badge) => BADGE_FACES[badge]),
  ];
}

/** A paid place is said before anything that was earned. */
export function CardBadges({ card }: { card: Honored }) {
  const faces = facesOf(card).slice(0, card.featuredPlacement ? ON_PICTURE - 1 : ON_PICTURE);
  if (faces.length === 0 && !card.featuredPlacement) return null;
  return (
    <p className="pointer-events-none absolute start-2.5 end-14 top-2.5 z-10 flex flex-wrap gap-1.5 group-has-data-mark/card:top-11.5">
      {card.featuredPlacement && <Badge variant="alternate">Featured</Badge>}
      {faces.map(({ label, variant }) => (
        <Badge key={label} variant={variant}>
          {label}
        </Badge>
      ))}
    </p>
  );
}

/** What the picture had no room for. */
export function FurtherHonors({ card }: { card: Honored }) {
  const faces = facesOf(card).slice(card.featuredPlacement ? ON_PICTURE - 1 : ON_PICTURE);
  if (faces.length === 0) return null;
  return <p className="text-gold-deep text-sm">{faces.map(({ label }) => label).join(' · ')}</p>;
}
