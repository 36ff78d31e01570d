import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, inject, test } from 'vitest'
import type { Database } from '#server/platform/db/database.ts'
import { openDatabase } from '#server/platform/db/open-database.ts'
import type { Log } from '#server/platform/log/log.ts'
import { failingLog } from './failing-log.ts'
import { createTemplate, ON_EMBEDDED, POOLER, TEMPLATE_DATABASE } from './global-setup.ts'
import { noteAddress } from './own-session.ts'
import { administer, startPostgresCluster } from './postgres-cluster.ts'
import { emptyAll } from './template.ts'
import { openTestDatabase } from './test-database.ts'

export interface OnDatabase {
  readonly kind: Database['kind']
  /** The suite's own migrated database; from `beforeAll` on. */
  database(): Database
  /** Declares a test that runs on one kind alone, as a suite of one kind does: others of its suite show its statements to run on both. */
  once(name: string, run: () => Promise<void>): void
}

interface OpenOptions {
  log?: Log
  transactionLimitMs?: number
}

interface SuiteOptions extends OpenOptions {
  /**
   * True for a suite that neither changes the schema nor closes its database: it gets the one of the suite before it in the same process,
   * emptied, because opening one takes a second of the processor. Others have one of their own.
   */
  readonly isShared?: boolean
}

interface OpenedDatabase {
  readonly database: Database
  close(): Promise<void>
}

/** Databases that suites of this process have given back. */
const spare: Record<Database['kind'], OpenedDatabase[]> = { embedded: [], postgres: [] }

const BOTH: readonly Database['kind'][] = ['embedded', 'postgres']
/** PostgreSQL takes two thirds of the embedded one's processor time; `npm run prove -- both-databases` runs these suites on the other. */
const ONE: readonly Database['kind'][] = [process.env[ON_EMBEDDED] === undefined ? 'postgres' : 'embedded']

/** One suite run against every kind of database that the shop runs on. */
export function describeOnBothDatabases(name: string, suite: (on: OnDatabase) => void, options: SuiteOptions = {}): void {
  describeOn(BOTH, name, suite, options)
}

/** A suite whose statements another one of its slice has shown to run on both. */
export function describeOnDatabase(name: string, suite: (on: OnDatabase) => void, options: SuiteOptions = {}): void {
  describeOn(ONE, name, suite, options)
}

function describeOn(kinds: readonly Database['kind'][], name: string, suite: (on: OnDatabase) => void, options: SuiteOptions): void {
  const { isShared = false, ...openOptions } = options
  describe.each(kinds)(`${name} (%s)`, (kind) => {
    let opened: OpenedDatabase | undefined
    beforeAll(async () => {
      opened = (isShared ? spare[kind].pop() : undefined) ?? (await open(kind, openOptions))
    })
    afterAll(async () => {
      if (opened === undefined) return
      if (!isShared) return opened.close()
      await emptyAll(opened.database.db)
      spare[kind].push(opened)
    })
    suite({
      kind,
      database: () => {
        if (opened === undefined) throw new Error('The database is there from beforeAll on.')
        return opened.database
      },
      once: (title, run) => {
        if (ONE.includes(kind)) test(title, run)
      },
    })
  })
}

async function open(kind: Database['kind'], options: OpenOptions): Promise<OpenedDatabase> {
  if (kind === 'postgres') return openPostgresTestDatabase(options)
  const database = await openTestDatabase(options)
  return { database, close: () => database.close() }
}

/**
 * A migrated, empty database for suites to which its kind makes no difference: PostgreSQL takes two thirds of the embedded one's processor
 * time. The caller closes it, and it goes with the run's server.
 */
export async function openAnyTestDatabase(): Promise<Database> {
  return (await openPostgresTestDatabase()).database
}

/** A fresh copy of the migrated template on the run's PostgreSQL, or on one of its own where the run has none. */
export async function openPostgresTestDatabase(
  options: OpenOptions & { poolSize?: number } = {},
): Promise<{ database: Database; url: string; close(): Promise<void> }> {
  const { adminUrl, release } = await postgresOfThisRun()
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await administer(adminUrl, `CREATE DATABASE ${name} TEMPLATE ${TEMPLATE_DATABASE}`)
  const address = (server: string) => Object.assign(new URL(server), { pathname: `/${name}` }).href
  const url = address(adminUrl)
  const { [POOLER]: pooler } = process.env
  const addresses = pooler === undefined ? { databaseUrl: url } : { databaseUrl: address(pooler), directUrl: url }
  const database = await openDatabase({ log: failingLog, ...options, ...addresses, dataDir: '' })
  noteAddress(database.db, url)
  const close = async () => {
    await database.close()
    await administer(adminUrl, `DROP DATABASE ${name} WITH (FORCE)`)
    await release()
  }
  return { database, url, close }
}

async function postgresOfThisRun(): Promise<{ adminUrl: string; release(): Promise<void> }> {
  const provided = inject('postgres') as ReturnType<typeof inject<'postgres'>> | undefined
  if (provided === undefined) {
    const cluster = await startPostgresCluster()
    await createTemplate(cluster)
    return { adminUrl: cluster.url('postgres'), release: () => cluster.stop() }
  }
  if ('missing' in provided) throw new Error(provided.missing)
  return { adminUrl: provided.url, release: async () => {} }
}
