import { paths } from '#app/rules/paths.ts';
import { formatCount } from '#base/format-count.ts';
import { plural } from '#base/text.ts';
import { Card } from '#ui/card.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { HomeAnswer } from '../../contract.ts';
import { ShareBar } from './share-bar.tsx';

type Heads = NonNullable<HomeAnswer['heads']>;

function sharesOf({ people, adults, coming, declined, waiting }: Heads) {
  if (coming + declined === 0) {
    return [
      { label: plural(adults, 'adult'), share: adults, tone: 'bg-secondary' },
      { label: plural(people - adults, 'child', 'children'), share: people - adults, tone: 'bg-water' },
    ];
  }
  return [
    { label: `${formatCount(coming)} coming`, share: coming, tone: 'bg-secondary' },
    { label: `${formatCount(waiting)} to answer`, share: waiting, tone: 'bg-water' },
    { label: `${formatCount(declined)} can’t come`, share: declined, tone: 'bg-line-strong' },
  ];
}

/** Who is invited, and what the list still needs. */
export function GuestsCard({ heads, mayEdit }: { heads: Heads; mayEdit: boolean }) {
  const { people, households, withoutAddress, unnamed } = heads;
  return (
    <Card as="section" aria-labelledby="home-guests">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="home-guests" className="text-2xl">
          Guests
        </h2>
        <TextLink to={paths.guests()}>Open list</TextLink>
      </div>
      <p className="mt-2">
        <span className="font-display text-4xl">{formatCount(people)}</span>{' '}
        <span className="text-ink-soft">
          {people === 0 ? 'invited so far' : `invited, in ${plural(households, 'household')}`}
        </span>
      </p>
      {people > 0 && <ShareBar shares={sharesOf(heads)} className="mt-3" />}
      <ul className="mt-3 divide-y divide-line">
        {people === 0 && mayEdit && (
          <li className="py-3">
            <TextLink to={paths.guestBuild()}>Add your first names</TextLink>
          </li>
        )}
        {withoutAddress > 0 && (
          <li className="flex justify-between gap-4 py-3">
            <span>{`${plural(withoutAddress, 'address', 'addresses')} missing`}</span>
            {mayEdit && <TextLink to={paths.guestSuperLink()}>Ask for them</TextLink>}
          </li>
        )}
        {unnamed > 0 && (
          <li className="flex justify-between gap-4 py-3 max-md:[&:nth-child(n+2)]:hidden">
            <span>{`${plural(unnamed, 'guest')} without a name`}</span>
            {mayEdit && <TextLink to={paths.guests()}>Add names</TextLink>}
          </li>
        )}
      </ul>
    </Card>
  );
}
