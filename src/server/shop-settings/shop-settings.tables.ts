import { integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { PICTURE_USES } from '#domain/settings/pictures.ts'
import { SETTINGS_SECTIONS } from '#domain/settings/sections.ts'

/** The sections that the owner has changed; all others stand as the shop begins with them. */
export const shopSettings = pgTable('shop_settings', {
  section: text('section', { enum: SETTINGS_SECTIONS }).primaryKey(),
  content: jsonb('content').$type<Readonly<Record<string, unknown>>>().notNull(),
  version: integer('version').notNull(),
  /** The content before the last change, to go back one step. */
  previous: jsonb('previous').$type<Readonly<Record<string, unknown>>>().notNull(),
  changedAt: timestamp('changed_at', { withTimezone: true, mode: 'date' }).notNull(),
  /** No foreign key: the settings outlive the account of the person who changed them. */
  changedBy: uuid('changed_by').notNull(),
})

/** The pictures uploaded for the settings, until none of them names them any more. */
export const settingsPictures = pgTable('settings_pictures', {
  name: text('name').primaryKey(),
  use: text('use', { enum: PICTURE_USES }).notNull(),
  /** The size of the upload; null for pictures that are older than these columns. */
  width: integer('width'),
  height: integer('height'),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
})
