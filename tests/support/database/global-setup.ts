import type { TestProject } from 'vitest/node'
import { openDatabase } from '#server/platform/db/open-database.ts'
import { failingLog } from './failing-log.ts'
import { startPooler } from './pooler.ts'
import { type PostgresCluster, startPostgresCluster } from './postgres-cluster.ts'
import { migratedSnapshot } from './snapshot.ts'
import { prepareTemplate } from './template.ts'

export const TEMPLATE_DATABASE = 'diyafa_template'
/** The variable with the address of the run's PostgreSQL, for proofs, which can't be told by the test runner. */
export const RUNNING_POSTGRES = 'RUNNING_POSTGRES_URL'

/** Set to anything, it puts a pooler between the shops and the run's PostgreSQL, and then holds the pooler's address. */
export const POOLER = 'TEST_POOLER'

/** Set to anything, it runs the suites that else run on PostgreSQL alone on the embedded database instead. */
export const ON_EMBEDDED = 'TEST_ON_EMBEDDED'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The address of the run's PostgreSQL, or the reason why there is none. */
    postgres: { url: string } | { missing: string }
  }
}

/** The process of the run that the server belongs to. */
const SETUP_PROCESS = 'RUNNING_POSTGRES_PID'
/** The shops of all tests that run beside each other, some of them with several processes, come to more than the hundred of PostgreSQL. */
const SETTINGS = { max_connections: '400' }

/** One PostgreSQL per run, with a migrated template that suites copy: the first of its projects starts it, and the others use it too. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await migratedSnapshot()
  const { [RUNNING_POSTGRES]: running, [SETUP_PROCESS]: pid } = process.env
  if (running !== undefined && pid === `${process.pid}`) {
    project.provide('postgres', { url: running })
    return async () => {}
  }
  let cluster: PostgresCluster
  try {
    cluster = await startPostgresCluster({ fsync: false, settings: SETTINGS })
  } catch (error) {
    project.provide('postgres', { missing: String(error) })
    return async () => {}
  }
  await createTemplate(cluster)
  project.provide('postgres', { url: cluster.url('postgres') })
  process.env[RUNNING_POSTGRES] = cluster.url('postgres')
  process.env[SETUP_PROCESS] = `${process.pid}`
  if (process.env[POOLER] === undefined) return () => cluster.stop()
  const pooler = await startPooler(cluster)
  process.env[POOLER] = pooler.url('postgres')
  return async () => {
    await pooler.stop()
    await cluster.stop()
  }
}

export async function createTemplate(cluster: PostgresCluster): Promise<void> {
  const databaseUrl = await cluster.createDatabase(TEMPLATE_DATABASE)
  const database = await openDatabase({ databaseUrl, dataDir: '', log: failingLog, poolSize: 1 })
  try {
    await prepareTemplate(database)
  } finally {
    await database.close()
  }
}
