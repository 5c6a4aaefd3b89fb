import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { beginWedding, signUp } from './people.ts';
import { startSite } from './website.ts';

export const EDIT = '/wedding-planning/website/edit';
export const CUSTOMIZE = '/wedding-planning/website/customize';
export const WIDE = { width: 1280, height: 900 };

type Block = { id: string; kind: string; version: number; props: Record<string, unknown> };
export type EditedSite = { pages: { id: string; blocks: Block[] }[] };

/** A couple whose website was begun a moment ago. */
export async function coupleWithSite(context: BrowserContext): Promise<string> {
  const owner = await signUp(context, 'couple', 'Maya');
  await beginWedding(context, {
    primaryFirstName: 'Maya',
    partnerFirstName: 'Jonah',
    weddingDate: '2031-09-13',
  });
  await startSite(context, 'editorial');
  return owner;
}

/** The first block of a kind, opened in the editor. */
export async function openBlock(page: Page, name: string): Promise<void> {
  await page.getByRole('row', { name: new RegExp(`^${name}`) }).click();
  await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
}

export const saved = (page: Page) => page.getByRole('status').filter({ hasText: /^Saved$/ });
export const blocks = (page: Page): Locator =>
  page.getByRole('grid', { name: /^Blocks of/ }).getByRole('row');
export const preview = (page: Page) =>
  page.frameLocator('iframe[title="Your website as guests will see it"]');
