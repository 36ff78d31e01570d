import { randomUUID } from 'node:crypto'
import type { Database } from '#server/platform/db/database.ts'
import { openDatabase } from '#server/platform/db/open-database.ts'
import { failingLog } from './failing-log.ts'
import { createTemplate, RUNNING_POSTGRES, TEMPLATE_DATABASE } from './global-setup.ts'
import { administer, startPostgresCluster } from './postgres-cluster.ts'
import { openTestDatabase } from './test-database.ts'

/** Makes a migrated, empty database and returns its address. */
type MakeDatabase = () => Promise<string>

/** Works on databases of the test run's PostgreSQL; a proof that runs by itself starts one, which writes through to the disk. */
export async function onPostgres<Result>(work: (makeDatabase: MakeDatabase) => Promise<Result>): Promise<Result> {
  const running = process.env[RUNNING_POSTGRES]
  return running === undefined ? onOwnServer(work) : onServer(running, work)
}

async function onOwnServer<Result>(work: (makeDatabase: MakeDatabase) => Promise<Result>): Promise<Result> {
  const cluster = await startPostgresCluster()
  try {
    await createTemplate(cluster)
    return await onServer(cluster.url('postgres'), work)
  } finally {
    await cluster.stop()
  }
}

async function onServer<Result>(adminUrl: string, work: (makeDatabase: MakeDatabase) => Promise<Result>): Promise<Result> {
  const made: string[] = []
  try {
    return await work(async () => {
      const name = `proof_${randomUUID().replaceAll('-', '')}`
      await administer(adminUrl, `CREATE DATABASE ${name} TEMPLATE ${TEMPLATE_DATABASE}`)
      made.push(name)
      return Object.assign(new URL(adminUrl), { pathname: `/${name}` }).href
    })
  } finally {
    for (const name of made) await administer(adminUrl, `DROP DATABASE ${name} WITH (FORCE)`)
  }
}

/** Two shops' connections to one new database. */
export async function openTwice<Result>(
  makeDatabase: MakeDatabase,
  work: (databases: [Database, Database]) => Promise<Result>,
): Promise<Result> {
  const databaseUrl = await makeDatabase()
  const open = () => openDatabase({ databaseUrl, dataDir: '', log: failingLog })
  const databases: [Database, Database] = [await open(), await open()]
  try {
    return await work(databases)
  } finally {
    await Promise.all(databases.map((database) => database.close()))
  }
}

export async function onEmbedded<Result>(work: (database: Database) => Promise<Result>): Promise<Result> {
  const database = await openTestDatabase()
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}
