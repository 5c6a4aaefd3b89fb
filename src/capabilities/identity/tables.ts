import { bigint, boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '#platform/database/columns.ts';

const createdAt = () => instant('created_at').notNull().defaultNow();
const updatedAt = () => instant('updated_at').notNull().defaultNow();

/** A person. The first block is the auth library's, under its names; the second is ours. */
export const users = pgTable('users', {
  id: uuid('id').primaryKey().defaultRandom(),
  name: text('name').notNull(),
  email: text('email').notNull().unique(),
  emailVerified: boolean('email_verified').notNull().default(false),
  image: text('image'),
  twoFactorEnabled: boolean('two_factor_enabled').notNull().default(false),
  role: text('role').notNull().default('member'),
  banned: boolean('banned').notNull().default(false),
  banReason: text('ban_reason'),
  banExpires: instant('ban_expires'),
  createdAt: createdAt(),
  updatedAt: updatedAt(),

  firstName: text('first_name').notNull().default(''),
  lastName: text('last_name').notNull().default(''),
  phoneNumber: text('phone_number'),
  phoneVerifiedAt: instant('phone_verified_at'),
  storeAccountAt: instant('store_account_at'),
  /** Until when support staff may change things while impersonating; this person granted it. */
  supportWriteUntil: instant('support_write_until'),
});

export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    token: text('token').notNull().unique(),
    expiresAt: instant('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    impersonatedBy: uuid('impersonated_by'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    steppedUpUntil: instant('stepped_up_until'),
  },
  (table) => [index('sessions_user').on(table.userId)],
);

/** How a person can sign in; the password hash lives here. */
export const credentials = pgTable(
  'credentials',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: instant('access_token_expires_at'),
    refreshTokenExpiresAt: instant('refresh_token_expires_at'),
    scope: text('scope'),
    password: text('password'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('credentials_user').on(table.userId)],
);

/** Short-lived secrets of the auth library: sign-ins that still owe their second factor, challenges for passkeys. */
export const verifications = pgTable(
  'verifications',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('verifications_identifier').on(table.identifier)],
);

export const twoFactors = pgTable('two_factors', {
  id: uuid('id').primaryKey().defaultRandom(),
  secret: text('secret').notNull(),
  backupCodes: text('backup_codes').notNull(),
  verified: boolean('verified').notNull().default(true),
  failedVerificationCount: integer('failed_verification_count').notNull().default(0),
  lockedUntil: instant('locked_until'),
  /** The 30 seconds of the newest code that was taken; it and older ones are not taken again. */
  lastUsedStep: integer('last_used_step'),
  userId: uuid('user_id')
    .notNull()
    .unique()
    .references(() => users.id, { onDelete: 'cascade' }),
});

/** Keys that devices and password managers hold for a person: the public halves. The auth library's, but for the last use. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    name: text('name').notNull(),
    publicKey: text('public_key').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Unique, so that nobody can claim the key of another account. */
    credentialID: text('credential_id').notNull().unique(),
    counter: bigint('counter', { mode: 'number' }).notNull(),
    deviceType: text('device_type').notNull(),
    backedUp: boolean('backed_up').notNull(),
    transports: text('transports'),
    aaguid: text('aaguid'),
    createdAt: createdAt(),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [index('passkeys_user').on(table.userId)],
);

/** Codes we send by e-mail or text message: the second factor of a session, or the proof of a new phone number. */
export const verificationCodes = pgTable(
  'verification_codes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text('purpose').notNull().$type<'step-up' | 'phone'>(),
    /** The session that asked. Only there the code counts, and it ends with it. */
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** The phone number to prove; a step-up has none. */
    subject: text('subject').notNull(),
    codeHash: text('code_hash').notNull(),
    sentTo: text('sent_to').notNull(),
    attempts: integer('attempts').notNull().default(0),
    expiresAt: instant('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('verification_codes_open').on(table.userId, table.purpose),
    index('verification_codes_session').on(table.sessionId),
  ],
);

/** An address that an account is about to move to: one for each account. */
export const emailChanges = pgTable('email_changes', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  newEmail: text('new_email').notNull(),
  /** Of the link that went to the new address. */
  tokenHash: text('token_hash').notNull().unique(),
  /** Of the link in the warning to the old address. */
  cancelHash: text('cancel_hash').notNull().unique(),
  /** The session that asked; kept for support, it may have ended. */
  sessionId: uuid('session_id').notNull(),
  expiresAt: instant('expires_at').notNull(),
  createdAt: createdAt(),
});

/** Open links to set a new password. */
export const passwordResets = pgTable(
  'password_resets',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull().unique(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('password_resets_user').on(table.userId, table.createdAt)],
);

export const vendorUsers = pgTable('vendor_users', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  profileOnboardedAt: instant('profile_onboarded_at'),
  smsOptedInAt: instant('sms_opted_in_at'),
  phoneUnsubscribed: boolean('phone_unsubscribed').notNull().default(false),
  createdAt: createdAt(),
});

export const userSettings = pgTable(
  'user_settings',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Couples and vendors have settings of the same name with different meanings. */
    side: text('side').notNull().$type<'couple' | 'vendor'>(),
    key: text('key').notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.side, table.key] })],
);

/** Who looked through whose eyes, why, and what they did. Survives both accounts. */
export const impersonations = pgTable(
  'impersonations',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    supportUserId: uuid('support_user_id').notNull(),
    userId: uuid('user_id').notNull(),
    sessionId: uuid('session_id').notNull(),
    reason: text('reason').notNull(),
    ticket: text('ticket').notNull(),
    startedAt: instant('started_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (table) => [
    index('impersonations_user').on(table.userId, table.startedAt),
    index('impersonations_session').on(table.sessionId),
  ],
);

export const impersonationActions = pgTable(
  'impersonation_actions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    impersonationId: uuid('impersonation_id')
      .notNull()
      .references(() => impersonations.id),
    method: text('method').notNull(),
    path: text('path').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [index('impersonation_actions_of').on(table.impersonationId, table.at)],
);

/** Whom support staff looked for, and how many were found: looking somebody up leaves a trace, too. */
export const supportLookups = pgTable(
  'support_lookups',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    supportUserId: uuid('support_user_id').notNull(),
    query: text('query').notNull(),
    found: integer('found').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [index('support_lookups_of').on(table.supportUserId, table.at)],
);

export const accountExports = pgTable(
  'account_exports',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    fileKey: text('file_key'),
    createdAt: createdAt(),
    readyAt: instant('ready_at'),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('account_exports_user').on(table.userId, table.createdAt)],
);
