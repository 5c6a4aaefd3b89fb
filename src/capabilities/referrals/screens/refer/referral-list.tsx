import { Download } from 'lucide-react';
import { ShowMore } from '#app/show-more.tsx';
import { useLoadedPages } from '#app/use-loaded.ts';
import { Card } from '#ui/card.tsx';
import type { ReferralPage, ReferralStanding } from '../../contract/referrals.contract.ts';
import { referralListQuery } from '../../queries.ts';
import { ReferralRow } from './referral-row.tsx';

/** A link of our own API: a file is something the browser fetches, not a call that a screen waits for. */
const fileAddress = (uuid: string) => `/web-marketplace-api/v1/manage/storefronts/${uuid}/referrals/export`;

interface ReferralListProps {
  standing: ReferralStanding;
  page: ReferralPage;
}

/** Whom this listing referred, and what became of each. */
export function ReferralList({ standing: { storefrontUuid }, page }: ReferralListProps) {
  const list = useLoadedPages(referralListQuery(storefrontUuid), page);
  const referrals = list.data?.pages.flatMap((each) => each.referrals) ?? [];
  return (
    <Card as="section" aria-labelledby="referrals-title">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="referrals-title" className="text-xl">
          Your referrals
        </h2>
        {referrals.length > 0 && (
          <a
            href={fileAddress(storefrontUuid)}
            download
            className="inline-flex min-h-11 items-center gap-2 font-semibold text-primary hover:underline"
          >
            <Download size={18} aria-hidden="true" />
            Download CSV
          </a>
        )}
      </div>
      {referrals.length === 0 ? (
        <p className="mt-2 text-ink-soft">
          Nobody yet. Vendors you invite, or who use your link, will show up here.
        </p>
      ) : (
        <ul className="mt-1">
          {referrals.map((referral) => (
            <ReferralRow key={referral.uuid} storefrontUuid={storefrontUuid} referral={referral} />
          ))}
        </ul>
      )}
      <ShowMore query={list}>Show earlier</ShowMore>
    </Card>
  );
}
