import { openDatabase } from '#server/platform/db/open-database.ts'
import { failingLog } from '../support/database/failing-log.ts'
import { createTemplate, TEMPLATE_DATABASE } from '../support/database/global-setup.ts'
import { startPostgresCluster } from '../support/database/postgres-cluster.ts'
import { openTestDatabase } from '../support/database/test-database.ts'
import { askWhileChanging, type ChangingResult } from './changing-catalogue.ts'
import { KINDS } from './changing-questions.ts'

const SIZES = {
  full: { seconds: 60, connections: 64, rightWithinMs: 1000 },
  // The full proof holds the second that is promised; a test must not fail because its machine is slow.
  small: { seconds: 3, connections: 8, rightWithinMs: Infinity },
}
type Size = (typeof SIZES)[keyof typeof SIZES]

/** Answers stay right while the catalogue changes every second, on both databases. */
export async function prove(size: keyof typeof SIZES): Promise<string> {
  const lines = [await onEmbedded(SIZES[size]), await onPostgres(SIZES[size])]
  return lines.join('; ')
}

async function onEmbedded(size: Size): Promise<string> {
  const database = await openTestDatabase()
  try {
    return verdict('embedded', await askWhileChanging({ reader: database, writer: database, ...size }))
  } finally {
    await database.close()
  }
}

async function onPostgres(size: Size): Promise<string> {
  const cluster = await startPostgresCluster()
  try {
    await createTemplate(cluster)
    const databaseUrl = await cluster.createDatabase('changes', TEMPLATE_DATABASE)
    const [reader, writer] = await Promise.all([1, 2].map(() => openDatabase({ databaseUrl, dataDir: '', log: failingLog })))
    if (reader === undefined || writer === undefined) throw new Error('no database')
    try {
      return verdict('PostgreSQL', await askWhileChanging({ reader, writer, ...size }))
    } finally {
      await Promise.all([reader.close(), writer.close()])
    }
  } finally {
    await cluster.stop()
  }
}

function verdict(where: string, { answers, changes, errors, wrong, unseen }: ChangingResult): string {
  const line = `${where}: ${answers} answers during ${changes} changes, ${errors.length} errors, ${wrong.length} wrong`
  const unproven = unseen.length === 0 ? [] : [`no change was seen in: ${unseen.join(', ')}`]
  if (errors.length + wrong.length + unproven.length > 0 || answers === 0) {
    throw new Error([line, ...errors.slice(0, 5), ...wrong.slice(0, 5), ...unproven].join('\n'))
  }
  return `${line}, changes seen in each of ${KINDS.length} kinds`
}
