import type { CalendarDate } from '#base/calendar-date.ts';

/** A saved card as people recognise it. Nothing else of a card ever reaches us. */
export type SavedMethod = {
  ref: string;
  brand: string;
  last4: string;
  expMonth: number;
  expYear: number;
};

export type PageLine = { name: string; amountCents: number };

type Asked = {
  paymentId: string;
  attempt: number;
  amountCents: number;
  currency: string;
  /** Where the person comes back to, paid or not. */
  returnUrl: string;
};

export type PageRequest = Asked & {
  /** What is paid for; their sum is the amount. */
  lines: readonly PageLine[];
  customerRef: string | null;
  savesMethod: boolean;
  cancelUrl: string;
  expiresAt: Date;
};

export type SetupPageRequest = { customerRef: string; returnUrl: string; cancelUrl: string };

export type SavedCharge = Asked & {
  customerRef: string;
  methodRef: string;
  /** Whoever is there can answer their bank; a renewal at night cannot. */
  isPersonThere: boolean;
};

export type OpenedPage = { ref: string; url: string };

export type ChargeAnswer =
  | { ref: string; outcome: 'succeeded' | 'processing' }
  | { ref: string; outcome: 'declined'; code: string }
  | { ref: string; outcome: 'challenge'; url: string };

export type ReadState =
  | 'OPEN'
  | 'PROCESSING'
  | 'CHALLENGED'
  | 'SUCCEEDED'
  | 'FAILED'
  | 'EXPIRED'
  | 'CANCELED';

/** What the provider knows of a payment now: the truth that every hint leads to. */
export type PaymentReading = {
  ref: string;
  state: ReadState;
  /** How refunds, disputes and movements name it, once a card was charged. */
  chargeRef: string | null;
  /** Where the person can go on, while there is something to do. */
  url: string | null;
  amountCents: number;
  currency: string;
  feeCents: number | null;
  declineCode: string | null;
  refundedCents: number;
  dispute: 'NONE' | 'OPEN' | 'WON' | 'LOST';
  /** The card that was kept with it. */
  method: SavedMethod | null;
  /** The card that it was paid with, kept or not. */
  card: Pick<SavedMethod, 'brand' | 'last4'> | null;
};

export type RefundRequest = { refundId: string; chargeRef: string; amountCents: number };

export type RefundReading = {
  ref: string;
  state: 'PENDING' | 'SUCCEEDED' | 'FAILED';
  amountCents: number;
  failureCode: string | null;
};

/** Something may have happened. What did is read, never taken from the event. */
export type GatewayEvent = {
  id: string;
  kind: 'PAYMENT' | 'REFUND' | 'DISPUTE' | 'SETUP';
  /** As the provider names what it is about: a page, a charge or a refund. */
  ref: string;
  /** As we named it to the provider, where the event repeats it. */
  paymentId: string | null;
  customerRef: string | null;
};

export type ParsedEvent =
  | { verdict: 'genuine'; event: GatewayEvent }
  /** Signed, and of no interest to us. */
  | { verdict: 'ignored' }
  | { verdict: 'forged' };

/** Money that moved on the account we have with the provider; what leaves it is negative. */
export type Movement = {
  ref: string;
  kind: 'CHARGE' | 'REFUND' | 'DISPUTE' | 'OTHER';
  chargeRef: string | null;
  paymentId: string | null;
  amountCents: number;
  currency: string;
  feeCents: number;
};

export type EventHeaders = Readonly<Record<string, string | string[] | undefined>>;

/**
 * Whoever takes cards for us. Cards are typed on its own page, reached by redirect. Calls that create something carry a
 * key: the same key and the same request get the same answer, for a day at least. They throw `GatewayUnavailable` where
 * nobody knows whether something happened, and `GatewayRefusal` where nothing did.
 */
export type PaymentGateway = {
  readonly name: string;
  createCustomer(ownerKey: string, key: string): Promise<string>;
  openPage(request: PageRequest, key: string): Promise<OpenedPage>;
  /** Keeps a card without a payment. */
  openSetupPage(request: SetupPageRequest, key: string): Promise<OpenedPage>;
  chargeSaved(request: SavedCharge, key: string): Promise<ChargeAnswer>;
  read(ref: string): Promise<PaymentReading>;
  /** Closes what is not paid. What is paid, or closed already, stays as it is. */
  expire(ref: string): Promise<void>;
  refund(request: RefundRequest, key: string): Promise<RefundReading>;
  readRefund(ref: string): Promise<RefundReading>;
  methods(customerRef: string): Promise<SavedMethod[]>;
  /** Forgetting what is forgotten is fine. */
  forgetMethod(methodRef: string): Promise<void>;
  parseEvent(rawBytes: Buffer, headers: EventHeaders): ParsedEvent;
  /** All of a day, by UTC. */
  listMovements(day: CalendarDate): Promise<Movement[]>;
};
