import { useLocation } from 'react-router';
import { ApiError } from '#app/api-error.ts';
import { vendorPaths } from '#app/rules/vendor-paths.ts';
import { withQuery } from '#app/rules/with-query.ts';
import { plural } from '#base/text.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Notice } from '#ui/notice.tsx';
import type { LeadThread } from '../../contract/leads.contract.ts';
import { packFor } from '../../rules/pack-for.ts';

export type Lacking = { needed: number; balance: number };

function numberIn(body: object, key: string): number {
  const value: unknown = Reflect.get(body, key);
  return typeof value === 'number' ? value : 0;
}

/** How much is missing, where that is why it was refused. */
export function lackingIn(error: unknown): Lacking | undefined {
  if (!(error instanceof ApiError && error.code === 'too_few_credits')) return undefined;
  return { needed: numberIn(error.body, 'needed'), balance: numberIn(error.body, 'balance') };
}

interface TooFewCreditsProps {
  lacking: Lacking;
  lead: Pick<LeadThread, 'storefrontUuid' | 'buying'>;
}

/** What was typed is kept in this browser, so the way to checkout and back loses nothing of it. */
export function TooFewCredits({ lacking, lead: { storefrontUuid: storefront, buying } }: TooFewCreditsProps) {
  const { pathname, search } = useLocation();
  const { needed, balance } = lacking;
  const ways = buying.may && (
    <div className="flex flex-wrap gap-2">
      <ButtonLink
        size="small"
        to={withQuery(vendorPaths.checkout, {
          storefront,
          pack: packFor(lacking),
          returnTo: pathname + search,
        })}
      >
        Get credits
      </ButtonLink>
      <ButtonLink size="small" variant="secondary" to={withQuery(vendorPaths.selectPlan, { storefront })}>
        See plans
      </ButtonLink>
    </div>
  );
  return (
    <Notice
      tone="warn"
      title={`This lead costs ${plural(needed, 'credit')}. You have ${balance}.`}
      className="mb-2"
      action={ways}
    >
      {!buying.may && `Ask ${buying.owner ?? 'the owner'} to get credits. `}
      Your message and its files are saved here.
    </Notice>
  );
}
