import type { Accounts, Role } from './cast.ts';
import type { Ground } from './ground.ts';
import { findListings, joinTeam, type Listing, makeDraft } from './listings.ts';
import { attach, connect, QUOTE, writeTo } from './planted-inquiries.ts';
import { act, type Somebody, signUp } from './somebody.ts';

/** Words that are nowhere else, and who may read them. */
export type Secret = { what: string; text: string; seenBy: readonly Role[] };

export type Planted = {
  secrets: Secret[];
  /** The vendor's, published and not. */
  listings: Listing[];
  draft: Listing;
  /** Of addresses that were open once. */
  tokens: string[];
};

const OWNERS: readonly Role[] = ['couple', 'partner', 'support as the couple'];
const WEDDING: readonly Role[] = [...OWNERS, 'planner', 'family', 'viewer'];
const TEAM: readonly Role[] = ['vendor', 'responder', 'looker'];
/** Once they are connected. */
const CONTACTS: readonly Role[] = ['vendor', 'responder'];
const API = '/web-marketplace-api/v1';

const SECRETS = {
  coupleEmail: { text: 'quokka-couple@stage.example', seenBy: [...OWNERS, ...CONTACTS] },
  couplePhone: { text: '5185550147', seenBy: [...OWNERS, ...CONTACTS] },
  names: { text: 'Quokkaname', seenBy: [...WEDDING, ...TEAM] },
  budget: { text: '9137700', seenBy: OWNERS },
  board: { text: 'Quokkaboard', seenBy: WEDDING },
  guestName: { text: 'Quokkaguest', seenBy: WEDDING },
  guestAddress: { text: 'Quokkastreet', seenBy: WEDDING.filter((role) => role !== 'viewer') },
  eventPlace: { text: 'Quokkabarn', seenBy: WEDDING },
  favoriteNote: { text: 'Quokkanote', seenBy: WEDDING },
  firstWords: { text: 'Quokkafirst', seenBy: [...WEDDING, ...TEAM] },
  coveredEmail: { text: 'quokkacovered@stage.example', seenBy: WEDDING },
  openEmail: { text: 'quokkaopen@stage.example', seenBy: [...WEDDING, ...CONTACTS] },
  answer: { text: 'Quokkaanswer', seenBy: [...WEDDING, ...TEAM] },
  file: { text: 'Quokkafile', seenBy: [...WEDDING, ...TEAM] },
  bookingContact: { text: 'Quokkacontact', seenBy: WEDDING },
  bookingNote: { text: 'Quokkabooking', seenBy: WEDDING },
  payment: { text: 'Quokkapayment', seenBy: OWNERS },
  invitedEmail: { text: 'quokkainvited@stage.example', seenBy: OWNERS },
  passkey: { text: 'Quokkakey', seenBy: ['couple', 'support as the couple'] },
  savedReply: { text: 'Quokkareply', seenBy: TEAM },
  quotePackage: { text: 'Quokkapackage', seenBy: TEAM },
  draft: { text: 'Quokkadraft', seenBy: TEAM },
  vendorEmail: { text: 'quokka-vendor@stage.example', seenBy: TEAM },
  vendorPhone: { text: '5185550163', seenBy: ['vendor'] },
} as const satisfies Record<string, Omit<Secret, 'what'>>;

type Stage = { ground: Ground; couple: Somebody; vendor: Somebody; open: Listing[]; draft: Listing };

async function plantAccounts({ ground, couple, vendor }: Stage): Promise<void> {
  for (const [{ userId }, { text }] of [
    [couple, SECRETS.couplePhone],
    [vendor, SECRETS.vendorPhone],
  ] as const)
    await ground.ask('update users set phone_number = $2, phone_verified_at = now() where id = $1', [
      userId,
      text,
    ]);
  await ground.ask(
    `insert into passkeys (name, public_key, user_id, credential_id, counter, device_type, backed_up)
     values ($1, 'x', $2, 'x', 0, 'singleDevice', false)`,
    [SECRETS.passkey.text, couple.userId],
  );
  await ground.ask(
    `insert into media_assets (id, uploaded_by, content_hash, original_key, original_format, original_bytes, clean_key,
       width, height, dominant_color, blur_data_url, created_at)
     values (gen_random_uuid(), $1, 'x', 'x', 'webp', 1, 'x', 1, 1, '#000000', 'x', now())`,
    [couple.userId],
  );
  await act(ground, couple, 'POST', '/web-api/v1/account/export');
}

async function plantWedding({ ground, couple }: Stage, accounts: Accounts): Promise<void> {
  await act(ground, couple, 'PUT', '/web-api/v1/wedding', {
    primaryFirstName: SECRETS.names.text,
    primaryLastName: 'Stage',
    budgetCents: Number(SECRETS.budget.text),
  });
  await act(ground, couple, 'POST', '/web-api/v1/account-invitation/send', {
    email: SECRETS.invitedEmail.text,
    firstName: 'Robin',
    role: 'FAMILY',
  });
  const members = { partner: 'OWNER', planner: 'PLANNER', family: 'FAMILY', viewer: 'VIEWER' } as const;
  for (const [role, as] of Object.entries(members))
    await ground.ask(
      `insert into wedding_members (wedding_id, user_id, role, joined_at)
       select wedding_id, $2, $3, now() from wedding_members where user_id = $1 and $2::uuid is not null`,
      [couple.userId, accounts.get(role as Role)?.userId ?? null, as],
    );
}

