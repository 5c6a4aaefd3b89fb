import { useState } from 'react';
import { Link } from 'react-router';
import { api } from '#app/api.ts';
import { apiOf } from '#app/request-scope.ts';
import { requireStaff } from '#app/require-user.ts';
import { paths } from '#app/rules/paths.ts';
import { StaffBoundary } from '#app/staff-boundary.tsx';
import { StaffPage } from '#app/staff-page.tsx';
import { useAction } from '#app/use-action.ts';
import { useLoaded } from '#app/use-loaded.ts';
import { Badge } from '#ui/badge.tsx';
import { FormSubmitButton } from '#ui/form/form-submit-button.tsx';
import { FormTextField } from '#ui/form/form-text-field.tsx';
import { RuleForm } from '#ui/form/rule-form.tsx';
import { useRuleForm } from '#ui/form/use-rule-form.ts';
import type { FoundListing } from '../contract/support-credits.contract.ts';
import { proposedGrantsQuery } from '../queries.ts';
import { LISTING_LOOKUP_RULES } from '../rules/grant-rules.ts';
import type { Route } from './+types/support-credits.route.ts';
import { GrantList } from './support/grant-list.tsx';

export const meta = () => [{ title: 'Credits · Ampersand' }, { name: 'robots', content: 'noindex' }];

export async function loader(args: Route.LoaderArgs) {
  await requireStaff(args);
  return apiOf(args.context).protection.listProposedGrants();
}

export { StaffBoundary as ErrorBoundary };

function Found({ listings, query }: { listings: readonly FoundListing[]; query: string }) {
  if (listings.length === 0)
    return <p className="mt-6 text-ink-soft">No listing found for ‘{query}’. Try a part of its name.</p>;
  return (
    <ul className="mt-6 max-w-220 rounded-card border border-line bg-paper">
      {listings.map(({ uuid, name, cityName, owner, published }) => (
        <li key={uuid} className="border-line border-b px-4 py-3.5 last:border-b-0 md:px-5">
          <Link
            to={paths.supportCreditAccount(uuid)}
            className="wrap-anywhere inline-flex min-h-11 items-center font-semibold underline-offset-4 hover:underline"
          >
            {name}
          </Link>
          <p className="wrap-anywhere text-ink-soft text-sm">
            {[cityName, owner ?? 'Nobody owns it'].filter(Boolean).join(' · ')}{' '}
            {!published && <Badge size="small">Not published</Badge>}
          </p>
        </li>
      ))}
    </ul>
  );
}

export default function SupportCreditsScreen({ loaderData }: Route.ComponentProps) {
  const { data: proposed } = useLoaded(proposedGrantsQuery, loaderData);
  const [asked, setAsked] = useState('');
  const lookup = useAction({
    run: (query: string) => api.protection.findCreditListings({ query }),
    onDone: (_found, query) => setAsked(query),
    failure: 'here',
  });
  const form = useRuleForm({
    defaultValues: { query: '' },
    rules: LISTING_LOOKUP_RULES,
    onSubmit: ({ query }) => lookup.mutateAsync(query),
  });
  return (
    <StaffPage title="Credits">
      <p className="mt-1 max-w-reading text-ink-soft">
        What a listing has, how it came and where it went. Credits are given on its page.
      </p>
      {proposed.length > 0 && (
        <section aria-labelledby="proposed" className="mt-6">
          <h2 id="proposed" className="mb-3 text-xl">
            Waiting for a second person
          </h2>
          <GrantList grants={proposed} />
        </section>
      )}
      <RuleForm form={form} aria-label="Find a listing" className="mt-6 max-w-160">
        <div className="flex flex-wrap items-start gap-3">
          <FormTextField
            form={form}
            name="query"
            label="Listing, or the email of somebody who works there"
            autoComplete="off"
            className="min-w-0 grow basis-64"
          />
          <FormSubmitButton form={form} pendingLabel="Searching" className="sm:mt-2">
            Find
          </FormSubmitButton>
        </div>
      </RuleForm>
      <div role="status">{lookup.data && <Found listings={lookup.data} query={asked} />}</div>
    </StaffPage>
  );
}
