import type { SeededRandom } from '#base/seeded-random.ts';
import { slugify } from '#base/text.ts';
import type { TaxonomyKey } from '#capabilities/taxonomy/rules/categories.ts';
import type { SocialLinks, StorefrontVideo } from '../rules/social-links.ts';

/** Addresses under a domain that belongs to nobody, so that no link leads to a stranger. */
export function planSocial(random: SeededRandom, name: string, effort: number): SocialLinks {
  const handle = slugify(name).replaceAll('-', '').slice(0, 28);
  const has = (share: number) => random.chance(share * (0.5 + effort));
  return {
    ...(has(0.7) && { web: `https://www.${handle}.example` }),
    ...(has(0.7) && { instagram: handle }),
    ...(has(0.35) && { facebook: `https://facebook.example/${handle}` }),
    ...(has(0.3) && { pinterest: `https://pinterest.example/${handle}` }),
  };
}

/** Those who film show a film; others seldom do. */
export function planVideo(
  random: SeededRandom,
  category: TaxonomyKey,
  effort: number,
): StorefrontVideo | null {
  const share = category === 'wedding-videographers' ? 0.8 : 0.12;
  if (!random.chance(share * (0.5 + effort))) return null;
  return { kind: 'VIMEO', videoId: String(random.int(100_000_000, 999_999_999)) };
}
