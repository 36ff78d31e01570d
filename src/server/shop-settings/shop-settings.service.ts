import { type OwnerSettings, type ReadSettings, type SettingsContents, settingsOf } from '#domain/settings/sections.ts'
import { shopDay } from '#domain/settings/shown-days.ts'
import type { Database, Db } from '#server/platform/db/database.ts'
import { withoutValues } from '#server/platform/db/errors.ts'
import type { Log } from '#server/platform/log/log.ts'
import { listSections } from './shop-settings.repository.ts'

/** The channel that tells every process that the owner's settings have changed. */
export const SETTINGS_CHANNEL = 'shop-settings'

/** The settings in memory, as every process of the shop holds them. */
export interface SettingsStore {
  readonly read: ReadSettings
  /** Each section as it stands. */
  contents(): SettingsContents
  /** Reads the database again, and resolves once everybody who listens has heard of it. */
  reload(): Promise<void>
  onChange(receive: () => void): void
  /** Calls back those who listen where another day has begun since the last look: slides, banners and logos come and go by days. */
  lookAtDay(now: Date): void
}

export interface SettingsStoreOptions {
  readonly database: Database
  readonly log: Log
  /** Stands wherever the owner has changed nothing. */
  readonly first: SettingsContents
}

/** Notifications may be missed while the database is away, so the settings are read again once it is back. */
export async function openSettingsStore({ database, log, first }: SettingsStoreOptions): Promise<SettingsStore> {
  let contents = first
  let settings: OwnerSettings = settingsOf(first)
  let last: Promise<void> = Promise.resolve()
  let day: string | null = null
  const receivers = new Set<() => void>()
  const load = async () => {
    contents = await readContents(database.db, first)
    settings = settingsOf(contents)
    for (const receive of receivers) receive()
  }
  // One reading after the other, so that an older one never ends last.
  const reload = () => {
    last = last.catch(() => {}).then(load)
    return last
  }
  const reloadOnNews = () =>
    void reload().catch((error: unknown) => log.error({ err: withoutValues(error) }, 'the settings could not be read again'))
  await database.listen(SETTINGS_CHANNEL, reloadOnNews)
  database.onListeningChange((isListening) => {
    if (isListening) reloadOnNews()
  })
  await reload()
  return {
    read: () => settings,
    contents: () => contents,
    reload,
    onChange: (receive) => void receivers.add(receive),
    lookAtDay: (now) => {
      const today = shopDay(now)
      if (day !== null && day !== today) for (const receive of receivers) receive()
      day = today
    },
  }
}

export async function readContents(db: Db, first: SettingsContents): Promise<SettingsContents> {
  const changed = (await listSections(db)).map(({ section, content }) => [section, content] as const)
  return filledIn(first, Object.fromEntries(changed))
}

/** A key that a section did not have when it was stored has its first value. */
function filledIn(first: SettingsContents, changed: Readonly<Record<string, object>>): SettingsContents {
  return Object.fromEntries(
    Object.entries(first).map(([section, values]) => [section, { ...values, ...changed[section] }]),
  ) as unknown as SettingsContents
}
