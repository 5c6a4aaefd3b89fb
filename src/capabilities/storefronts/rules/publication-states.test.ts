import { describe, expect, it } from 'vitest';
import { PUBLICATION_STATUSES } from '#base/publication-status.ts';
import { isInReview, nextPublication, publicationMachine } from './publication-states.ts';

describe('publication', () => {
  it('knows every status of the specification', () => {
    expect([...publicationMachine.states].sort()).toEqual([...PUBLICATION_STATUSES].sort());
  });

  it('leads from a draft to the page', () => {
    expect(publicationMachine.next('NEW', 'submit')).toBe('SUBMITTED');
    expect(publicationMachine.next('SUBMITTED', 'pick-up')).toBe('IN_REVIEW');
    expect(publicationMachine.next('IN_REVIEW', 'accept')).toBe('ACCEPTED');
    expect(publicationMachine.can('NEW', 'accept')).toBe(false);
  });

  it('comes back without a review only where couples could see it before', () => {
    const [never, before] = [null, new Date('2026-01-01')];
    expect(nextPublication({ status: 'CLOSED', formerlyPublishedAt: before }, 'republish')).toBe('ACCEPTED');
    expect(nextPublication({ status: 'CLOSED', formerlyPublishedAt: before }, 'submit')).toBeUndefined();
    expect(nextPublication({ status: 'CLOSED', formerlyPublishedAt: never }, 'republish')).toBeUndefined();
    expect(nextPublication({ status: 'CLOSED', formerlyPublishedAt: never }, 'submit')).toBe('SUBMITTED');
  });

  it('is decided about by whoever has picked it up', () => {
    for (const event of ['accept', 'reject'] as const) {
      expect(publicationMachine.states.filter((state) => publicationMachine.can(state, event))).toEqual([
        'IN_REVIEW',
      ]);
    }
  });

  it('is in review while submitted or picked up', () => {
    expect(PUBLICATION_STATUSES.filter(isInReview)).toEqual(['SUBMITTED', 'IN_REVIEW']);
  });
});
