import { join, resolve } from 'node:path'
import { moveFiles, moveRows } from '#server/backup/moving.service.ts'
import { type Environment, readEnvironment } from '#server/environment.ts'
import { refuseRootAtOthers } from '#server/platform/data-directory.ts'
import { DirectoryInUseError } from '#server/platform/db/directory-lock.ts'
import { isEmbeddedThere, openEmbedded } from '#server/platform/db/embedded.ts'
import { openPostgres } from '#server/platform/db/postgres.ts'
import { openDiskStorage } from '#server/platform/media/disk-storage.ts'
import { openMediaStorage } from '#server/platform/media/open-storage.ts'
import { hasTables } from '#server/platform/rows/row-tables.ts'
import { StartRefusal } from '#server/platform/start-refusal.ts'
import { COMMAND_LOG, MIGRATIONS, readArguments, runCommand } from './shop-command.ts'

const USAGE = `Usage:
  npm run move -- postgres://…     the embedded database of DATA_DIR becomes a PostgreSQL database
  npm run move -- pictures         the files of DATA_DIR go to the store that S3_BUCKET names
  npm run move -- pictures back    and from there to DATA_DIR`

await runCommand(async (args) => {
  const [what, where, ...rest] = readArguments(args, {})?.words ?? []
  if (what === undefined || rest.length > 0) throw new StartRefusal(USAGE)
  const environment = readEnvironment(process.env)
  const dataDir = resolve(environment.DATA_DIR)
  refuseRootAtOthers(dataDir)
  if (/^postgres(ql)?:\/\//.test(what) && where === undefined) return moveDatabase(dataDir, what)
  if (what === 'pictures' && (where === undefined || where === 'back')) return movePictures(environment, dataDir, where === 'back')
  throw new StartRefusal(USAGE)
})

async function moveDatabase(dataDir: string, databaseUrl: string): Promise<void> {
  if (!isEmbeddedThere(dataDir)) throw new StartRefusal(`There is no embedded database in ${dataDir}. Set DATA_DIR.`)
  const from = await openSource(dataDir)
  try {
    if (!(await hasTables(from.db))) throw new StartRefusal(`The embedded database in ${dataDir} holds no shop.`)
    const to = await openPostgres({ databaseUrl, dataDir: '', log: COMMAND_LOG, poolSize: 1 })
    try {
      if (await hasTables(to.db))
        throw new StartRefusal('That database holds tables already. Name an empty one, made as docs/operations.md says.')
      const { tables, rows } = await moveRows({ from, to, dataDir, migrationsFolder: MIGRATIONS, log: COMMAND_LOG })
      process.stdout.write(`Moved ${rows} rows of ${tables} tables, the waiting jobs and the secrets, and compared every row.\n`)
    } finally {
      await to.close()
    }
  } finally {
    await from.close()
  }
  process.stdout.write(
    `From now on start the shop with DATABASE_URL set to that address. Pictures and outbox are still in ${dataDir}; ` +
      'the former database there is unchanged and can be deleted once you trust the new one.\n',
  )
}

async function openSource(dataDir: string) {
  try {
    return await openEmbedded({ dataDir, log: COMMAND_LOG })
  } catch (error) {
    if (!(error instanceof DirectoryInUseError)) throw error
    throw new StartRefusal(`The shop is running on ${dataDir}. Stop it first, so that nothing is written behind the move.`, {
      cause: error,
    })
  }
}

async function movePictures(environment: Environment, dataDir: string, isBack: boolean): Promise<void> {
  if (environment.S3_BUCKET === undefined) throw new StartRefusal('S3_BUCKET and its keys must be set for this.')
  const disk = await openDiskStorage({ folder: join(dataDir, 'media') })
  const bucket = await openMediaStorage(environment, dataDir)
  const [from, to] = isBack ? [bucket, disk] : [disk, bucket]
  const { files, copied } = await moveFiles(from, to)
  const next = isBack ? 'Start the shop without the S3 settings' : 'Start the shop with the S3 settings'
  process.stdout.write(`${files} files, ${copied} of them copied now, all read again and compared. ${next}.\n`)
}
