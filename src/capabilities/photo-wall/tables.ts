import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { mediaAssets } from '#capabilities/media/tables.ts';
import { weddings } from '#capabilities/weddings/tables.ts';
import { instant } from '#platform/database/columns.ts';
import type { PhotoState } from './rules/photo-states.ts';
import type { Moderation, NameChoice, WallMode } from './rules/wall-choices.ts';

/** Where the guests of a wedding leave their photos. */
export const photoWalls = pgTable(
  'photo_walls',
  {
    weddingId: uuid('wedding_id')
      .primaryKey()
      .references(() => weddings.id, { onDelete: 'cascade' }),
    /** Of its pictures: their addresses are signed with its version. */
    scopeId: uuid('scope_id').notNull().unique(),
    mode: text('mode').notNull().$type<WallMode>(),
    moderation: text('moderation').notNull().$type<Moderation>(),
    names: text('names').notNull().$type<NameChoice>(),
    mayDownload: boolean('may_download').notNull(),
    /** In the zone of the wedding, both days included. */
    opensOn: date('opens_on'),
    closesOn: date('closes_on'),
    /** Kept as they are, since couples share and print them again: 130 random bits each. */
    uploadCode: text('upload_code').notNull().unique(),
    screenCode: text('screen_code').notNull().unique(),
    /** Of what the couple chose. */
    version: integer('version').notNull().default(1),
    /** Goes up with everything that changes what is shown; a screen asks for it every two seconds. */
    revision: bigint('revision', { mode: 'number' }).notNull().default(1),
  },
  () => [
    check('photo_walls_mode', sql`mode in ('OFF', 'GALLERY', 'DROP_ONLY')`),
    check('photo_walls_moderation', sql`moderation in ('BEFORE', 'AFTER')`),
    check('photo_walls_names', sql`names in ('OFF', 'OPTIONAL', 'REQUIRED')`),
    check('photo_walls_days', sql`closes_on >= opens_on`),
    check('photo_walls_codes', sql`upload_code <> screen_code`),
  ],
);

/** A photo that was accepted: its uploader has been told so. Keys come from the clock, so they lie in the order they came. */
export const wallPhotos = pgTable(
  'wall_photos',
  {
    uuid: uuid('uuid').primaryKey(),
    weddingId: uuid('wedding_id')
      .notNull()
      .references(() => photoWalls.weddingId, { onDelete: 'cascade' }),
    /** The same file from the same phone is the same picture, and so the same photo however often it is sent. */
    pictureId: uuid('picture_id')
      .notNull()
      .unique()
      .references(() => mediaAssets.id),
    uploaderName: text('uploader_name').notNull().default(''),
    /** Of the key in the browser it came from. */
    uploaderKeyHash: text('uploader_key_hash').notNull(),
    caption: text('caption').notNull().default(''),
    state: text('state').notNull().$type<PhotoState>(),
    /** Since the couple last looked. */
    reports: integer('reports').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    /** When the couple removed it; its files follow some days later. */
    removedAt: instant('removed_at'),
  },
  (table) => [
    index('wall_photos_of').on(table.weddingId, table.state, table.uuid),
    index('wall_photos_uploader').on(table.weddingId, table.uploaderKeyHash, table.uuid),
    index('wall_photos_removed').on(table.removedAt).where(sql`removed_at is not null`),
    check('wall_photos_state', sql`state in ('WAITING', 'SHOWN', 'HIDDEN', 'REMOVED')`),
    check('wall_photos_removal', sql`(state = 'REMOVED') = (removed_at is not null)`),
    check('wall_photos_texts', sql`length(uploader_name) <= 50 and length(caption) <= 200`),
  ],
);

/** Who thinks that a photo should not be there: once for each browser. */
export const wallPhotoReports = pgTable(
  'wall_photo_reports',
  {
    photoUuid: uuid('photo_uuid')
      .notNull()
      .references(() => wallPhotos.uuid, { onDelete: 'cascade' }),
    reporterKeyHash: text('reporter_key_hash').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.photoUuid, table.reporterKeyHash] })],
);
