import { randomBytes } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';
import { callAs } from './inviting.ts';

export const WEBSITE = '/web-api/v1/website';

type Draft = { draftVersion: number; look: object; lookVersion: number };

/** An address that nobody else has. */
export const newSlug = () => `maya-${randomBytes(5).toString('hex')}`;

/** A website of the couple of this context, at an address of its own; nobody else sees it yet. */
export async function startSite(context: BrowserContext, design: string) {
  const { events } = await callAs<{ events: { id: string; name: string }[] }>(
    context,
    'POST',
    `${WEBSITE}/start`,
    { design },
  );
  const slug = newSlug();
  await callAs(context, 'PUT', `${WEBSITE}/slug`, { slug });
  return { slug, address: `/wedding/${slug}`, events };
}

/** Guests may read the draft as it is now. */
export async function publishSite(context: BrowserContext): Promise<void> {
  const { draftVersion } = await callAs<Draft>(context, 'GET', WEBSITE);
  await callAs(context, 'POST', `${WEBSITE}/publish`, { draftVersion });
}

export async function passcodeOf(context: BrowserContext): Promise<string> {
  return (await callAs<{ passcode: string }>(context, 'GET', `${WEBSITE}/passcode`)).passcode;
}

/** Somebody changes the draft elsewhere: its title, its languages. */
export async function changeLook(context: BrowserContext, change: object): Promise<void> {
  const { look, lookVersion: version } = await callAs<Draft>(context, 'GET', WEBSITE);
  const operations = [{ op: 'change-look', look: { ...look, ...change }, version }];
  await callAs(context, 'POST', `${WEBSITE}/operations`, { batchUuid: crypto.randomUUID(), operations });
}
