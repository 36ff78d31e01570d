import { onEmbedded, onPostgres, openTwice } from '../../support/database/on-postgres.ts'
import { askWhileChanging, type ChangingResult } from './changing-catalogue.ts'
import { KINDS } from './changing-questions.ts'

export const RUNS_ALONE = true

const SIZES = {
  full: { seconds: 60, connections: 64, rightWithinMs: 1000 },
  // The full proof holds the second that is promised; a test must not fail because its machine is slow.
  small: { seconds: 3, connections: 8, rightWithinMs: Infinity },
}

/** Answers stay right while the catalogue changes every second, on both databases. */
export async function prove(size: keyof typeof SIZES): Promise<string> {
  const embedded = await onEmbedded((database) => askWhileChanging({ reader: database, writer: database, ...SIZES[size] }))
  const postgres = await onPostgres((makeDatabase) =>
    openTwice(makeDatabase, ([reader, writer]) => askWhileChanging({ reader, writer, ...SIZES[size] })),
  )
  return `${verdict('embedded', embedded)}; ${verdict('PostgreSQL', postgres)}`
}

function verdict(where: string, { answers, changes, errors, wrong, unseen }: ChangingResult): string {
  const line = `${where}: ${answers} answers during ${changes} changes, ${errors.length} errors, ${wrong.length} wrong`
  const unproven = unseen.length === 0 ? [] : [`no change was seen in: ${unseen.join(', ')}`]
  if (errors.length + wrong.length + unproven.length > 0 || answers === 0) {
    throw new Error([line, ...errors.slice(0, 5), ...wrong.slice(0, 5), ...unproven].join('\n'))
  }
  return `${line}, changes seen in each of ${KINDS.length} kinds`
}
