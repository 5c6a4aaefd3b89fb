import { calendarDate } from '#base/calendar-date.ts';
import { validateFields } from '#base/validation/validate-fields.ts';
import { bookingsContract } from '#capabilities/bookings/contract.ts';
import {
  BOOKING_FORM_RULES,
  type BookingValues,
  bookingDetails,
} from '#capabilities/bookings/screens/booked/booking-form.ts';
import { calendarsContract } from '#capabilities/calendars/contract.ts';
import { FEED_RULES } from '#capabilities/calendars/rules/feed-rules.ts';
import { inquiriesContract } from '#capabilities/inquiries/contract.ts';
import { BOOK_FORM_RULES, bookingChoice } from '#capabilities/inquiries/parts/booking-choice.ts';
import { AGREED_PRICE_RULES } from '#capabilities/inquiries/rules/booking-rules.ts';
import type { BudgetQuestion } from '#capabilities/inquiries/rules/budget-question.ts';
import { COUPLE_REASONS } from '#capabilities/inquiries/rules/closeout-reasons.ts';
import { type InquiryAnswers, inquiryRules } from '#capabilities/inquiries/rules/inquiry-rules.ts';
import { CLOSEOUT_RULES, NOTE_RULES } from '#capabilities/inquiries/rules/message-rules.ts';
import { inquiryFormRules, serverNames } from '#capabilities/inquiries/screens/new-inquiry/inquiry-rules.ts';
import { inquiryFromValues, NO_INQUIRY } from '#capabilities/inquiries/screens/new-inquiry/inquiry-values.ts';
import { leadsContract } from '#capabilities/leads/contract.ts';
import { SAVED_REPLY_RULES } from '#capabilities/leads/rules/saved-reply-rules.ts';
import { type QuoteDraft, quoteErrors, quoteOf } from '#capabilities/leads/screens/desk/quote-draft.ts';
import { listingsContract } from '#capabilities/listings/contract.ts';
import { PHOTO_LINK_RULES } from '#capabilities/listings/rules/photo-link.ts';
import { formCase } from './form-case.ts';

const INQUIRIES = 'src/capabilities/inquiries';
const DESK = 'src/capabilities/leads/screens/desk';
const UUID = '00000000-0000-4000-8000-0000000000ff';

const today = calendarDate('2026-11-16');
const QUESTIONS: readonly BudgetQuestion[] = ['VENDOR', 'WEDDING', 'NONE'];
const QUOTE_LINES = [{ label: 'Ceremony and supper', quantity: 1, unitCents: 820_000, isDiscount: false }];
const LINES_TOGETHER = 'Lines are judged together, on both sides by `linesProblem`.';
const quoteRule =
  (field: 'depositCents' | 'validUntil') => (_typed: unknown, typed: Omit<QuoteDraft, 'lines'>) =>
    quoteErrors({ ...typed, lines: QUOTE_LINES })[field];
const ofThePage = { uuid: 'The inquiry of the page.' };
const confirmed = { confirm: 'Opening the dialog is what confirms it.' };
const undone = { isUndo: 'Sent by the button that takes a step back.' };

