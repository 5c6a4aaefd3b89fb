import { paths } from '#app/rules/paths.ts';
import { Card } from '#ui/card.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { HomeAnswer } from '../../contract.ts';
import { latelyPath } from '../../rules/home-paths.ts';
import { OtherStep } from './other-step.tsx';

interface OthersCardProps {
  steps: HomeAnswer['others'];
  wedding: NonNullable<HomeAnswer['wedding']>;
}

const SHOWN = 3;

/** Where two marry and nobody else is asked about, the other of them. */
function partnerOf({ members }: OthersCardProps['wedding']) {
  const owners = members.filter(({ role }) => role === 'OWNER');
  return owners.some(({ isYou }) => isYou) ? owners.find(({ isYou }) => !isYou) : undefined;
}

/** What the others did, so that nobody has to ask. */
export function OthersCard({ steps, wedding }: OthersCardProps) {
  const isAlone = wedding.members.length < 2;
  const partner = partnerOf(wedding);
  return (
    <Card as="section" aria-labelledby="home-others" className="md:col-span-2 lg:col-span-1">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="home-others" className="text-2xl">
          {partner?.firstName ? `${partner.firstName} lately` : 'Together lately'}
        </h2>
        {steps.length > SHOWN && <TextLink to={latelyPath}>See all</TextLink>}
      </div>
      {steps.length === 0 && (
        <p className="mt-3 text-ink-soft">
          {isAlone
            ? 'Plan it together: one email, and you work on the same page. '
            : 'Nothing new. What the others add, save or finish shows up here.'}
          {isAlone && wedding.allowed.includes('manage-members') && (
            <TextLink to={paths.accountSettings('partner')}>Invite your partner</TextLink>
          )}
        </p>
      )}
      <ul className="mt-3 space-y-4">
        {steps.slice(0, SHOWN).map((step) => (
          <OtherStep key={step.uuid} step={step} isNamed={step.userUuid !== partner?.userUuid} />
        ))}
      </ul>
    </Card>
  );
}
