import { parseXml, XmlElement } from '@rgrove/parse-xml';
import { describe, expect, it } from 'vitest';
import { BADGES } from '#capabilities/storefronts/rules/badges.ts';
import { drawSeal, sealTitle } from './draw-seal.ts';
import { outlineWords } from './outline-words.ts';
import { type SealHonor, sealHonor } from './seal-honor.ts';

const HONORS: SealHonor[] = [
  { kind: 'found' },
  ...BADGES.map((badge) => ({ kind: 'badge', badge }) as const),
  ...[2023, 2024, 2025, 2026, 2030, 9999].map((year) => ({ kind: 'award', year }) as const),
];

function elementsIn(element: XmlElement): XmlElement[] {
  const inside = element.children.filter((child) => child instanceof XmlElement);
  return [element, ...inside.flatMap(elementsIn)];
}

describe('the picture', () => {
  it.each(HONORS)('of %o says what it is, and brings nothing that runs or loads', (honor) => {
    const { root } = parseXml(drawSeal(honor));
    const elements = elementsIn(root as XmlElement);
    expect(new Set(elements.map(({ name }) => name))).toEqual(
      new Set(['svg', 'title', 'path', 'circle', 'g']),
    );
    expect(elements.find(({ name }) => name === 'title')?.text).toBe(sealTitle(honor));
    expect(elements.flatMap(({ attributes }) => Object.keys(attributes))).not.toContain('href');
  });

  it('stays small enough to stand on any page', () => {
    for (const honor of HONORS) expect(drawSeal(honor).length).toBeLessThan(16_000);
  });
});

it('centers a line', () => {
  const [, begin = ''] = /translate\(([\d.]+) 40\)/.exec(
    outlineWords({ text: 'New', size: 20, center: 50, baseline: 40 }),
  ) ?? [''];
  expect(Number(begin)).toBeGreaterThan(20);
  expect(Number(begin)).toBeLessThan(35);
});

describe('what it is for', () => {
  it('is the newest award, then the badge that ranks first, then that one is found here', () => {
    expect(sealHonor({ awards: ['BEST_OF_2023', 'BEST_OF_2024'], badges: ['NEW'] })).toEqual({
      kind: 'award',
      year: 2024,
    });
    expect(sealHonor({ awards: [], badges: ['NEW', 'QUICK_RESPONDER'] })).toEqual({
      kind: 'badge',
      badge: 'QUICK_RESPONDER',
    });
    expect(sealHonor({ awards: [], badges: [] })).toEqual({ kind: 'found' });
    expect(sealHonor(undefined)).toEqual({ kind: 'found' });
  });
});
