const IDENTITY = 'src/capabilities/identity';
const BOOKINGS = 'src/capabilities/bookings';
const INQUIRIES = 'src/capabilities/inquiries';
const LEADS = 'src/capabilities/leads/screens/desk';
const FAVORITES = 'src/capabilities/favorites/screens';
const CHECKLIST = 'src/capabilities/checklist/screens/checklist';
const CHECKLIST_JOURNEY = 'a list is seen, ticked, added to, edited, assigned, talked about and moved';
const BUDGET = 'src/capabilities/budget/screens';
const GUESTS = 'src/capabilities/guests/screens/guests';
const RSVP = 'src/capabilities/rsvp/screens';
const ONBOARDING = 'src/capabilities/weddings/screens/onboarding';
const MARKETPLACE = 'src/capabilities/marketplace/screens';
const WEBSITES = 'src/capabilities/websites';
const WEDDING_SETTINGS = 'src/capabilities/weddings/screens/settings';

/** Forms that begin with what was saved, and the journey of forms-twice.spec.ts that saves each of them again. */
export const FORMS_TWICE = {
  'the settings of an account': [
    `${IDENTITY}/screens/settings/name-section.tsx`,
    `${IDENTITY}/screens/settings/email-section.tsx`,
    `${IDENTITY}/screens/settings/password-section.tsx`,
    `${IDENTITY}/screens/settings/phone-section.tsx`,
    `${IDENTITY}/screens/settings/phone-code-form.tsx`,
  ],
  'the settings of a wedding': [
    `${WEDDING_SETTINGS}/wedding-form.tsx`,
    `${WEDDING_SETTINGS}/invite-form.tsx`,
  ],
  'the questions of a beginning': [
    `${ONBOARDING}/names-step.tsx`,
    `${ONBOARDING}/date-step.tsx`,
    `${ONBOARDING}/place-step.tsx`,
    `${ONBOARDING}/guests-step.tsx`,
    `${ONBOARDING}/budget-step.tsx`,
    `${ONBOARDING}/stage-step.tsx`,
    `${ONBOARDING}/account-step.tsx`,
    // Makes the form of every step.
    `${ONBOARDING}/use-step-form.ts`,
  ],
  'an inquiry': [`${INQUIRIES}/screens/new-inquiry/use-inquiry-form.ts`],
  'messages, saved replies, quotes and reports of a vendor': [
    `${INQUIRIES}/parts/message-composer.tsx`,
    `${LEADS}/saved-reply-form.tsx`,
    `${LEADS}/quote-sheet.tsx`,
    `${LEADS}/quote-line-fields.tsx`,
    `${LEADS}/spam-dialog.tsx`,
  ],
  'boards and notes': [`${FAVORITES}/board-name-dialog.tsx`, `${FAVORITES}/saved/note-form.tsx`],
  'filters of a search': [
    `${MARKETPLACE}/search/filter-form.tsx`,
    'src/capabilities/mailbox/screens/address-filter.tsx',
  ],
} as const satisfies Record<string, readonly string[]>;

