import { rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { deleteOtherFiles, type ReadBackup, readBackup, readSecretsFile, restoreBackup } from '#server/backup/restoring.service.ts'
import { type Environment, readEnvironment } from '#server/environment.ts'
import { openDataDirectory, refuseRootAtOthers } from '#server/platform/data-directory.ts'
import { DirectoryInUseError, lockDirectory } from '#server/platform/db/directory-lock.ts'
import { isEmbeddedThere, openEmbedded, replaceEmbedded } from '#server/platform/db/embedded.ts'
import { openPostgres } from '#server/platform/db/postgres.ts'
import { openMediaStorage } from '#server/platform/media/open-storage.ts'
import type { MediaStorage } from '#server/platform/media/storage.ts'
import { countShopConnections, hasTables } from '#server/platform/rows/row-tables.ts'
import { writeSecrets } from '#server/platform/secrets/secrets.ts'
import { StartRefusal } from '#server/platform/start-refusal.ts'
import { COMMAND_LOG, calledPath, MIGRATIONS, readArguments, runCommand } from './shop-command.ts'
import { openTerminal } from './terminal.ts'

const USAGE = 'Usage: npm run restore -- FROM [--secrets FILE] [--yes]'
const WITHOUT_SECRETS =
  'The secrets of this place were not changed. Where they are not those of the backup, people sign in again, links in emails sent ' +
  'before are void, and staff with a second factor come in by a recovery code.\n'

interface Asked {
  readonly backup: ReadBackup
  readonly environment: Environment
  readonly dataDir: string
  readonly storage: MediaStorage
  readonly secrets: Record<string, string> | undefined
  /** Ends the command unless the answer is yes. */
  readonly confirm: (replaced: string) => Promise<void>
}

interface Restored {
  readonly files: number
  readonly rows: number
}

await runCommand(async (args) => {
  const given = readArguments(args, { flags: ['yes'], values: ['secrets'] })
  const [from, ...rest] = given?.words ?? []
  if (given === null || from === undefined || rest.length > 0) throw new StartRefusal(USAGE)
  const environment = readEnvironment(process.env)
  const dataDir = resolve(environment.DATA_DIR)
  const isWritten = environment.DATABASE_URL === undefined || environment.S3_BUCKET === undefined
  if (isWritten) refuseRootAtOthers(dataDir)
  const secrets = given.values.secrets === undefined ? undefined : await readSecretsFile(calledPath(given.values.secrets))
  const backup = await readBackup(calledPath(from), MIGRATIONS)
  try {
    if (isWritten) openDataDirectory(dataDir)
    const storage = await openMediaStorage(environment, dataDir)
    const confirm = (replaced: string) => (given.flags.has('yes') ? Promise.resolve() : confirmReplacing(replaced, backup))
    const asked = { backup, environment, dataDir, storage, secrets, confirm }
    const { rows, files } = environment.DATABASE_URL === undefined ? await intoEmbedded(asked) : await intoPostgres(asked)
    process.stdout.write(`Restored the shop of ${backup.manifest.made}: ${rows} rows and ${files} files, compared with the backup.\n`)
    if (secrets === undefined) process.stdout.write(WITHOUT_SECRETS)
  } finally {
    await backup.close()
  }
})

async function confirmReplacing(replaced: string, { manifest }: ReadBackup): Promise<void> {
  const terminal = openTerminal()
  try {
    const answer = await terminal.ask(`There is a shop in ${replaced}. Replace all of it by the backup of ${manifest.made}? [y/N] `)
    if (!/^y(es)?$/i.test(answer)) throw new StartRefusal('Nothing was changed.')
  } finally {
    terminal.close()
  }
}

/** Names the store of files too: it may be another one than the asker thinks of. */
function bothNamed(database: string, { S3_BUCKET: bucket }: Environment, dataDir: string): string {
  return `${database} and ${bucket === undefined ? `the files of ${dataDir}` : `the bucket ${bucket}`}`
}

async function intoPostgres({ backup, environment, dataDir, storage, secrets, confirm }: Asked): Promise<Restored> {
  const database = await openPostgres({
    databaseUrl: environment.DATABASE_DIRECT_URL ?? environment.DATABASE_URL ?? '',
    dataDir: '',
    log: COMMAND_LOG,
    poolSize: 1,
  })
  try {
    if ((await countShopConnections(database.db)) > 0) {
      throw new StartRefusal('The shop is running on the database that DATABASE_URL names. Stop all its processes first.')
    }
    const hasRows = await hasTables(database.db)
    if (hasRows || (await hasFiles(storage))) await confirm(bothNamed('the database that DATABASE_URL names', environment, dataDir))
    const { files, rows } = await restoreBackup({ database, storage, migrationsFolder: MIGRATIONS, log: COMMAND_LOG, secrets }, backup)
    await deleteOtherFiles(storage, files)
    return { files: files.size, rows }
  } finally {
    await database.close()
  }
}

/** A database of its own is filled and then takes the other's place, which may be damaged. */
async function intoEmbedded({ backup, environment, dataDir, storage, secrets, confirm }: Asked): Promise<Restored> {
  const lock = lockShop(dataDir)
  const fresh = join(dataDir, 'restoring')
  try {
    if (isEmbeddedThere(dataDir) || (await hasFiles(storage))) await confirm(bothNamed(`the database in ${dataDir}`, environment, dataDir))
    rmSync(fresh, { recursive: true, force: true })
    const database = await openEmbedded({ dataDir: fresh, log: COMMAND_LOG })
    try {
      const { files, rows } = await restoreBackup({ database, storage, migrationsFolder: MIGRATIONS, log: COMMAND_LOG }, backup)
      await database.close()
      replaceEmbedded(dataDir, fresh)
      // The shop that was there is whole until this line, with its files and secrets.
      if (secrets !== undefined) await writeSecrets({ database, dataDir }, secrets)
      await deleteOtherFiles(storage, files)
      return { files: files.size, rows }
    } finally {
      await database.close()
    }
  } finally {
    rmSync(fresh, { recursive: true, force: true })
    lock.release()
  }
}

function lockShop(dataDir: string): { release(): void } {
  try {
    return lockDirectory(dataDir)
  } catch (error) {
    if (!(error instanceof DirectoryInUseError)) throw error
    throw new StartRefusal(`The shop is running on ${dataDir}. Stop it first.`, { cause: error })
  }
}

async function hasFiles(storage: MediaStorage): Promise<boolean> {
  for await (const _ of storage.list('')) return true
  return false
}
