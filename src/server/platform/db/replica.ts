import { setTimeout as pause } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { Log } from '#server/platform/log/log.ts'
import type { Database, Db, NamedStatement, Replica } from './database.ts'
import { findDatabaseError, isDatabaseAway } from './errors.ts'
import type { GuardedPool } from './pool.ts'

export interface ReplicaOptions {
  readonly primary: GuardedPool
  readonly replica: GuardedPool
  readonly log: Log
}

const LOOK_MS = 50
const AWAY_MS = 1_000
/** The replica ended a statement because it had to replay what contradicts it. */
const CONFLICT = '40001'

/** Reads from a replica as long as it has replayed every change that was told, and from the primary otherwise. */
export class FollowingReplica implements Replica {
  readonly db: Db
  readonly #options: ReplicaOptions
  #isCaughtUp = false
  #changes = 0
  #following: Promise<void> | null = null
  #isAway = false
  #isClosed = false

  constructor(options: ReplicaOptions) {
    this.#options = options
    const query = (asked: pg.QueryConfig, values?: unknown[]) => this.#query(asked, values)
    this.db = drizzle({ query } as unknown as pg.Pool) as Db
    this.catchUp()
  }

  readonly readNamed = async <Row>({ name, sql, params }: NamedStatement): Promise<Row[]> => {
    const { rows } = await this.#query({ name, text: sql, values: params })
    return rows as Row[]
  }

  catchUp(): void {
    this.#isCaughtUp = false
    this.#changes += 1
    this.#following ??= this.#follow().finally(() => {
      this.#following = null
    })
  }

  async close(): Promise<void> {
    this.#isClosed = true
    await this.#following
    await this.#options.replica.end()
  }

  async #query(asked: pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult> {
    const { primary, replica } = this.#options
    if (!this.#isCaughtUp) return primary.query(asked, values)
    try {
      return await replica.query(asked, values)
    } catch (error) {
      if (isDatabaseAway(error)) this.catchUp()
      else if (findDatabaseError(error)?.code !== CONFLICT) throw error
      return primary.query(asked, values)
    }
  }

  async #follow(): Promise<void> {
    while (!this.#isClosed) {
      const changes = this.#changes
      try {
        await this.#replayed()
        this.#report(false)
        if (changes !== this.#changes) continue
        this.#isCaughtUp = true
        return
      } catch (error) {
        this.#report(true, error)
        await pause(AWAY_MS, undefined, { ref: false })
      }
    }
  }

  async #replayed(): Promise<void> {
    const { primary, replica } = this.#options
    const { rows: written } = await primary.query<{ lsn: string }>('SELECT pg_current_wal_lsn()::text AS lsn')
    const text = 'SELECT NOT pg_is_in_recovery() OR pg_last_wal_replay_lsn() >= $1::pg_lsn AS done'
    while (!this.#isClosed) {
      const { rows } = await replica.query<{ done: boolean }>(text, [written[0]?.lsn])
      if (rows[0]?.done === true) return
      await pause(LOOK_MS, undefined, { ref: false })
    }
  }

  #report(isAway: boolean, error?: unknown): void {
    if (isAway === this.#isAway || this.#isClosed) return
    this.#isAway = isAway
    const { log } = this.#options
    if (isAway) log.warn({ err: error }, 'the replica cannot be read; the primary answers')
    else log.info({}, 'the replica can be read again')
  }
}

/** The handle for reads that may be a moment old; what the reader may have changed is read from the primary. */
export function replicaOf(database: Database): Database {
  const { replica } = database
  return replica === undefined ? database : { ...database, db: replica.db, readNamed: replica.readNamed }
}
