import type { BadgeKey } from '#capabilities/storefronts/rules/badges.ts';
import { BADGE_TEXTS } from '../badge-texts.data.ts';
import { SEAL_PATH } from '../seal-path.ts';
import { outlineWords } from './outline-words.ts';
import type { SealHonor } from './seal-honor.ts';

const CENTER = 50;

type Face = {
  title: string;
  color: string;
  lines: readonly { text: string; size: number; baseline: number }[];
};

const large = (text: string, baseline: number, size = 15) => ({ text, size, baseline });

const BADGE_FACES: Readonly<Record<BadgeKey, Omit<Face, 'title'>>> = {
  QUICK_RESPONDER: { color: '#1f6f78', lines: [large('Quick', 45), large('responder', 61, 12.5)] },
  TRENDING: { color: '#7a2740', lines: [large('Trending', 55, 13.5)] },
  HIDDEN_GEM: { color: '#2f5d46', lines: [large('Hidden', 45), large('gem', 62)] },
  NEW: { color: '#2f4f8f', lines: [large('New', 57, 22)] },
};

function faceOf(honor: SealHonor): Face {
  if (honor.kind === 'badge') return { title: BADGE_TEXTS[honor.badge].title, ...BADGE_FACES[honor.badge] };
  if (honor.kind === 'found') {
    return { title: 'Find us', color: '#232044', lines: [large('Find us', 50), large('on', 63, 12)] };
  }
  const title = `Best of ${honor.year}`;
  return { title, color: '#734f18', lines: [large('Best of', 41, 13), large(String(honor.year), 64, 25)] };
}

/** What a seal says, for whoever reads rather than looks. */
export function sealTitle(honor: SealHonor): string {
  return `${faceOf(honor).title} on Ampersand`;
}

/** A seal as a picture of its own: no script, no font and nothing else that another site would have to bring. */
export function drawSeal(honor: SealHonor, width = 240): string {
  const { color, lines } = faceOf(honor);
  const words = lines.map((line) => outlineWords({ ...line, center: CENTER }));
  const house = outlineWords({ text: 'Ampersand', size: 7.5, center: CENTER, baseline: 77 });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width}" viewBox="0 0 100 100" role="img">`,
    `<title>${sealTitle(honor)}</title>`,
    `<path fill="${color}" d="${SEAL_PATH}"/>`,
    '<circle cx="50" cy="50" r="38" fill="none" stroke="#fff" stroke-opacity=".6"/>',
    `<g fill="#fff">${words.join('')}${house}</g>`,
    '</svg>',
  ].join('');
}
