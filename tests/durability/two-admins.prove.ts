import { openDatabase } from '#server/platform/db/open-database.ts'
import { failingLog } from '../support/database/failing-log.ts'
import { createTemplate, TEMPLATE_DATABASE } from '../support/database/global-setup.ts'
import { startPostgresCluster } from '../support/database/postgres-cluster.ts'
import { openTestDatabase } from '../support/database/test-database.ts'
import { type EditingResult, editAtOnce } from './editing-at-once.ts'

const SIZES = { full: { forMs: 60_000, atOnce: 12 }, small: { forMs: 2500, atOnce: 6 } }
const SEED = 2026

/** Two admins change the same records at once, in one shop and in two on PostgreSQL: nothing is lost, left over or answered with a 500. */
export async function prove(size: keyof typeof SIZES): Promise<string> {
  const lines = [await onEmbedded(SIZES[size]), await onPostgres(SIZES[size])]
  return lines.join('; ')
}

interface Size {
  readonly forMs: number
  readonly atOnce: number
}

async function onEmbedded(size: Size): Promise<string> {
  const database = await openTestDatabase()
  try {
    return verdict('embedded', await editAtOnce({ databases: [database], ...size, seed: SEED }))
  } finally {
    await database.close()
  }
}

async function onPostgres(size: Size): Promise<string> {
  const cluster = await startPostgresCluster()
  try {
    await createTemplate(cluster)
    const databaseUrl = await cluster.createDatabase('two_admins', TEMPLATE_DATABASE)
    const databases = await Promise.all([1, 2].map(() => openDatabase({ databaseUrl, dataDir: '', log: failingLog })))
    try {
      return verdict('PostgreSQL', await editAtOnce({ databases, ...size, seed: SEED }))
    } finally {
      await Promise.all(databases.map((database) => database.close()))
    }
  } finally {
    await cluster.stop()
  }
}

function verdict(where: string, { done, refused, errors, lost, wrong }: EditingResult): string {
  const line = `${where}: ${done} acts done and ${refused} refused, ${errors.length} errors, ${lost.length} edits lost, ${wrong.length} kinds of orphans`
  const faults = [...errors.slice(0, 5), ...lost.slice(0, 5), ...wrong]
  if (faults.length > 0 || done === 0 || refused === 0) throw new Error([line, ...faults].join('\n'))
  return line
}