/** Forms that begin empty every time, or are saved twice by a journey of their own: where, and the title of the test. */
export const FORMS_ELSEWHERE: Readonly<Record<string, readonly [spec: string, title: string]>> = {
  [`${INQUIRIES}/screens/moderation/second-look-dialog.tsx`]: [
    'staff.spec.ts',
    'a second look needs another person',
  ],
  'src/capabilities/listings/screens/support/decision-dialog.tsx': [
    'publication.spec.ts',
    'a listing is submitted, sent back, submitted again and approved, and couples find it',
  ],
  'src/capabilities/listings/screens/support/refuse-dialog.tsx': [
    'publication.spec.ts',
    'a held text is refused with a reason, asked for again and approved',
  ],
  'src/capabilities/listings/screens/support/take-down-dialog.tsx': [
    'publication.spec.ts',
    'a published listing is taken down by staff, and put back in the queue',
  ],
  'src/capabilities/listings/screens/editor/field-control.tsx': [
    'listing.spec.ts',
    'a text saves itself and is there after a reload',
  ],
  'src/capabilities/listings/screens/galleries/photo-link-dialog.tsx': [
    'listing.spec.ts',
    'a link that is no photo says why, and no private address is asked',
  ],
  'src/capabilities/listings/screens/onboarding/name-step.tsx': [
    'onboarding-vendor.spec.ts',
    'a venue is onboarded by keyboard, goes back, and ends on its listing',
  ],
  'src/capabilities/listings/screens/onboarding/profile-step.tsx': [
    'onboarding-vendor.spec.ts',
    'a venue is onboarded by keyboard, goes back, and ends on its listing',
  ],
  'src/capabilities/claims/screens/claim/email-form.tsx': [
    'claims.spec.ts',
    'a vendor finds their business while typing and claims it with a code',
  ],
  'src/capabilities/claims/screens/claim/code-form.tsx': [
    'claims.spec.ts',
    'a vendor finds their business while typing and claims it with a code',
  ],
  'src/capabilities/claims/screens/support/decide-dialog.tsx': [
    'claims.spec.ts',
    'staff refuses a claim with a reason that its claimant reads',
  ],
  'src/capabilities/reviewing/screens/write/review-form.tsx': [
    'reviews.spec.ts',
    'a couple writes a review: the draft is kept, nothing is sent that lacks something',
  ],
  'src/capabilities/reviewing/screens/vendor/reply-dialog.tsx': [
    'vendor-reviews.spec.ts',
    'a vendor replies to a review, edits the reply and takes it away',
  ],
  'src/capabilities/reviewing/screens/vendor/dispute-dialog.tsx': [
    'vendor-reviews.spec.ts',
    'a vendor disputes a review with a file, and couples read that it is being verified',
  ],
  'src/capabilities/reviewing/screens/write/dispute-card.tsx': [
    'vendor-reviews.spec.ts',
    'the couple answers the dispute, staff hears both and keeps the review',
  ],
  'src/capabilities/reviewing/screens/support/dispute-verdict-dialog.tsx': [
    'vendor-reviews.spec.ts',
    'the couple answers the dispute, staff hears both and keeps the review',
  ],
  'src/capabilities/reviewing/screens/support/verdict-dialog.tsx': [
    'reviews.spec.ts',
    'staff turns it away with a reason, the couple sends it again, staff accepts and it is shown',
  ],
  'src/capabilities/submissions/screens/own/submission-form.tsx': [
    'real-weddings.spec.ts',
    'sends one in once it lacks nothing',
  ],
  'src/capabilities/submissions/screens/consent/answer-dialog.tsx': [
    'real-weddings.spec.ts',
    'the couple asks for nothing, agrees, and staff edits and publishes',
  ],
  'src/capabilities/submissions/screens/support/verdict-dialog.tsx': [
    'real-weddings.spec.ts',
    'the couple asks for nothing, agrees, and staff edits and publishes',
  ],
  'src/capabilities/submissions/screens/support/edit-form.tsx': [
    'real-weddings.spec.ts',
    'the couple asks for nothing, agrees, and staff edits and publishes',
  ],
  'src/app/second-look-dialog.tsx': [
    'reviews.spec.ts',
    'staff turns it away with a reason, the couple sends it again, staff accepts and it is shown',
  ],
  'src/capabilities/calendars/screens/calendar/add-feed-dialog.tsx': [
    'calendar.spec.ts',
    'a calendar link that cannot be read says why, and no private address is asked',
  ],
  'src/capabilities/protection/parts/ask-dialog.tsx': [
    'lead-refunds.spec.ts',
    'a vendor asks for a refund, staff grants it, and the credits are back',
  ],
  'src/capabilities/protection/screens/support/answer-dialog.tsx': [
    'lead-refunds.spec.ts',
    'a vendor asks for a refund, staff grants it, and the credits are back',
  ],
  'src/capabilities/protection/screens/support-credits.route.tsx': [
    'lead-refunds.spec.ts',
    'staff finds a listing and gives credits; more than a hundred wait for a colleague',
  ],
  'src/capabilities/protection/screens/support/grant-dialog.tsx': [
    'lead-refunds.spec.ts',
    'staff finds a listing and gives credits; more than a hundred wait for a colleague',
  ],
  'src/capabilities/plans/screens/support/promo-dialog.tsx': [
    'promos.spec.ts',
    'staff makes a code, a vendor sees what it takes off, and staff ends it',
  ],
  'src/capabilities/protection/screens/support/close-dialog.tsx': [
    'lead-refunds.spec.ts',
    'staff closes a difference of the provider’s books with a note',
  ],
  [`${IDENTITY}/screens/support-people.route.tsx`]: [
    'staff.spec.ts',
    'staff finds a person, views their account with a reason, and comes back',
  ],
  [`${IDENTITY}/screens/support/view-account-dialog.tsx`]: [
    'staff.spec.ts',
    'staff finds a person, views their account with a reason, and comes back',
  ],
  'src/app/two-factor-dialog.tsx': [
    'account.spec.ts',
    'a sensitive change asks for the second factor and then goes through by itself',
  ],
  [`${IDENTITY}/parts/login-form.tsx`]: [
    'sign-in.spec.ts',
    'a wrong password is told at the form and nothing else happens',
  ],
  [`${IDENTITY}/parts/phone-opt-in-form.tsx`]: [
    'vendor.spec.ts',
    'a florist opens a vendor account and agrees to text messages',
  ],
  [`${IDENTITY}/parts/vendor-sign-up-form.tsx`]: [
    'vendor.spec.ts',
    'a florist opens a vendor account and agrees to text messages',
  ],
  'src/capabilities/billing/screens/checkout/promo-field.tsx': [
    'checkout.spec.ts',
    'a pack is bought with a code after a declined and a challenged card, and nothing typed is lost',
  ],
  'src/capabilities/billing/screens/checkout/use-checkout.ts': [
    'checkout.spec.ts',
    'a pack is bought with a code after a declined and a challenged card, and nothing typed is lost',
  ],
  'src/capabilities/billing/screens/history/billing-card.tsx': [
    'checkout.spec.ts',
    'the history has receipts, a file, cards and billing details that are saved twice',
  ],
  'src/capabilities/credits/parts/move-dialog.tsx': [
    'credits.spec.ts',
    'the history shows lots, steps and a table, and credits move to another listing',
  ],
  'src/capabilities/company/parts/price-simulator/price-simulator.tsx': [
    'plan-pages.spec.ts',
    'a lead is priced while it is put together, and its address can be passed on',
  ],
  'src/capabilities/referrals/screens/refer/refer-form.tsx': [
    'refer-a-vendor.spec.ts',
    'a vendor refers another by mail, who joins, is published, and earns them credits',
  ],
  'src/capabilities/teams/screens/team/invite-dialog.tsx': [
    'teams.spec.ts',
    'an owner invites somebody who signs up, changes what they can do, and removes them',
  ],
  [`${IDENTITY}/parts/new-password-form.tsx`]: [
    'sign-in.spec.ts',
    'a forgotten password is set anew through the e-mail',
  ],
  [`${IDENTITY}/screens/forgot-password.route.tsx`]: [
    'sign-in.spec.ts',
    'a forgotten password is set anew through the e-mail',
  ],
  [`${IDENTITY}/screens/settings/password-form.tsx`]: [
    'two-factor.spec.ts',
    'an authenticator app is set up and then asked for at sign-in',
  ],
  [`${IDENTITY}/screens/settings/two-factor-setup.tsx`]: [
    'two-factor.spec.ts',
    'an authenticator app is set up and then asked for at sign-in',
  ],
  [`${IDENTITY}/screens/settings/passkey-name-form.tsx`]: [
    'passkeys.spec.ts',
    'a passkey is added, named, signs in alone or instead of a code, and is removed',
  ],
  [`${IDENTITY}/screens/settings/delete-account-dialog.tsx`]: [
    'account.spec.ts',
    'an archive can be asked for and downloaded, and the account deleted',
  ],
  [`${CHECKLIST}/quick-add.tsx`]: ['checklist.spec.ts', CHECKLIST_JOURNEY],
  [`${CHECKLIST}/task-dialog.tsx`]: ['checklist.spec.ts', CHECKLIST_JOURNEY],
  [`${CHECKLIST}/comment-form.tsx`]: ['checklist.spec.ts', CHECKLIST_JOURNEY],
  [`${BUDGET}/start/start-budget.tsx`]: ['budget.spec.ts', 'a budget starts with one number'],
  [`${BUDGET}/budget/total-editor.tsx`]: ['budget.spec.ts', 'the number itself is changed where it stands'],
  [`${BUDGET}/contributors/who-pays-dialog.tsx`]: [
    'budget-money.spec.ts',
    'payments are added, marked as paid and shared among those who pay',
  ],
  [`${BUDGET}/payments/payment-fields.tsx`]: [
    'budget-money.spec.ts',
    'payments are added, marked as paid and shared among those who pay',
  ],
  [`${BUDGET}/line/line-drawer.tsx`]: ['budget-money.spec.ts', 'a line has a drawer with its note and files'],
  [`${BUDGET}/what-if/keep-dialog.tsx`]: [
    'budget-money.spec.ts',
    'what if: fewer guests are tried, kept, made the plan and taken back',
  ],
  [`${WEBSITES}/designs/kit/blocks/answer-blocks.tsx`]: [
    'wedding-site.spec.ts',
    'a message to the couple that cannot be taken is there again, and then arrives',
  ],
  [`${WEBSITES}/screens/find-couple.route.tsx`]: [
    'website-staff.spec.ts',
    'a couple that wants to be found is found by name, and nobody else is',
  ],
  [`${WEBSITES}/screens/support/take-down-dialog.tsx`]: [
    'website-staff.spec.ts',
    'staff takes a reported website down with a reason, and brings it back',
  ],
  [`${WEBSITES}/screens/site/site-door.tsx`]: [
    'wedding-site.spec.ts',
    'a guest comes in by the passcode and stays in, without a line of script',
  ],
  [`${WEBSITES}/screens/site/site-foot.tsx`]: ['wedding-site.spec.ts', 'a website is reported from its foot'],
  [`${WEBSITES}/screens/settings/address-form.tsx`]: [
    'website-settings.spec.ts',
    'an address is checked while it is typed, saved, and leads on when it is changed',
  ],
  [`${WEBSITES}/screens/settings/access-form.tsx`]: [
    'website-settings.spec.ts',
    'who can read the site is chosen in words, and a new passcode ends what the old one opened',
  ],
  [`${WEBSITES}/screens/settings/passcode-form.tsx`]: [
    'website-settings.spec.ts',
    'who can read the site is chosen in words, and a new passcode ends what the old one opened',
  ],
  [`${WEBSITES}/screens/settings/page-privacy-dialog.tsx`]: [
    'website-settings.spec.ts',
    'a page gets a passcode of its own, then another, and an event is for its guests alone',
  ],
  [`${WEBSITES}/screens/settings/forget-form.tsx`]: [
    'website-settings.spec.ts',
    'the day on which the site goes is set, changed and taken back',
  ],
  [`${GUESTS}/guest-lines-form.tsx`]: ['guests.spec.ts', 'a list is typed, pasted, changed and saved again'],
  'src/capabilities/guests/screens/envelopes/print-panel.tsx': [
    'envelopes.spec.ts',
    'labels and envelopes are printed for whoever has an address',
  ],
  'src/capabilities/guests/screens/events/event-drawer.tsx': [
    'guest-events.spec.ts',
    'an event is added with dishes, guests are invited and say what they eat',
  ],
  'src/capabilities/guests/screens/mailings/mark-sent-dialog.tsx': [
    'guest-tags.spec.ts',
    'what was sent is marked on the envelopes, taken back, and found',
  ],
  'src/capabilities/guests/screens/filters/filter-dialog.tsx': [
    'guest-tags.spec.ts',
    'people are tagged, found by it, taken back; the filter is kept by a name',
  ],
  'src/capabilities/guests/screens/suggestions/suggest-dialog.tsx': [
    'guest-suggestions.spec.ts',
    'family suggests guests, the couple declines, takes it back and accepts',
  ],
  'src/capabilities/guests/screens/tags/tag-dialog.tsx': [
    'guest-tags.spec.ts',
    'people are tagged, found by it, taken back; the filter is kept by a name',
  ],
  [`${GUESTS}/household-drawer.tsx`]: ['guests.spec.ts', 'a list is typed, pasted, changed and saved again'],
  [`${RSVP}/reply-form/words-section.tsx`]: [
    'replies.spec.ts',
    'a couple asks its own questions and a household answers them without script',
  ],
  [`${RSVP}/reply-form/questions-section.tsx`]: [
    'replies.spec.ts',
    'a couple asks its own questions and a household answers them without script',
  ],
  [`${RSVP}/replies/extension-dialog.tsx`]: [
    'replies.spec.ts',
    'a household gets more time, is shown its card, and is called from a phone',
  ],
  [`${FAVORITES}/onboarding/sign-up-panel.tsx`]: [
    'favorites.spec.ts',
    'signs up to save a vendor and lands back with the heart filled',
  ],
  [`${INQUIRIES}/screens/new-inquiry/sign-up-to-send.tsx`]: [
    'inquiry-form.spec.ts',
    'a visitor writes to a vendor, signs up on the way and loses no word',
  ],
  [`${BOOKINGS}/screens/booked/edit-booking-dialog.tsx`]: [
    'inbox.spec.ts',
    'keeps contact, contract and payments of a booked vendor',
  ],
  [`${INQUIRIES}/parts/closeout-dialog.tsx`]: [
    'leads.spec.ts',
    'snoozes and brings back, declines with a reason, and goes on to the next',
  ],
  [`${MARKETPLACE}/storefront/report-dialog.tsx`]: ['storefront.spec.ts', 'takes a report'],
  [`${MARKETPLACE}/storefront/review-tools.tsx`]: [
    'storefront.spec.ts',
    'sorts, searches and pages its reviews by links',
  ],
  [`${MARKETPLACE}/vendor-search-form.tsx`]: [
    'landing.spec.ts',
    'lead from the first letters of a name to the vendor’s page',
  ],
  // What stands there until somebody reaches for the form, and what a browser without scripts sends.
  [`${MARKETPLACE}/vendor-search-placeholder.tsx`]: ['landing.spec.ts', 'leads on without a script'],
  [`${IDENTITY}/screens/account.route.tsx`]: [
    'no-script.spec.ts',
    'logs in where it was asked for, and out again',
  ],
  [`${IDENTITY}/screens/login-code-form.tsx`]: [
    'no-script.spec.ts',
    'a second factor is asked for on a page of its own',
  ],
  [`${INQUIRIES}/parts/book-dialog.tsx`]: [
    'inbox.spec.ts',
    'reads, books, takes it back, and kindly closes the rest',
  ],
  [`${INQUIRIES}/parts/cancel-booking-dialog.tsx`]: [
    'two-sides.spec.ts',
    'a couple writes to three vendors, one answers, they talk and book, and the others are told kindly',
  ],
  [`${LEADS}/book-lead-dialog.tsx`]: [
    'leads.spec.ts',
    'connects with a saved reply and a quote, books, and takes it back',
  ],
  [`${MARKETPLACE}/search/place-menu.tsx`]: [
    'no-script.spec.ts',
    'places and names are found by what was typed',
  ],
  'src/capabilities/home/screens/city-start.tsx': ['home.spec.ts', 'leads to a search by keyboard alone'],
  'src/capabilities/rsvp/screens/guest/reply-page.tsx': [
    'rsvp.spec.ts',
    'a guest answers on a phone without script, is told what was heard, and changes it',
  ],
  'src/capabilities/rsvp/screens/guest/receipt.tsx': [
    'rsvp.spec.ts',
    'a guest answers in Spanish by keyboard, leaves in the middle, goes on and gets a mail',
  ],
  'src/capabilities/seating/screens/sheet/sheet-page.tsx': [
    'seating-sheet.spec.ts',
    'a venue reads a plan by its link, sees what changed, and prints it',
  ],
  'src/capabilities/rsvp/screens/sheets/sheet-page.tsx': [
    'sheets.spec.ts',
    'the kitchen reads the count by its link, sees what changed, and prints it',
  ],
  'src/capabilities/rsvp/screens/sheets/new-sheet-dialog.tsx': [
    'sheets.spec.ts',
    'the kitchen reads the count by its link, sees what changed, and prints it',
  ],
  'src/capabilities/day-of/screens/plan/item-drawer.tsx': [
    'day-of.spec.ts',
    'a run sheet is begun, changed and moved by keyboard, and a helper gets a link',
  ],
  'src/capabilities/day-of/screens/plan/vendor-dialog.tsx': [
    'day-of.spec.ts',
    'a run sheet is begun, changed and moved by keyboard, and a helper gets a link',
  ],
  'src/capabilities/day-of/screens/plan/helper-dialog.tsx': [
    'day-of.spec.ts',
    'a run sheet is begun, changed and moved by keyboard, and a helper gets a link',
  ],
  'src/capabilities/photo-wall/screens/couple/wall-settings-dialog.tsx': [
    'photo-wall.spec.ts',
    'a couple turns its wall on, a guest sends photos, and the couple decides what is shown',
  ],
  'src/capabilities/photo-wall/screens/guest/own-section.tsx': [
    'photo-wall.spec.ts',
    'a guest looks, reports, adds a caption and takes a photo back; another phone cannot',
  ],
  'src/capabilities/websites/screens/edit/outline/page-dialog.tsx': [
    'website-editor.spec.ts',
    'pages and blocks are added, renamed, moved by keyboard, removed and brought back',
  ],
  'src/capabilities/payments/screens/sandbox-card-form.tsx': [
    'sandbox-pay.spec.ts',
    'a test card pays without a script, after one that is declined',
  ],
  'src/capabilities/payments/screens/sandbox-pay.route.tsx': [
    'sandbox-pay.spec.ts',
    'a bank asks, and is refused and then approved',
  ],
  'src/capabilities/rsvp/screens/sheets/count-plan-dialog.tsx': [
    'rehearsal.spec.ts',
    'a seat comes free, whoever was for later is invited and taken back, and the kitchen’s terms are kept',
  ],
  'src/capabilities/rsvp/screens/promotion/promote-dialog.tsx': [
    'rehearsal.spec.ts',
    'a seat comes free, whoever was for later is invited and taken back, and the kitchen’s terms are kept',
  ],
  'src/capabilities/rsvp/screens/notifications/message-editor.tsx': [
    'guest-messages.spec.ts',
    'a message is written, seen as a household sees it, approved, and arrives',
  ],
  'src/capabilities/rsvp/screens/notifications/approve-dialog.tsx': [
    'guest-messages.spec.ts',
    'a message is written, seen as a household sees it, approved, and arrives',
  ],
  'src/capabilities/rsvp/screens/stop-mail.route.tsx': [
    'guest-messages.spec.ts',
    'a guest without script stops the mails, and allows them again',
  ],
  'src/capabilities/rsvp/screens/desk/reply-card.tsx': [
    'reply-desk.spec.ts',
    'twelve cards are entered by keyboard alone, counted at once, and taken back',
  ],
  'src/capabilities/rsvp/screens/open-code.route.tsx': [
    'super-link.spec.ts',
    'a code from a card opens with the last name, in the language that was chosen',
  ],
  'src/capabilities/rsvp/screens/shared-way.route.tsx': [
    'super-link.spec.ts',
    'a guest leaves an address without a script, the couple matches it, another is found by name',
  ],
};
