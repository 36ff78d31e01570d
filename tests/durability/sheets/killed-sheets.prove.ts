import { onPostgres } from '../../support/database/on-postgres.ts'
import { type KilledSheets, killWhileImporting } from './killed-sheets.ts'

const SIZES = { full: { rounds: 8, rows: 400 }, small: { rounds: 1, rows: 100 } }

/** A shop killed in the middle of an import or of a zip of pictures goes on after its start: all of it is there, once, or what can't go on is taken back. */
export async function prove(size: keyof typeof SIZES): Promise<string> {
  const [embedded, postgres] = await Promise.all([
    killWhileImporting(SIZES[size]),
    onPostgres(async (makeDatabase) => killWhileImporting({ ...SIZES[size], databaseUrl: await makeDatabase() })),
  ])
  return `${verdict('embedded', embedded)}; ${verdict('PostgreSQL', postgres)}`
}

function verdict(where: string, { kills, rows, between, takenBack, faults }: KilledSheets): string {
  const line = `${where}: killed ${kills} times in sheets of ${rows} new rows and zips, ${between} times in between, ${takenBack} sheets taken back, ${faults.length} half or untold`
  if (faults.length > 0 || (where === 'embedded' && takenBack === 0)) throw new Error([line, ...faults.slice(0, 5)].join('\n'))
  return line
}
