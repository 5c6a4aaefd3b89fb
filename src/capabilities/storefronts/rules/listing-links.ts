import { parseWebAddress } from '#base/validation/web-address.ts';
import type { SocialKind, SocialLinks } from './social-links.ts';

export type ListingLink = { kind: SocialKind; label: string; href: string };

const TOURS: readonly (readonly [SocialKind, string])[] = [
  ['matterport', '3-D walkthrough on Matterport'],
  ['sketchfab', '3-D model on Sketchfab'],
];
const PLACES: readonly (readonly [SocialKind, string])[] = [
  ['web', 'Website'],
  ['facebook', 'Facebook'],
  ['pinterest', 'Pinterest'],
  ['twitter', 'Twitter'],
];

/** What was typed into a listing becomes a link only where it is a public web address. */
function linksOf(social: SocialLinks, kinds: typeof TOURS): ListingLink[] {
  return kinds.flatMap(([kind, label]) => {
    const url = parseWebAddress(social[kind] ?? '');
    return url ? [{ kind, label, href: url.href }] : [];
  });
}

export const tourLinks = (social: SocialLinks) => linksOf(social, TOURS);
export const placeLinks = (social: SocialLinks) => linksOf(social, PLACES);
