/** Places outside the product, which open in a new tab. */
export const EXTERNAL = {
  babyRegistry: 'https://baby.example/',
  babyRegistrySearch: 'https://baby.example/registry/search',
  appStore: 'https://app-store.example/ampersand',
  accessibilityReviewer: 'https://accessibility-reviewer.example/ampersand',
  facebook: 'https://facebook.example/ampersand',
  pinterest: 'https://pinterest.example/ampersand',
  twitter: 'https://twitter.example/ampersand',
  instagram: 'https://instagram.example/ampersand',
  tiktok: 'https://tiktok.example/ampersand',
} as const;

export function isExternal(href: string): boolean {
  return !href.startsWith('/');
}
