import { describe, expect, it } from 'vitest';
import { isUnansweredToastDue, unansweredMessagesToast } from './unanswered-messages.ts';

describe('unansweredMessagesToast', () => {
  it('has the id, the fade and the link of the specification, and no clock', () => {
    const toast = unansweredMessagesToast(3, '/inquiries');
    expect(toast).toMatchObject({
      id: 4200,
      fadeMs: 1000,
      action: { label: 'View', to: '/inquiries' },
    });
    expect(toast.autoDismissMs).toBeUndefined();
  });

  it('counts in words that fit', () => {
    expect(unansweredMessagesToast(1, '/').message).toBe('You have 1 unanswered message');
    expect(unansweredMessagesToast(2, '/').message).toBe('You have 2 unanswered messages');
  });
});

describe('isUnansweredToastDue', () => {
  it('needs messages and neither toast nor modal', () => {
    expect(isUnansweredToastDue(1, { modals: [], toasts: [] })).toBe(true);
    expect(isUnansweredToastDue(0, { modals: [], toasts: [] })).toBe(false);
    expect(isUnansweredToastDue(1, { modals: ['cart'], toasts: [] })).toBe(false);
    expect(isUnansweredToastDue(1, { modals: [], toasts: ['toast-1'] })).toBe(false);
  });

  it('may replace itself when the count changes', () => {
    expect(isUnansweredToastDue(2, { modals: [], toasts: [4200] })).toBe(true);
  });
});
