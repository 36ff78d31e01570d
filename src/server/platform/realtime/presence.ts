import type { Database } from '#server/platform/db/database.ts'
import { withoutValues } from '#server/platform/db/errors.ts'
import type { Log } from '#server/platform/log/log.ts'
import {
  addPresences,
  beat,
  listPresent,
  notifyPresence,
  PRESENCE_CHANNEL,
  type PresentPerson,
  removeOthers,
  removePresences,
  removeProcess,
  removeSilent,
} from './presence.repository.ts'

export interface PresenceChange extends PresentPerson {
  readonly isThere: boolean
}

export interface PresenceOptions {
  readonly database: Database
  readonly processId: string
  readonly log: Log
  readonly onChange: (changes: readonly PresenceChange[]) => void
}

const BEAT_MS = 10_000
/** All presences are read again once in this many beats, although each change is notified and a cut connection is noticed. */
const BEATS_BETWEEN_READINGS = 6
const RETRY_MS = 1_000
const IDS_PER_NOTICE = 150
const EVERYBODY = '*'

/**
 * People with an open socket, at any process. Each process writes its own people and notifies the others, which read the table again, so
 * that all agree in the end in whatever order they write and hear.
 */
export class Presence {
  readonly #options: PresenceOptions
  /** Open sockets of this process, counted by person. */
  readonly #own = new Map<string, { group: string; sockets: number }>()
  readonly #unwritten = new Set<string>()
  readonly #present = new Map<string, string>()
  readonly #asked = new Set<string>()
  #started: Promise<void> | null = null
  #writing: Promise<void> | null = null
  #reading: Promise<void> | null = null
  #beating: NodeJS.Timeout | undefined
  #beats = 0
  #isClosed = false

  constructor(options: PresenceOptions) {
    this.#options = options
  }

