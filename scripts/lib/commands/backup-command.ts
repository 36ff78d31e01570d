import { resolve } from 'node:path'
import { backUpNow } from '#server/backup/nightly.service.ts'
import { type Environment, readEnvironment } from '#server/environment.ts'
import { askShop } from '#server/platform/control/control.ts'
import { DirectoryInUseError } from '#server/platform/db/directory-lock.ts'
import { isEmbeddedThere } from '#server/platform/db/embedded.ts'
import { createIds } from '#server/platform/ids.ts'
import { openMediaStorage } from '#server/platform/media/open-storage.ts'
import { hasTables } from '#server/platform/rows/row-tables.ts'
import { StartRefusal } from '#server/platform/start-refusal.ts'
import { VERSION } from '#server/platform/version.ts'
import { calledPath, openShopDatabase, readArguments, runCommand } from './shop-command.ts'

const USAGE = 'Usage: npm run backup -- TO [--secrets FILE], where TO is a folder or a file that is not there yet.'

interface Asked {
  readonly to: string
  readonly secretsTo?: string
}

await runCommand(async (args) => {
  const given = readArguments(args, { values: ['secrets'] })
  const [to, ...rest] = given?.words ?? []
  if (given === null || to === undefined || rest.length > 0) throw new StartRefusal(USAGE)
  const { secrets } = given.values
  const asked = { to: calledPath(to), ...(secrets === undefined ? {} : { secretsTo: calledPath(secrets) }) }
  const environment = readEnvironment(process.env)
  const { file, bytes, rows, files } = await backUp(environment, asked)
  process.stdout.write(`${file}: ${rows} rows and ${files} files in ${megabytes(Number(bytes))} MB, read back and compared.\n`)
  if (secrets === undefined) {
    process.stdout.write('The secrets are not in it. --secrets FILE writes them to a file of its own, once and for all.\n')
  }
})

async function backUp(environment: Environment, asked: Asked): Promise<Record<string, unknown>> {
  const dataDir = resolve(environment.DATA_DIR)
  const isEmbedded = environment.DATABASE_URL === undefined
  if (isEmbedded && !isEmbeddedThere(dataDir)) throw new StartRefusal(`There is no shop in ${dataDir}. Set DATA_DIR or DATABASE_URL.`)
  try {
    return await backUpHere(environment, dataDir, asked)
  } catch (error) {
    if (!(error instanceof DirectoryInUseError)) throw error
    return askShop(dataDir, 'backup', asked)
  }
}

async function backUpHere(environment: Environment, dataDir: string, asked: Asked): Promise<Record<string, unknown>> {
  const database = await openShopDatabase(environment)
  try {
    if (!(await hasTables(database.db))) throw new StartRefusal('The database that DATABASE_URL names holds no shop.')
    const storage = await openMediaStorage(environment, dataDir)
    const parts = { version: VERSION, now: () => new Date(), newId: createIds(Date.now) }
    return { ...(await backUpNow({ database, storage, dataDir, ...parts }, asked)) }
  } finally {
    await database.close()
  }
}

function megabytes(bytes: number): string {
  return (bytes / 1024 / 1024).toFixed(1)
}
