import { setTimeout as pause } from 'node:timers/promises'
import {
  type OwnerSettings,
  type ReadSettings,
  type SettingsContents,
  type SettingsSection,
  settingsOf,
} from '#domain/settings/sections.ts'
import { shopDay } from '#domain/settings/shown-days.ts'
import type { Database, Db } from '#server/platform/db/database.ts'
import { withoutValues } from '#server/platform/db/errors.ts'
import type { Log } from '#server/platform/log/log.ts'
import { listSections } from './shop-settings.repository.ts'

/** The channel that tells every process that the owner's settings have changed. */
export const SETTINGS_CHANNEL = 'shop-settings'

const FIRST_PAUSE_MS = 100
const PAUSE_MOST_MS = 5000

type StoredContent = Readonly<Record<string, unknown>>

/** The settings in memory, as every process of the shop holds them. */
export interface SettingsStore {
  readonly read: ReadSettings
  /** Each section as it stands. */
  contents(): SettingsContents
  /** A section as the database holds it, or the first values of one that it does not hold. */
  filledIn<S extends SettingsSection>(section: S, stored: StoredContent | undefined): SettingsContents[S]
  /**
   * Reads the database again, and resolves once everybody who listens has heard of it. Where it can't be read, that is tried again until it
   * can, and nobody waits for it.
   */
  reload(): Promise<void>
  onChange(receive: () => void): void
  /** Calls back those who listen where another day has begun since the last look: slides, banners and logos come and go by days. */
  lookAtDay(now: Date): void
}

export interface SettingsStoreOptions {
  readonly database: Database
  readonly log: Log
  /** The contents of the sections that the owner has not changed. */
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
  const loadInTurn = () => {
    last = last.catch(() => {}).then(load)
    return last
  }
  const reload = untilDone({
    work: loadInTurn,
    // The settings are read in any case when the database is back.
    mayTry: () => database.isListening(),
    onFailure: (error) => log.error({ err: withoutValues(error) }, 'the settings could not be read again'),
  })
  await database.listen(SETTINGS_CHANNEL, () => void reload())
  database.onListeningChange((isListening) => {
    if (isListening) void reload()
  })
  await loadInTurn()
  return {
    read: () => settings,
    contents: () => contents,
    filledIn: (section, stored) => filledIn(first, section, stored),
    reload,
    onChange: (receive) => void receivers.add(receive),
    lookAtDay: (now) => {
      const today = shopDay(now)
      if (day !== null && day !== today) for (const receive of receivers) receive()
      day = today
    },
  }
}

interface Trying {
  readonly work: () => Promise<void>
  /** False where something else begins the work again. */
  readonly mayTry: () => boolean
  readonly onFailure: (error: unknown) => void
}

/** Does the work once. After a failure it tries again with growing pauses until it succeeds; nobody waits for these tries. */
function untilDone({ work, mayTry, onFailure }: Trying): () => Promise<void> {
  const isDone = () =>
    work().then(
      () => true,
      () => false,
    )
  let isTrying = false
  const tryAgain = async () => {
    if (isTrying) return
    isTrying = true
    for (let pauseMs = FIRST_PAUSE_MS; mayTry(); pauseMs = Math.min(2 * pauseMs, PAUSE_MOST_MS)) {
      await pause(pauseMs, undefined, { ref: false })
      if (await isDone()) break
    }
    isTrying = false
  }
  return async () => {
    try {
      await work()
    } catch (error) {
      onFailure(error)
      void tryAgain()
    }
  }
}

export async function readContents(db: Db, first: SettingsContents): Promise<SettingsContents> {
  const stored = new Map<string, StoredContent>((await listSections(db)).map(({ section, content }) => [section, content]))
  const sections = Object.keys(first) as SettingsSection[]
  return Object.fromEntries(
    sections.map((section) => [section, filledIn(first, section, stored.get(section))]),
  ) as unknown as SettingsContents
}

/** A key that a section did not have when it was stored has its first value. */
function filledIn<S extends SettingsSection>(first: SettingsContents, section: S, stored: StoredContent | undefined): SettingsContents[S] {
  return { ...first[section], ...stored }
}
