import { paths } from '#app/rules/paths.ts';
import { TimeAgoText } from '#app/time-ago-text.tsx';
import { AvatarMonogram } from '#ui/avatar-monogram.tsx';
import { Card } from '#ui/card.tsx';
import { PlainLink } from '#ui/plain-link.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { HomeAnswer } from '../../contract.ts';

interface OthersCardProps {
  steps: HomeAnswer['others'];
  wedding: NonNullable<HomeAnswer['wedding']>;
}

/** The partner's, or whoever it is that plans with them. */
function titleOf({ members }: OthersCardProps['wedding']): string {
  const [first] = members.filter(({ isYou }) => !isYou);
  return first?.firstName ? `${first.firstName} lately` : 'Together lately';
}

/** What the others did, so that nobody has to ask. */
export function OthersCard({ steps, wedding }: OthersCardProps) {
  const isAlone = wedding.members.length < 2;
  const [partner] = wedding.members.filter(({ isYou }) => !isYou);
  return (
    <Card as="section" aria-labelledby="home-others">
      <h2 id="home-others" className="text-2xl">
        {titleOf(wedding)}
      </h2>
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
        {steps.map(({ uuid, userUuid, name, words, href, at }) => (
          <li key={uuid} className="flex gap-3">
            <AvatarMonogram names={[name]} size="small" tone="sage" />
            <p className="min-w-0">
              <PlainLink to={href} className="hover:underline">
                {userUuid !== partner?.userUuid && <span className="font-semibold">{`${name}: `}</span>}
                {words}
              </PlainLink>
              <span className="block text-ink-soft text-sm">
                <TimeAgoText at={at} />
              </span>
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
