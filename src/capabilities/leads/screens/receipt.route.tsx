import { Download, MessageCircle } from 'lucide-react';
import { data, Link } from 'react-router';
import { errorStatus } from '#app/api-error.ts';
import { PageMessage } from '#app/page-message.tsx';
import { pageWidth } from '#app/page-width.ts';
import { apiOf } from '#app/request-scope.ts';
import { requireOwner } from '#app/require-user.ts';
import { paths } from '#app/rules/paths.ts';
import { vendorPaths } from '#app/rules/vendor-paths.ts';
import { viewOf } from '#capabilities/inquiries/rules/lead-views.ts';
import { Breadcrumb } from '#ui/breadcrumb.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { leadFacts } from '../rules/lead-facts.ts';
import type { Route } from './+types/receipt.route.ts';
import { TierBadge } from './desk/tier-badge.tsx';
import { KnownCard } from './receipt/known-card.tsx';
import { PriceCard } from './receipt/price-card.tsx';
import { ProtectionCard } from './receipt/protection-card.tsx';
import { ReceiptCard } from './receipt/receipt-card.tsx';
import { receiptFiles } from './receipt/receipt-files.ts';
import { StandingBadge } from './receipt/standing-badge.tsx';

export { OtherSideBoundary as ErrorBoundary } from '#app/other-side-boundary.tsx';

export const meta = () => [{ title: 'Lead receipt · Ampersand' }, { name: 'robots', content: 'noindex' }];

/** What is not there, or of another business, is told in the page and not as a fault. */
export async function loader(args: Route.LoaderArgs) {
  await requireOwner(args, 'vendor');
  const { leads, protection } = apiOf(args.context);
  const { uuid } = args.params;
  const read = await Promise.all([leads.readReceipt({ uuid }), protection.readLeadRefund({ uuid })]).catch(
    (error: unknown) => {
      if ([400, 403, 404].includes(errorStatus(error) ?? 500)) return undefined;
      throw error;
    },
  );
  return read ? data({ receipt: read[0], refund: read[1] }) : data({ receipt: undefined }, { status: 404 });
}

function Missing() {
  return (
    <PageMessage
      title="We can’t find this receipt"
      actions={<ButtonLink to={vendorPaths.leads}>Open your leads</ButtonLink>}
    >
      It may belong to another listing, or its link is incomplete.
    </PageMessage>
  );
}

export default function ReceiptScreen({ loaderData }: Route.ComponentProps) {
  if (!loaderData.receipt) return <Missing />;
  const { receipt, refund } = loaderData;
  const { lead } = receipt;
  const conversation = paths.leads(viewOf(lead.status), lead.uuid);
  const { pdf, csv } = receiptFiles(receipt);
  const fileStyle = buttonStyle({ variant: 'secondary', size: 'small' });
  return (
    <div className="grow bg-mist">
      <div className={`${pageWidth} py-6 md:py-8`}>
        <Breadcrumb
          steps={[
            { label: 'Leads', to: vendorPaths.leads },
            { label: lead.coupleNames, to: conversation },
            { label: 'Receipt' },
          ]}
        />
        <header className="mt-2 mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
          <div className="min-w-0">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <h1 className="wrap-anywhere text-3xl md:text-4xl">{lead.coupleNames}</h1>
              <TierBadge tier={lead.tier} />
              <StandingBadge receipt={receipt} />
            </div>
            <p className="mt-1 text-ink-soft">{leadFacts(lead)}</p>
          </div>
          <div className="flex flex-wrap gap-2">
            <Link to={conversation} className={fileStyle}>
              <MessageCircle size={16} aria-hidden="true" />
              Open conversation
            </Link>
            <a href={pdf} className={fileStyle}>
              <Download size={16} aria-hidden="true" />
              PDF
            </a>
            <a href={csv} className={fileStyle} title="All receipts of this listing">
              CSV<span className="sr-only"> of all receipts</span>
            </a>
          </div>
        </header>
        <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_21rem]">
          <div className="grid min-w-0 gap-4 md:grid-cols-2">
            <PriceCard receipt={receipt} className="md:col-span-2" />
            <KnownCard receipt={receipt} />
            <ProtectionCard receipt={receipt} refund={refund} />
          </div>
          <ReceiptCard receipt={receipt} />
        </div>
      </div>
    </div>
  );
}
