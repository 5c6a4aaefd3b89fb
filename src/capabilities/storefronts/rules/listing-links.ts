import { parseWebAddress } from '#base/validation/web-address.ts';
import type { SocialField, SocialKind, SocialLinks } from './social-links.ts';

export type ListingLink = { kind: SocialKind; label: string; href: string };

type Shown = { field: SocialField; kind: SocialKind; label: string };

const TOURS: readonly Shown[] = [
  { field: 'matterport', kind: 'MATTERPORT', label: '3-D walkthrough on Matterport' },
  { field: 'sketchfab', kind: 'SKETCHFAB', label: '3-D model on Sketchfab' },
];
const PLACES: readonly Shown[] = [
  { field: 'web', kind: 'WEB', label: 'Website' },
  { field: 'facebook', kind: 'FACEBOOK', label: 'Facebook' },
  { field: 'pinterest', kind: 'PINTEREST', label: 'Pinterest' },
  { field: 'twitter', kind: 'TWITTER', label: 'Twitter' },
];

/** What was typed into a listing becomes a link only where it is a public web address. */
function linksOf(social: SocialLinks, shown: readonly Shown[]): ListingLink[] {
  return shown.flatMap(({ field, kind, label }) => {
    const url = parseWebAddress(social[field] ?? '');
    return url ? [{ kind, label, href: url.href }] : [];
  });
}

export const tourLinks = (social: SocialLinks) => linksOf(social, TOURS);
export const placeLinks = (social: SocialLinks) => linksOf(social, PLACES);
