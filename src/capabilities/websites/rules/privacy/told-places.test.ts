import { describe, expect, it } from 'vitest';
import { blankProps } from '../stored/block-parts.ts';
import type { SitePage } from '../stored/site-content.ts';
import type { StoredBlock } from '../stored/stored-block.ts';
import { FOR_EVERYONE, type PagePrivacy } from './site-privacy.ts';
import { toldPlaces } from './told-places.ts';

const DINNER = {
  id: 'dinner',
  placeName: 'The Hidden Cellar',
  address: '9 Quiet Lane, Hudson, NY 12534',
  visibility: 'INVITED' as const,
};

function page(...blocks: StoredBlock[]): SitePage {
  return { id: 'page', kind: 'faq', slug: 'faq', title: { en: 'Q & A' }, blocks };
}

function faq(text: string): StoredBlock {
  const answer = { es: [{ kind: 'paragraph' as const, runs: [{ text }] }] };
  return {
    id: 'faq',
    kind: 'faq',
    props: { ...blankProps('faq'), questions: [{ question: { es: '¿Dónde?' }, answer }] },
  };
}

function map(event: string | null): StoredBlock {
  const props = { ...blankProps('map-place'), placeName: 'The hidden cellar', event };
  return { id: 'map', kind: 'map-place', props };
}

const told = (pages: SitePage[], privacy: PagePrivacy = FOR_EVERYONE, events = [DINNER]) =>
  toldPlaces(pages, events, () => privacy);

describe('places that pages still tell', () => {
  it('are found in any language, by name or by street, however they are written', () => {
    expect(told([page(faq('En THE HIDDEN CELLAR, abajo.'))])).toEqual([
      { eventId: 'dinner', pageId: 'page', blockId: 'faq' },
    ]);
    expect(told([page(faq('Come to 9 Quiet Lane.'))])).toHaveLength(1);
    expect(told([page(map(null))])).toHaveLength(1);
  });

  it('are none where nothing gives them away', () => {
    expect(told([page(faq('Somewhere in Hudson, NY.'))])).toEqual([]);
    expect(told([page(map('dinner'))])).toEqual([]);
    expect(told([page(faq('The Hidden Cellars'))])).toEqual([]);
    expect(told([page(faq('The Hidden Cellar'))], { visibility: 'HIDDEN', eventIds: [] })).toEqual([]);
    expect(told([page(faq('The Hidden Cellar'))], { visibility: 'INVITED', eventIds: ['dinner'] })).toEqual(
      [],
    );
  });

  it('are told behind a passcode, and to those who are invited to something else', () => {
    const pages = [page(faq('The Hidden Cellar'))];
    expect(told(pages, { visibility: 'PASSCODE', eventIds: [] })).toHaveLength(1);
    expect(told(pages, { visibility: 'INVITED', eventIds: [] })).toHaveLength(1);
  });

  it('are no secret where an event for everybody is, too', () => {
    const wedding = { ...DINNER, id: 'wedding', visibility: 'EVERYONE' as const };
    const events = [DINNER, wedding] as (typeof DINNER)[];
    expect(told([page(faq('The Hidden Cellar'))], FOR_EVERYONE, events)).toEqual([]);
  });
});
