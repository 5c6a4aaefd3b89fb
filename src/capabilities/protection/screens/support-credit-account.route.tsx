import { useState } from 'react';
import { apiOf } from '#app/request-scope.ts';
import { requireStaff } from '#app/require-user.ts';
import { paths } from '#app/rules/paths.ts';
import { StaffBoundary } from '#app/staff-boundary.tsx';
import { StaffPage } from '#app/staff-page.tsx';
import { useLoaded } from '#app/use-loaded.ts';
import { plural } from '#base/text.ts';
import { CreditTable } from '#capabilities/credits/parts/credit-table.tsx';
import { lotEnds } from '#capabilities/credits/rules/lot-words.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { StaffAccount } from '../contract/support-credits.contract.ts';
import { staffAccountQuery } from '../queries.ts';
import type { Route } from './+types/support-credit-account.route.ts';
import { GrantDialog } from './support/grant-dialog.tsx';
import { GrantList } from './support/grant-list.tsx';

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.listing.name ?? 'Listing'}: credits · Ampersand` },
  { name: 'robots', content: 'noindex' },
];

export async function loader(args: Route.LoaderArgs) {
  await requireStaff(args);
  return apiOf(args.context).protection.readCreditAccount({ storefrontUuid: args.params.uuid });
}

export { StaffBoundary as ErrorBoundary };

function Balance({ account, onGive }: { account: StaffAccount; onGive: () => void }) {
  const { balance, lots, books, listing } = account;
  return (
    <Card>
      <p className="text-3xl tabular-nums">{plural(balance, 'credit')}</p>
      <p className="wrap-anywhere text-ink-soft text-sm">
        {[listing.cityName, listing.owner ?? 'Nobody owns it'].filter(Boolean).join(' · ')}
      </p>
      <ul className="mt-3 text-sm">
        {lots.map((lot) => (
          <li key={lot.id} className="flex flex-wrap justify-between gap-x-4 border-line border-b py-2">
            <span>
              {lot.remaining} of {lot.granted}
            </span>
            <span className="text-ink-soft">{lotEnds(lot)}</span>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-sm">
        {books.fault ? null : `The books add up: ${plural(books.entries, 'entry', 'entries')} checked.`}
      </p>
      {books.fault && (
        <Notice tone="error" title="The books don’t add up">
          {books.fault}
        </Notice>
      )}
      <Button className="mt-4" onPress={onGive}>
        Give credits
      </Button>
    </Card>
  );
}

export default function SupportCreditAccountScreen({ loaderData }: Route.ComponentProps) {
  const { uuid } = loaderData.listing;
  const { data: account } = useLoaded(staffAccountQuery(uuid), loaderData);
  const [isGiving, setGiving] = useState(false);
  const { listing, transactions, grants } = account;
  return (
    <StaffPage title={listing.name}>
      <p className="mt-2">
        <TextLink to={paths.supportCredits()}>Another listing</TextLink>
      </p>
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-[1fr_2fr]">
        <Balance account={account} onGive={() => setGiving(true)} />
        <div className="min-w-0 space-y-8">
          {grants.length > 0 && (
            <section aria-labelledby="grants">
              <h2 id="grants" className="mb-3 text-xl">
                Given by staff
              </h2>
              <GrantList grants={grants} />
            </section>
          )}
          <section aria-labelledby="latest">
            <h2 id="latest" className="mb-3 text-xl">
              Latest
            </h2>
            {transactions.length === 0 ? (
              <p className="text-ink-soft">Nothing came or went yet.</p>
            ) : (
              <CreditTable transactions={transactions} />
            )}
          </section>
        </div>
      </div>
      {isGiving && <GrantDialog listing={listing} onClose={() => setGiving(false)} />}
    </StaffPage>
  );
}