async function plantGuests({ ground, couple }: Stage): Promise<void> {
  const guests = '/web-api/v1/guests';
  const { households } = await act<{ households: { uuid: string }[] }>(
    ground,
    couple,
    'POST',
    `${guests}/lines`,
    { lines: `Sam ${SECRETS.guestName.text} +1`, side: 'A', list: 'INVITED' },
  );
  await ground.ask('update guest_households set address1 = $2 where uuid = $1', [
    households[0]?.uuid,
    SECRETS.guestAddress.text,
  ]);
  await ground.ask(
    `update wedding_events set place_name = $2, meals = 'CHOICE'
     where wedding_id = (select wedding_id from wedding_members where user_id = $1)`,
    [couple.userId, SECRETS.eventPlace.text],
  );
}

/** What was open once is open no longer. */
async function plantFavorites({ ground, couple, open }: Stage): Promise<string> {
  const boards = `${API}/favorites/boards`;
  const { uuid: board } = await act<{ uuid: string }>(ground, couple, 'POST', boards, {
    name: SECRETS.board.text,
  });
  const { uuid } = await act<{ uuid: string }>(ground, couple, 'POST', `${API}/favorites/storefront`, {
    storefrontUuid: open[0]?.uuid,
    boardUuid: board,
  });
  await act(ground, couple, 'PUT', `${API}/favorites/saved/${uuid}`, { note: SECRETS.favoriteNote.text });
  const shared = await act<{ shareToken: string }>(ground, couple, 'PUT', `${boards}/${board}/share`);
  await act(ground, couple, 'DELETE', `${boards}/${board}/share`);
  return shared.shareToken;
}

/** One talk that waits for its answer, one under way with an offer, one that led to a booking. */
async function plantInquiries({ ground, couple, vendor, open }: Stage): Promise<void> {
  const { firstWords, coveredEmail, openEmail, answer, file } = SECRETS;
  const uuids: string[] = [];
  for (const [index, listing] of open.entries()) {
    const email = index === 0 ? coveredEmail : openEmail;
    uuids.push(await writeTo(ground, couple, listing, `${firstWords.text}, or write to ${email.text}.`));
  }
  await ground.settle();
  const [, talking = '', booked = ''] = uuids;
  await connect(ground, vendor, talking, `${answer.text}, gladly.`, QUOTE);
  await attach(ground, couple, talking, file.text);
  await connect(ground, vendor, booked, 'With pleasure.');
  const inquiry = `${API}/inquiry/${booked}`;
  await act(ground, couple, 'POST', `${inquiry}/book`, { weddingDate: '2028-06-10', amountCents: 100_000 });
  await act(ground, couple, 'PUT', `${inquiry}/booking`, {
    contactName: SECRETS.bookingContact.text,
    contactEmail: '',
    contactPhone: '',
    totalCents: 100_000,
    contractSignedOn: null,
    note: SECRETS.bookingNote.text,
    payments: [{ label: SECRETS.payment.text, amountCents: 100_000, dueOn: '2028-06-01', paidOn: null }],
  });
  // The vendor is told some minutes later, by nobody's press.
  await ground.ask('update inquiries set booking_notice_at = null where uuid = $1', [booked]);
}

async function plantDesk({ ground, vendor, open, draft }: Stage): Promise<void> {
  const storefrontUuid = open[0]?.uuid;
  await act(ground, vendor, 'POST', `${API}/manage/saved-replies`, {
    storefrontUuid,
    title: SECRETS.savedReply.text,
    body: 'Thank you for writing.',
  });
  await act(ground, vendor, 'POST', `${API}/manage/quote-packages`, {
    storefrontUuid,
    title: SECRETS.quotePackage.text,
    lines: QUOTE.lines,
  });
  await makeDraft(ground, draft, SECRETS.draft.text);
}

/** A couple and a vendor with a record of every kind, full of words that can be found again. */
export async function plantRecords(ground: Ground, accounts: Accounts): Promise<Planted> {
  const open = await findListings(ground, 5);
  const [draft, last] = open.splice(3);
  if (!draft || !last) throw new Error('There is nothing to plant on.');
  const couple = await signUp(ground, 'couple', 'quokka couple');
  const vendor = await signUp(ground, 'vendor', 'quokka vendor');
  accounts.set('couple', couple).set('vendor', vendor);
  const team = { vendor: 'OWNER', responder: 'RESPONDER', looker: 'VIEWER' } as const;
  for (const [role, as] of Object.entries(team)) {
    const person = accounts.get(role as Role);
    if (person) await joinTeam(ground, [...open, draft], person, as);
  }
  const other = accounts.get('other vendor');
  if (other) await joinTeam(ground, [last], other, 'OWNER');
  const stage = { ground, couple, vendor, open, draft };
  await plantAccounts(stage);
  await plantWedding(stage, accounts);
  await plantGuests(stage);
  const token = await plantFavorites(stage);
  await plantInquiries(stage);
  await plantDesk(stage);
  await ground.settle();
  const secrets = Object.entries(SECRETS).map(([what, secret]) => ({ what, ...secret }));
  return { secrets, listings: [...open, draft], draft, tokens: [token] };
}
