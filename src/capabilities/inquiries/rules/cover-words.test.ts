import { describe, expect, it } from 'vitest';
import { CONTACT_HIDDEN, coupleCoverNote, hiddenContactText, vendorCoverNote } from './cover-words.ts';
import { INQUIRY_STATUSES } from './inquiry-states.ts';

const PROMISES = /after you connect|once you are connected|You pay/;

describe('what has ended promises nothing any more', () => {
  it('to the couple', () => {
    expect(coupleCoverNote('CLOSED')).toBe('contact details stay hidden');
    expect(coupleCoverNote('READY')).toMatch(PROMISES);
  });

  it.each(CONTACT_HIDDEN)('to the vendor, hidden because of %s', (hidden) => {
    expect(vendorCoverNote('CLOSED', hidden)).not.toMatch(PROMISES);
    expect(hiddenContactText('CLOSED', hidden)).not.toMatch(PROMISES);
  });

  it('of a price', () => {});
});

it.each(INQUIRY_STATUSES)('who must not see contacts is promised none in %s', (status) => {
  expect(vendorCoverNote(status, 'ROLE')).not.toMatch(PROMISES);
  expect(hiddenContactText(status, 'ROLE')).not.toMatch(PROMISES);
});

it('a new lead says when they show', () => {
  expect(vendorCoverNote('READY', 'NOT_CONNECTED')).toBe('contact details show after you connect');
  expect(hiddenContactText('READY', 'NOT_CONNECTED')).toMatch(PROMISES);
});
