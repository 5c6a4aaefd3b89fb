import { vendorPaths } from '#app/rules/vendor-paths.ts';
import { withQuery } from '#app/rules/with-query.ts';
import { plural } from '#base/text.ts';
import { Card } from '#ui/card.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { ReferralStanding } from '../../contract/referrals.contract.ts';
import { MOST_REWARDS_A_MONTH } from '../../rules/reward.ts';

function Figure({ value, label }: { value: number; label: string }) {
  return (
    <div>
      <dt className="text-ink-soft text-sm">{label}</dt>
      <dd className="font-display text-3xl tabular-nums">{value}</dd>
    </div>
  );
}

/** What came of it so far, and the rules, all of them. */
export function HowItWorks({ standing }: { standing: ReferralStanding }) {
  const { storefrontUuid, reward, rewardsThisMonth, totals } = standing;
  return (
    <div className="grid items-start gap-5 md:gap-6 md:max-lg:grid-cols-2">
      <Card as="section" aria-labelledby="so-far-title">
        <h2 id="so-far-title" className="text-xl">
          So far
        </h2>
        <dl className="mt-3 grid grid-cols-2 gap-4">
          <Figure value={totals.joined} label="Joined" />
          <Figure value={totals.published} label="Published" />
          <Figure value={totals.credits} label="Credits earned" />
          <Figure value={rewardsThisMonth} label={`This month, of ${MOST_REWARDS_A_MONTH}`} />
        </dl>
        <p className="mt-4 text-sm">
          <TextLink to={withQuery(vendorPaths.balanceHistory, { storefront: storefrontUuid })}>
            See your credits
          </TextLink>
        </p>
      </Card>
      <Card as="section" aria-labelledby="how-title">
        <h2 id="how-title" className="text-xl">
          How it works
        </h2>
        <ol className="mt-3 list-decimal space-y-2 ps-5">
          <li>A vendor opens your link or email and creates an account.</li>
          <li>They build a listing, and our team approves it.</li>
          <li>
            You get {plural(reward, 'credit')}, good for six months: about a lead and a half in your category.
          </li>
        </ol>
        <h3 className="mt-5 text-lg">What doesn’t count</h3>
        <ul className="mt-2 list-disc space-y-2 ps-5 text-ink-soft text-sm">
          <li>Your own businesses: the same people, email domain, or card.</li>
          <li>Vendors who already have a listing, or came through someone else.</li>
          <li>A second listing of the same vendor.</li>
          <li>More than {MOST_REWARDS_A_MONTH} rewards in a calendar month.</li>
        </ul>
      </Card>
    </div>
  );
}
