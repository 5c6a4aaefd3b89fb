import { describe, expect, it } from 'vitest';
import { calendarDate } from '#base/calendar-date.ts';
import { PUBLICATION_STATUSES } from '#base/publication-status.ts';
import { fieldMessage, validateFields } from '#base/validation/validate-fields.ts';
import type { SubmissionWords } from '../contract/words.ts';
import { CONSENTS, consentAfter, coversVersion } from './consent.ts';
import { orderPhotos } from './order-photos.ts';
import { storyParts } from './story-parts.ts';
import { DRAFT_RULES, submissionRules } from './submission-rules.ts';
import { isWritable, submissionMachine } from './submission-states.ts';

const TODAY = calendarDate('2026-03-01');
const photos = (count: number): SubmissionWords['photos'] =>
  Array.from({ length: count }, (_, index) => ({ id: `photo-${index}`, caption: '', subject: 'details' }));

const WEDDING: SubmissionWords = {
  ...{ firstName: 'Maya', partnerFirstName: 'Jonah', weddingDate: '2025-09-20', cityId: 1, guestCount: 80 },
  ...{ palette: 'sage', styles: ['garden'], setting: 'OUTDOOR', title: 'Dry by five', summary: 'Rain.' },
  ...{ story: 'x'.repeat(200), photos: photos(10), coupleEmail: 'maya@couple.example', credits: [] },
};

describe('what is sent', () => {
  it('lacks nothing', () => {
    expect(validateFields(WEDDING, submissionRules(TODAY))).toEqual({});
    expect(validateFields({ ...WEDDING, photos: photos(120) }, submissionRules(TODAY))).toEqual({});
  });

  it.each([
    ['photos', { photos: photos(9) }],
    ['photos', { photos: photos(121) }],
    ['story', { story: 'x'.repeat(199) }],
    ['story', { story: 'x'.repeat(5001) }],
    ['weddingDate', { weddingDate: '2026-03-02' }],
    ['weddingDate', { weddingDate: '2025-02-30' }],
    ['guestCount', { guestCount: 0 }],
    ['styles', { styles: [] }],
    ['coupleEmail', { coupleEmail: 'maya' }],
    ['credits', { credits: [{ role: 'Flowers', name: '', website: '', storefrontUuid: null }] }],
    ['credits', { credits: [{ role: 'Flowers', name: 'A', website: 'no address', storefrontUuid: null }] }],
  ])('has a %s that is right', (field, wrong) => {
    expect(Object.keys(validateFields({ ...WEDDING, ...wrong }, submissionRules(TODAY)))).toEqual([field]);
  });

  it('may be over today', () => {
    expect(fieldMessage({ ...WEDDING, weddingDate: TODAY }, 'weddingDate', submissionRules(TODAY))).toBe(
      undefined,
    );
  });

  it('is asked less while it is a draft', () => {
    const begun = { ...WEDDING, title: '', story: '', photos: [], cityId: null, coupleEmail: 'may' };
    expect(validateFields(begun, DRAFT_RULES)).toEqual({});
  });
});

describe('the way of a wedding', () => {
  it('ends for good, and only a draft and what was turned away can be written on', () => {
    expect(PUBLICATION_STATUSES.filter((status) => submissionMachine.isFinal(status))).toEqual([
      'CLOSED',
      'SPAM',
    ]);
    expect(PUBLICATION_STATUSES.filter(isWritable)).toEqual(['NEW', 'REJECTED']);
  });

  it('can be ended by the couple wherever it is not over', () => {
    for (const status of PUBLICATION_STATUSES) {
      expect(submissionMachine.can(status, 'refuse')).toBe(!submissionMachine.isFinal(status));
    }
  });

  it('is published by staff alone, and no verdict but one touches what is shown', () => {
    expect(PUBLICATION_STATUSES.filter((status) => submissionMachine.can(status, 'accept'))).toEqual([
      'IN_REVIEW',
    ]);
    expect(submissionMachine.can('ACCEPTED', 'reject')).toBe(false);
    expect(submissionMachine.next('ACCEPTED', 'take-down')).toBe('REJECTED');
  });
});

describe('consent', () => {
  it('is never given back once it was refused or taken away', () => {
    for (const consent of ['REFUSED', 'WITHDRAWN', 'NONE'] as const) {
      expect(consentAfter(consent, 'AGREE')).toBeUndefined();
    }
  });

  it('covers the version that was seen and no other', () => {
    expect(coversVersion({ consent: 'GIVEN', consentVersion: 3 }, 3)).toBe(true);
    expect(coversVersion({ consent: 'GIVEN', consentVersion: 3 }, 4)).toBe(false);
    for (const consent of CONSENTS.filter((one) => one !== 'GIVEN')) {
      expect(coversVersion({ consent, consentVersion: 3 }, 3)).toBe(false);
    }
  });
});

it('orders photos as named, once each, and keeps those that came meanwhile', () => {
  const stored = ['a', 'b', 'c'].map((pictureId) => ({ pictureId }));
  const named = ['c', 'gone', 'a', 'c'].map((id) => ({ id }));
  expect(orderPhotos(stored, named).map(({ photo }) => photo.pictureId)).toEqual(['c', 'a', 'b']);
});

it('begins a paragraph with a blank line', () => {
  expect(storyParts(' One\nline.\n\n  \n\nTwo. ')).toEqual([{ paragraphs: ['One line.', 'Two.'] }]);
});
