import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, inject } from 'vitest'
import type { Database } from '#server/platform/db/database.ts'
import { openDatabase } from '#server/platform/db/open-database.ts'
import type { Log } from '#server/platform/log/log.ts'
import { failingLog } from './failing-log.ts'
import { createTemplate, TEMPLATE_DATABASE } from './global-setup.ts'
import { administer, startPostgresCluster } from './postgres-cluster.ts'
import { openTestDatabase } from './test-database.ts'

export interface OnDatabase {
  readonly kind: Database['kind']
  /** The suite's own migrated database; from `beforeAll` on. */
  database(): Database
}

interface OpenOptions {
  log?: Log
  transactionLimitMs?: number
}

/** One suite run against every kind of database that the shop runs on. */
export function describeOnBothDatabases(name: string, suite: (on: OnDatabase) => void, options: OpenOptions = {}): void {
  describe.each(['embedded', 'postgres'] as const)(`${name} (%s)`, (kind) => {
    let database: Database | undefined
    let close = async () => {}
    beforeAll(async () => {
      if (kind === 'embedded') {
        const opened = await openTestDatabase(options)
        database = opened
        close = () => opened.close()
      } else {
        const opened = await openPostgresTestDatabase(options)
        database = opened.database
        close = opened.close
      }
    })
    afterAll(() => close())
    suite({
      kind,
      database: () => {
        if (database === undefined) throw new Error('The database is there from beforeAll on.')
        return database
      },
    })
  })
}

/** A fresh copy of the migrated template on the run's PostgreSQL, or on one of its own where the run has none. */
export async function openPostgresTestDatabase(
  options: OpenOptions & { poolSize?: number } = {},
): Promise<{ database: Database; url: string; close(): Promise<void> }> {
  const { adminUrl, release } = await postgresOfThisRun()
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await administer(adminUrl, `CREATE DATABASE ${name} TEMPLATE ${TEMPLATE_DATABASE}`)
  const url = Object.assign(new URL(adminUrl), { pathname: `/${name}` }).href
  const database = await openDatabase({ log: failingLog, ...options, databaseUrl: url, dataDir: '' })
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
