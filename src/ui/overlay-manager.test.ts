import { beforeEach, describe, expect, it, vi } from 'vitest';
import { mayShow } from './may-show.ts';
import { modals } from './modals.ts';
import { createOverlayManager, type OverlayManager } from './overlay-manager.ts';
import { createToastStore, type ToastStore } from './toast-store.ts';

let toasts: ToastStore;
let manager: OverlayManager;
const saved = { tone: 'positive', message: 'Saved' } as const;

beforeEach(() => {
  toasts = createToastStore();
  manager = createOverlayManager(toasts);
});

describe('mayShow', () => {
  const nothing = { modals: [], toasts: [] };
  const modal = { modals: ['cart'], toasts: [] };
  const toast = { modals: [], toasts: ['toast-1'] };

  it.each([
    ['nothing', nothing, true],
    ['nothing', modal, true],
    ['nothing', toast, true],
    ['no-modal', nothing, true],
    ['no-modal', modal, false],
    ['no-modal', toast, true],
    ['no-modal-or-toast', nothing, true],
    ['no-modal-or-toast', modal, false],
    ['no-modal-or-toast', toast, false],
  ] as const)('%s with %j is %s', (needs, open, expected) => {
    expect(mayShow({ needs }, open)).toBe(expected);
  });

  it('never stands in its own way', () => {
    expect(mayShow({ needs: 'no-modal', own: 'cart' }, modal)).toBe(true);
    expect(mayShow({ needs: 'no-modal-or-toast', own: 4200 }, { modals: [], toasts: [4200] })).toBe(true);
    expect(mayShow({ needs: 'no-modal-or-toast', own: 4200 }, { modals: [], toasts: [4200, 1] })).toBe(false);
  });
});

describe('createOverlayManager', () => {
  it('opens and closes by name', () => {
    expect(manager.openModal(modals.cart)).toBe(true);
    expect(manager.isModalOpen(modals.cart)).toBe(true);
    expect(manager.open().modals).toEqual(['cart']);
    manager.closeModal(modals.cart);
    expect(manager.open().modals).toEqual([]);
  });

  it('counts a requested modal and its dialog once', () => {
    manager.openModal(modals.auth);
    const release = manager.register('auth');
    expect(manager.open().modals).toEqual(['auth']);
    manager.closeModal(modals.auth);
    expect(manager.open().modals).toEqual(['auth']);
    release();
    expect(manager.open().modals).toEqual([]);
  });

  it('forgets a modal that left with its page, not one that comes back at once', async () => {
    manager.openModal(modals.cart);
    const comingBack = manager.register('cart');
    comingBack();
    const leaving = manager.register('cart');
    await Promise.resolve();
    expect(manager.isModalOpen(modals.cart)).toBe(true);
    leaving();
    await Promise.resolve();
    expect(manager.isModalOpen(modals.cart)).toBe(false);
    expect(manager.openModal(modals.freeCredit)).toBe(true);
  });

  it('counts unnamed dialogs too, each for itself', () => {
    const first = manager.register();
    const second = manager.register();
    expect(manager.open().modals).toHaveLength(2);
    first();
    first();
    expect(manager.mayShow({ needs: 'no-modal' })).toBe(false);
    second();
    expect(manager.mayShow({ needs: 'no-modal' })).toBe(true);
  });

  it('knows the toasts, until they have faded', () => {
    vi.useFakeTimers();
    toasts.show({ ...saved, id: 'save', fadeMs: 1000 });
    expect(manager.mayShow({ needs: 'no-modal-or-toast' })).toBe(false);
    expect(manager.mayShow({ needs: 'no-modal' })).toBe(true);
    toasts.dismiss('save');
    expect(manager.mayShow({ needs: 'no-modal-or-toast' })).toBe(false);
    vi.advanceTimersByTime(1000);
    expect(manager.mayShow({ needs: 'no-modal-or-toast' })).toBe(true);
    vi.useRealTimers();
  });

  it.each(['freeCredit', 'textMessageOptIn', 'bookingStatusReminder'] as const)(
    '%s waits for other modals, not for toasts',
    (name) => {
      toasts.show(saved);
      const release = manager.register();
      expect(manager.openModal(modals[name])).toBe(false);
      expect(manager.isModalOpen(modals[name])).toBe(false);
      release();
      expect(manager.openModal(modals[name])).toBe(true);
      expect(manager.openModal(modals[name])).toBe(true);
    },
  );

  it('lets only one of two waiting modals open', () => {
    expect(manager.openModal(modals.freeCredit)).toBe(true);
    expect(manager.openModal(modals.textMessageOptIn)).toBe(false);
  });

  it.each(['auth', 'cart', 'twoFactor', 'setShippingAddress'] as const)('%s opens over anything', (name) => {
    manager.register();
    toasts.show(saved);
    expect(manager.openModal(modals[name])).toBe(true);
  });

  it('keeps its snapshot until something changes, and tells its listeners', () => {
    const listener = vi.fn();
    const leave = manager.subscribe(listener);
    const before = manager.open();
    expect(manager.open()).toBe(before);
    manager.openModal(modals.cart);
    manager.openModal(modals.cart);
    expect(manager.open()).not.toBe(before);
    leave();
    toasts.show(saved);
    expect(listener).toHaveBeenCalledOnce();
  });
});

describe('modals', () => {
  it('are known by their own names', () => {
    expect(Object.values(modals).map(({ name }) => name)).toEqual(Object.keys(modals));
  });

  it('let only the free-credit modal refuse Escape and the overlay', () => {
    const strict = Object.values(modals).filter(({ isDismissable }) => !isDismissable);
    expect(strict).toEqual([modals.freeCredit]);
  });
});
