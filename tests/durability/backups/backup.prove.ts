import { openDatabase } from '#server/platform/db/open-database.ts'
import { failingLog } from '../../support/database/failing-log.ts'
import { onEmbedded, onPostgres } from '../../support/database/on-postgres.ts'
import { type BackedUp, backUpUnderLoad } from './backing-up.ts'

const BACKUPS = { full: 10, small: 1 }

/** Backups of a busy shop, restored into the other kind of database, hold every acknowledged write whole, and every picture they name. */
export async function prove(size: keyof typeof BACKUPS): Promise<string> {
  const backups = BACKUPS[size]
  return onPostgres((makeDatabase) =>
    onEmbedded(async (embedded) => {
      const postgres = await openDatabase({ databaseUrl: await makeDatabase(), dataDir: '', log: failingLog })
      const other = await openDatabase({ databaseUrl: await makeDatabase(), dataDir: '', log: failingLog })
      try {
        const up = await backUpUnderLoad(embedded, other, { backups })
        const down = await onEmbedded((target) => backUpUnderLoad(postgres, target, { backups }))
        return `${verdict('embedded to PostgreSQL', backups, up)}; ${verdict('PostgreSQL to embedded', backups, down)}`
      } finally {
        await Promise.all([postgres.close(), other.close()])
      }
    }),
  )
}

function verdict(where: string, backups: number, { written, rows, files, longestMs, faults }: BackedUp): string {
  const line = `${where}: ${backups + 1} backups, ${written} products with pictures written meanwhile, ${rows} rows and ${files} files at last, ${faults.length} differences, ${(longestMs / 1000).toFixed(1)} s at most`
  if (faults.length > 0 || written === 0) throw new Error([line, ...faults.slice(0, 5)].join('\n'))
  return line
}