export const INQUIRY_FORMS = [
  formCase({
    files: ['src/capabilities/calendars/screens/calendar/add-feed-dialog.tsx'],
    calls: { addFeed: calendarsContract.addFeed },
    values: { address: 'https://calendar.example.com/bookings.ics', name: 'Bookings' },
    rules: FEED_RULES,
    beside: { uuid: UUID },
    notTyped: { uuid: 'The listing of the page.' },
  }),
  formCase({
    files: ['src/capabilities/listings/screens/galleries/photo-link-dialog.tsx'],
    calls: { addLinkedPhoto: listingsContract.addLinkedPhoto },
    values: { address: 'https://studio.example.com/barn.jpg' },
    rules: PHOTO_LINK_RULES,
    beside: { uuid: UUID, gallery: 'PHOTO' },
    notTyped: { uuid: 'The listing of the page.', gallery: 'The photos of the page.' },
  }),
  formCase({
    files: [`${INQUIRIES}/screens/moderation/second-look-dialog.tsx`],
    calls: { askSecondLook: inquiriesContract.askSecondLook },
    values: { note: 'Is this a real venue tour?' },
    rules: NOTE_RULES,
    beside: { uuid: UUID },
    notTyped: ofThePage,
  }),
  ...QUESTIONS.map((question) =>
    formCase({
      files: [`${INQUIRIES}/screens/new-inquiry/use-inquiry-form.ts`],
      calls: { send: inquiriesContract.send },
      values: {
        ...NO_INQUIRY,
        weddingDate: '06/12/2027',
        guestCount: '120',
        city: { id: 7, name: 'Hudson', stateCode: 'NY' },
        budgetMin: '5,000',
        budgetMax: '9,000',
        message: 'Are you free?',
      },
      choices: { events: [[], ['day-of']], styles: [[], ['1', '2']], others: [[]] },
      rules: inquiryFormRules({ category: 'wedding-venues', question }, () => today),
      input: (values) =>
        inquiryFromValues(values, {
          requestUuid: UUID,
          storefrontUuids: [UUID],
          source: 'INQUIRY',
          category: 'wedding-venues',
          question,
        }),
      names: serverNames(question),
      notTyped: {
        requestUuid: 'Made by the browser, once for each inquiry.',
        source: 'Where the page was opened from.',
      },
      alsoAsked: (input: InquiryAnswers) => validateFields(input, inquiryRules(today)),
    }),
  ),
  formCase({
    files: [`${INQUIRIES}/parts/book-dialog.tsx`],
    calls: { book: inquiriesContract.book },
    values: { amountCents: 5, weddingDate: '06/12/2027' },
    rules: BOOK_FORM_RULES,
    input: (values) => bookingChoice(values, { weddingDate: null, offer: undefined }),
    beside: { uuid: UUID },
    notTyped: { ...ofThePage, ...undone, offerSeq: 'The offer that the dialog shows.' },
  }),
  formCase({
    files: [`${DESK}/book-lead-dialog.tsx`],
    calls: { bookLead: leadsContract.bookLead },
    values: { amountCents: 5 },
    rules: AGREED_PRICE_RULES,
    beside: { uuid: UUID },
    notTyped: { ...ofThePage, ...undone },
  }),
  formCase({
    files: [`${INQUIRIES}/parts/closeout-dialog.tsx`],
    calls: { close: inquiriesContract.close },
    values: { reason: 'OTHER', note: 'Thank you.' },
    choices: { reason: ['', ...COUPLE_REASONS] },
    rules: CLOSEOUT_RULES,
    beside: { uuid: UUID },
    notTyped: { ...ofThePage, ...confirmed },
  }),
  formCase({
    files: [`${INQUIRIES}/parts/closeout-dialog.tsx`],
    calls: { decline: leadsContract.decline, closeLead: leadsContract.closeLead },
    values: { reason: 'UNRESPONSIVE', note: 'Thank you.' },
    choices: { reason: ['', 'UNRESPONSIVE'] },
    rules: CLOSEOUT_RULES,
    beside: { uuid: UUID },
    notTyped: { ...ofThePage, ...confirmed },
  }),
  formCase({
    files: [`${INQUIRIES}/parts/cancel-booking-dialog.tsx`, `${DESK}/spam-dialog.tsx`],
    calls: {
      unbook: inquiriesContract.unbook,
      unbookLead: leadsContract.unbookLead,
      reportSpam: leadsContract.reportSpam,
    },
    values: { note: 'We are sorry.' },
    rules: NOTE_RULES,
    beside: { uuid: UUID },
    notTyped: { ...ofThePage, ...confirmed },
  }),
  formCase<Omit<QuoteDraft, 'lines'>>({
    files: [`${DESK}/quote-sheet.tsx`, `${DESK}/quote-line-fields.tsx`],
    calls: { connect: leadsContract.connect, reply: leadsContract.reply },
    values: { depositCents: 100_000, validUntil: '01/01/2050' },
    rules: { depositCents: [quoteRule('depositCents')], validUntil: [quoteRule('validUntil')] },
    input: (typed) => ({ quote: quoteOf({ ...typed, lines: QUOTE_LINES }) }),
    beside: { uuid: UUID, requestUuid: UUID, message: 'Hello' },
    names: { 'quote.depositCents': 'depositCents', 'quote.validUntil': 'validUntil' },
    notTyped: {
      ...ofThePage,
      requestUuid: 'Made by the browser, once for each message.',
      message: 'Typed above the quote; it cannot be sent while it is too long.',
      attachmentUuids: 'Files are judged when they are uploaded.',
      'quote.amountCents': 'The sum of the lines.',
      'quote.includes': 'The server says it with the lines.',
      'quote.lines.0.label': LINES_TOGETHER,
      'quote.lines.0.quantity': LINES_TOGETHER,
      'quote.lines.0.unitCents': LINES_TOGETHER,
    },
    stricter: { validUntil: 'What was written in time may arrive late.' },
  }),
  formCase({
    files: [`${DESK}/saved-reply-form.tsx`],
    calls: {
      createSavedReply: leadsContract.createSavedReply,
      changeSavedReply: leadsContract.changeSavedReply,
    },
    values: { title: 'Hello', body: 'Thank you for writing.' },
    rules: SAVED_REPLY_RULES,
    beside: { uuid: UUID, storefrontUuid: UUID },
    notTyped: { uuid: 'The reply of the list.', storefrontUuid: 'The storefront of the page.' },
  }),
  formCase<BookingValues>({
    files: ['src/capabilities/bookings/screens/booked/edit-booking-dialog.tsx'],
    calls: { saveBooking: bookingsContract.saveBooking },
    values: {
      contactName: 'Ruth Vargas',
      contactEmail: 'ruth@vargas.com',
      contactPhone: '(212) 555-0100',
      totalCents: 900_000,
      contractSignedOn: '10/01/2026',
      note: 'Rain plan: the barn.',
      payments: [{ label: 'Deposit', amountCents: 300_000, dueOn: '10/15/2026', paidOn: '10/16/2026' }],
    },
    rules: BOOKING_FORM_RULES,
    input: bookingDetails,
    beside: { uuid: UUID },
    notTyped: { ...ofThePage, 'payments.0.uuid': 'Of the payment that was there before.' },
  }),
];
