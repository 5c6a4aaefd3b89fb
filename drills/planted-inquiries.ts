import { randomUUID } from 'node:crypto';
import type { Ground } from './ground.ts';
import type { Listing } from './listings.ts';
import { act, requestOf, type Somebody } from './somebody.ts';

const INQUIRY = '/web-marketplace-api/v1/inquiry';
const LEAD = '/web-marketplace-api/v1/manage/inquiry';

export async function writeTo(
  ground: Ground,
  couple: Somebody,
  { uuid }: Pick<Listing, 'uuid'>,
  message: string,
): Promise<string> {
  const { inquiries } = await act<{ inquiries: { uuid: string }[] }>(ground, couple, 'POST', INQUIRY, {
    requestUuid: randomUUID(),
    storefrontUuids: [uuid],
    events: ['day-of'],
    weddingDate: null,
    flexible: true,
    guestCount: 80,
    cityId: null,
    location: 'Anywhere near the river',
    budgetMinCents: null,
    budgetMaxCents: null,
    optionIds: [],
    message,
  });
  return inquiries[0]?.uuid ?? '';
}

export const QUOTE = {
  amountCents: 240_000,
  includes: 'Everything on the day',
  validUntil: null,
  lines: [{ label: 'The day', quantity: 1, unitCents: 240_000 }],
  depositCents: null,
};

export async function connect(
  ground: Ground,
  vendor: Somebody,
  uuid: string,
  message: string,
  quote: typeof QUOTE | null = null,
): Promise<void> {
  await act(ground, vendor, 'POST', `${LEAD}/${uuid}/connect`, { requestUuid: randomUUID(), message, quote });
}

export async function attach(ground: Ground, couple: Somebody, uuid: string, words: string): Promise<void> {
  const url = `${ground.urls[0]}/web-marketplace-api/v1/inquiry-attachment/${uuid}/${words}.pdf`;
  const body = `%PDF-1.7\n% ${words}\n1 0 obj << /Type /Catalog >> endobj\n%%EOF`;
  const asked = requestOf(couple, url, 'POST');
  const told = await ground.send({
    ...asked,
    headers: { ...asked.headers, 'content-type': 'application/pdf', 'content-length': String(body.length) },
    body,
  });
  if (told.status !== 200) throw new Error(`Attaching: ${told.status} ${told.text}`);
  const { uuid: attachment } = JSON.parse(told.text) as { uuid: string };
  await act(ground, couple, 'POST', `${INQUIRY}/${uuid}/message`, {
    requestUuid: randomUUID(),
    message: 'Our plan is in the file.',
    attachmentUuids: [attachment],
  });
}
