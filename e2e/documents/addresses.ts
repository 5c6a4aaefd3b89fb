import type { APIRequestContext } from '@playwright/test';
import { ask } from './ask.ts';

async function locationsIn(request: APIRequestContext, path: string): Promise<string[]> {
  const answer = await ask(request, path);
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}.`);
  const locations = (await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g);
  return [...locations].map(([, url = '']) => {
    const { pathname, search } = new URL(url.replaceAll('&amp;', '&'));
    return pathname + search;
  });
}

/** Everything the product tells search engines of. */
export async function listedAddresses(request: APIRequestContext): Promise<string[]> {
  const lists = [];
  for (const file of await locationsIn(request, '/sitemap.xml')) {
    lists.push(await locationsIn(request, file));
  }
  return lists.flat();
}

function firstOf(addresses: readonly string[], pattern: RegExp): string {
  const found = addresses.find((address) => pattern.test(address));
  if (!found) throw new Error(`The world has nothing like ${pattern}.`);
  return found;
}

/** One address of every kind of page that everybody may read, by the name of its kind. */
export async function publicAddresses(request: APIRequestContext): Promise<Record<string, string>> {
  const listed = await listedAddresses(request);
  return {
    home: '/',
    landing: '/wedding-vendors',
    'how we rank': '/wedding-vendors/how-we-rank',
    'a category': '/wedding-vendors/wedding-venues',
    'a filtered search': '/wedding-vendors/wedding-venues?capacity=120-max&metro=rural,urban&page=1',
    'an empty search': '/wedding-vendors/wedding-venues?capacity=0-50&price=1-2',
    'a search in a place': firstOf(listed, /\/search\/.*--wedding-florists$/),
    'near me': '/wedding-vendors/near-me/wedding-venues',
    'a venue': firstOf(listed, /\/wedding-venues\/[^/]+$/),
    'a photographer': firstOf(listed, /\/wedding-photographers\/[^/]+$/),
    'a band': firstOf(listed, /\/wedding-bands-djs\/[^/]+$/),
    inspiration: '/inspiration',
    'real weddings': '/inspiration/wedding',
    'a real wedding': firstOf(listed, /\/inspiration\/wedding\/[^/]+$/),
    photos: '/inspiration/photo',
    'a photo': firstOf(listed, /\/inspiration\/photo\/[^/]+$/),
    'for vendors': '/inspire/vendors',
    questions: '/faq',
    'log in': '/account/login',
    'not found': '/no-such-page',
  };
}
