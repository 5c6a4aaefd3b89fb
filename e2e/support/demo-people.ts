import type { BrowserContext } from '@playwright/test';
import { csrf, signInAs } from './people.ts';

const API = '/web-marketplace-api/v1';

/** Signs someone of the demo world in. */
export function signInDemo(context: BrowserContext, name: string): Promise<void> {
  return signInAs(context, `${name}@demo.example`);
}

export type DemoListing = { uuid: string; name: string; taxonomyKey: string; published: boolean };

/** Without the dialog that comes once by itself to vendors with a published listing. */
export async function skipTextMessageQuestion(context: BrowserContext): Promise<void> {
  await context.request.post(`${API}/vendor-user/settings`, {
    headers: await csrf(context),
    data: { key: 'text_message_opt_in_shown' },
  });
}

/** The demo vendor, who works for several listings and was asked about text messages. */
export async function signInVendor(context: BrowserContext): Promise<DemoListing[]> {
  await signInDemo(context, 'vendor');
  await skipTextMessageQuestion(context);
  return (await context.request.get(`${API}/manage/storefronts`)).json();
}

/** The same with one of the listings, by its trade. */
export async function signInVendorOf(context: BrowserContext, taxonomyKey: string): Promise<DemoListing> {
  const listing = (await signInVendor(context)).find((one) => one.taxonomyKey === taxonomyKey);
  if (!listing) throw new Error(`The demo vendor has no listing among ${taxonomyKey}.`);
  return listing;
}
