import type { OverlayNeed } from './may-show.ts';

/** What is fixed about a modal that can be opened from anywhere. Whoever brings one defines it beside its content. */
export interface Modal {
  /** By which it is known while it is open; unique. */
  name: string;
  /** Shown unless the content brings a better one. */
  title: string;
  size: 'small' | 'regular' | 'wide';
  role: 'dialog' | 'alertdialog';
  /** Off: neither Escape nor a press outside closes it, only its own buttons do. */
  isDismissable: boolean;
  /** What must not be on the screen when it opens. People's own actions need nothing; modals that come by themselves wait. */
  needs: OverlayNeed;
}

export function defineModal(modal: Pick<Modal, 'name' | 'title'> & Partial<Modal>): Modal {
  return { size: 'regular', role: 'dialog', isDismissable: true, needs: 'nothing', ...modal };
}

/** The modals of the specification (sections 2 and 4); whoever fills one in brings content only. */
export const modals = {
  auth: defineModal({ name: 'auth', title: 'Log in or sign up', size: 'small' }),
  cart: defineModal({ name: 'cart', title: 'Your cart' }),
  publishRegistry: defineModal({ name: 'publishRegistry', title: 'Publish your registry' }),
  setShippingAddress: defineModal({ name: 'setShippingAddress', title: 'Set your shipping address' }),
  shippingExclusion: defineModal({
    name: 'shippingExclusion',
    title: 'Some gifts can’t be shipped there',
    size: 'small',
  }),
  bookingStatusReminder: defineModal({
    name: 'bookingStatusReminder',
    title: 'Did you book?',
    size: 'small',
    needs: 'no-modal',
  }),
  twoFactor: defineModal({ name: 'twoFactor', title: 'Confirm it’s you', size: 'small' }),
  freeCredit: defineModal({
    name: 'freeCredit',
    title: 'Free credits for you',
    isDismissable: false,
    needs: 'no-modal',
  }),
  textMessageOptIn: defineModal({
    name: 'textMessageOptIn',
    title: 'Get text notifications',
    needs: 'no-modal',
  }),
} as const;
