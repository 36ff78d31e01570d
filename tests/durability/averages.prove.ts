import { openDatabase } from '#server/platform/db/open-database.ts'
import { failingLog } from '../support/database/failing-log.ts'
import { createTemplate, TEMPLATE_DATABASE } from '../support/database/global-setup.ts'
import { startPostgresCluster } from '../support/database/postgres-cluster.ts'
import { openTestDatabase } from '../support/database/test-database.ts'
import { type ModeratingResult, moderateAtOnce } from './moderating.ts'

const SIZES = { full: { acts: 5000, atOnce: 32 }, small: { acts: 300, atOnce: 12 } }
const SEED = 2026

/** Averages equal a recount after random acts at once: on the embedded database, and by two shops on PostgreSQL. */
export async function prove(size: keyof typeof SIZES): Promise<string> {
  const lines = [await onEmbedded(SIZES[size]), await onPostgres(SIZES[size])]
  return lines.join('; ')
}

async function onEmbedded(size: { acts: number; atOnce: number }): Promise<string> {
  const database = await openTestDatabase()
  try {
    return verdict('embedded', await moderateAtOnce({ databases: [database], ...size, seed: SEED }))
  } finally {
    await database.close()
  }
}

async function onPostgres(size: { acts: number; atOnce: number }): Promise<string> {
  const cluster = await startPostgresCluster()
  try {
    await createTemplate(cluster)
    const databaseUrl = await cluster.createDatabase('averages', TEMPLATE_DATABASE)
    const databases = await Promise.all([1, 2].map(() => openDatabase({ databaseUrl, dataDir: '', log: failingLog })))
    try {
      return verdict('PostgreSQL', await moderateAtOnce({ databases, ...size, seed: SEED }))
    } finally {
      await Promise.all(databases.map((database) => database.close()))
    }
  } finally {
    await cluster.stop()
  }
}

function verdict(where: string, { done, refused, errors, wrong, products, approved }: ModeratingResult): string {
  const line = `${where}: ${done} acts done and ${refused} refused, ${errors.length} errors, ${approved} approved reviews, ${wrong.length} of ${products} averages wrong`
  if (errors.length + wrong.length > 0 || approved === 0) throw new Error([line, ...errors.slice(0, 5), ...wrong.slice(0, 5)].join('\n'))
  return line
}
