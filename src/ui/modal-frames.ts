import type { OverlayNeed } from './may-show.ts';

export type ModalName =
  | 'auth'
  | 'cart'
  | 'publishRegistry'
  | 'setShippingAddress'
  | 'shippingExclusion'
  | 'bookingStatusReminder'
  | 'twoFactor'
  | 'freeCredit'
  | 'textMessageOptIn';

export interface ModalFrame {
  /** Shown unless the content brings a better one. */
  title: string;
  size: 'small' | 'regular' | 'wide';
  role: 'dialog' | 'alertdialog';
  /** Off: neither Escape nor a press outside closes it, only its own buttons do. */
  isDismissable: boolean;
  /** What must not be on the screen when it opens. People's own actions need nothing; modals that come by themselves wait. */
  needs: OverlayNeed;
}

const frame = { size: 'regular', role: 'dialog', isDismissable: true, needs: 'nothing' } as const;

/** The modals of the specification (sections 2 and 4); whoever fills one in brings content only. */
export const modalFrames: Readonly<Record<ModalName, ModalFrame>> = {
  auth: { ...frame, title: 'Log in or sign up', size: 'small' },
  cart: { ...frame, title: 'Your cart' },
  publishRegistry: { ...frame, title: 'Publish your registry' },
  setShippingAddress: { ...frame, title: 'Set your shipping address' },
  shippingExclusion: { ...frame, title: 'Some gifts can’t be shipped there', size: 'small' },
  bookingStatusReminder: { ...frame, title: 'Did you book?', size: 'small', needs: 'no-modal' },
  twoFactor: { ...frame, title: 'Confirm it’s you', size: 'small' },
  freeCredit: { ...frame, title: 'Free credits for you', isDismissable: false, needs: 'no-modal' },
  textMessageOptIn: { ...frame, title: 'Get text notifications', needs: 'no-modal' },
};