  /** Starts with the first socket: a process without any needs no beat. */
  start(): Promise<void> {
    this.#started ??= this.#open().catch((error: unknown) => {
      this.#started = null
      throw error
    })
    return this.#started
  }

  isThere(personId: string): boolean {
    return this.#present.has(personId)
  }

  isAnybodyOf(group: string): boolean {
    for (const each of this.#present.values()) if (each === group) return true
    return false
  }

  peopleThere(): readonly PresentPerson[] {
    return [...this.#present].map(([personId, group]) => ({ personId, group }))
  }

  enter(personId: string, group: string): void {
    const known = this.#own.get(personId)
    this.#own.set(personId, { group, sockets: (known?.sockets ?? 0) + 1 })
    if (known?.group !== group) this.#write([personId])
  }

  leave(personId: string): void {
    const known = this.#own.get(personId)
    if (known === undefined) return
    if (known.sockets > 1) this.#own.set(personId, { ...known, sockets: known.sockets - 1 })
    else {
      this.#own.delete(personId)
      this.#write([personId])
    }
  }

  async close(): Promise<void> {
    if (this.#isClosed) return
    this.#isClosed = true
    clearInterval(this.#beating)
    if (this.#started === null) return
    await Promise.allSettled([this.#started, this.#writing, this.#reading])
    const people = [...new Set([...this.#own.keys(), ...this.#unwritten])]
    const { database, processId, log } = this.#options
    try {
      await database.transaction(async (tx) => {
        await removeProcess(tx, processId)
        for (const ids of inParts(people)) await notifyPresence(tx, ids.join(' '))
      })
    } catch (error) {
      // The other processes notice the silence.
      log.warn({ err: withoutValues(error) }, 'that nobody is connected here any more could not be written down')
    }
  }

  async #open(): Promise<void> {
    const { database, processId } = this.#options
    await beat(database.db, processId)
    if (database.kind === 'embedded') await removeOthers(database.db, processId)
    await database.listen(PRESENCE_CHANNEL, (payload) => this.#read(payload.split(' ')))
    database.onListeningChange((isListening) => {
      if (isListening) this.#read([EVERYBODY])
    })
    this.#beating = setInterval(() => void this.#keepBeating(), BEAT_MS).unref()
    for (const { personId, group } of await listPresent(database.db, null)) this.#present.set(personId, group)
  }

  async #keepBeating(): Promise<void> {
    const { database, processId, log } = this.#options
    try {
      const isNew = await beat(database.db, processId)
      await removeSilent(database.db, EVERYBODY)
      if (isNew) this.#write([...this.#own.keys()])
      this.#beats += 1
      if (this.#beats % BEATS_BETWEEN_READINGS === 0) this.#read([EVERYBODY])
    } catch (error) {
      if (!this.#isClosed) log.warn({ err: withoutValues(error) }, 'who is connected could not be written down')
    }
  }

  #write(personIds: readonly string[]): void {
    for (const id of personIds) this.#unwritten.add(id)
    if (this.#isClosed) return
    this.#writing ??= this.#writeAll().finally(() => {
      this.#writing = null
      if (this.#unwritten.size > 0 && !this.#isClosed) setTimeout(() => this.#write([]), RETRY_MS).unref()
    })
  }

  /** People who come and go meanwhile are written together in the next transaction. */
  async #writeAll(): Promise<void> {
    const { database, processId, log } = this.#options
    while (this.#unwritten.size > 0 && !this.#isClosed) {
      const people = [...this.#unwritten]
      this.#unwritten.clear()
      try {
        await this.start()
        await database.transaction(async (tx) => {
          await beat(tx, processId)
          const here = people.flatMap((personId) => {
            const own = this.#own.get(personId)
            return own === undefined ? [] : [{ personId, group: own.group }]
          })
          const gone = people.filter((personId) => !this.#own.has(personId))
          if (here.length > 0) await addPresences(tx, processId, here)
          if (gone.length > 0) await removePresences(tx, processId, gone)
          for (const ids of inParts(people)) await notifyPresence(tx, ids.join(' '))
        })
      } catch (error) {
        for (const id of people) this.#unwritten.add(id)
        log.warn({ err: withoutValues(error) }, 'who is connected could not be written down; it is tried again')
        return
      }
    }
  }

  #read(personIds: readonly string[]): void {
    for (const id of personIds) this.#asked.add(id)
    if (this.#isClosed) return
    this.#reading ??= this.#readAll().finally(() => {
      this.#reading = null
      if (this.#asked.size > 0) this.#read([])
    })
  }

  async #readAll(): Promise<void> {
    const { database, log } = this.#options
    while (this.#asked.size > 0 && !this.#isClosed) {
      const asked = this.#asked.has(EVERYBODY) ? null : [...this.#asked]
      this.#asked.clear()
      try {
        this.#take(asked, await listPresent(database.db, asked))
      } catch (error) {
        if (this.#isClosed) return
        log.warn({ err: withoutValues(error) }, 'who is connected could not be read; it is read again')
        setTimeout(() => this.#read(asked ?? [EVERYBODY]), RETRY_MS).unref()
      }
    }
  }

  #take(asked: readonly string[] | null, found: readonly PresentPerson[]): void {
    const there = new Map(found.map(({ personId, group }) => [personId, group]))
    const changes: PresenceChange[] = []
    for (const personId of asked ?? new Set([...this.#present.keys(), ...there.keys()])) {
      const [before, now] = [this.#present.get(personId), there.get(personId)]
      if (now === undefined) this.#present.delete(personId)
      else this.#present.set(personId, now)
      if ((before === undefined) !== (now === undefined)) changes.push({ personId, group: now ?? before ?? '', isThere: now !== undefined })
    }
    if (changes.length > 0) this.#options.onChange(changes)
  }
}

function inParts(ids: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(ids.length / IDS_PER_NOTICE) }, (_, part) =>
    ids.slice(part * IDS_PER_NOTICE, (part + 1) * IDS_PER_NOTICE),
  )
}
