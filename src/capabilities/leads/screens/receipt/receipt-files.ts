import { withQuery } from '#app/rules/with-query.ts';
import type { LeadReceipt } from '../../contract/receipts.contract.ts';

const BASE = '/web-marketplace-api/v1/manage/inquiry';

/** What can be kept: this receipt, and all of its listing's in one table. */
export function receiptFiles({ lead }: Pick<LeadReceipt, 'lead'>): { pdf: string; csv: string } {
  return {
    pdf: `${BASE}/${encodeURIComponent(lead.uuid)}/receipt/pdf`,
    csv: withQuery(`${BASE}/receipts/export`, { storefrontUuid: lead.storefrontUuid }),
  };
}
