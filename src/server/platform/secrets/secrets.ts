import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '#server/platform/db/database.ts'
import { syncFolder, writeDurably } from '#server/platform/durable-file.ts'
import { errorCode } from '../error-code.ts'
import { findSecret, insertSecret, listSecrets, replaceSecret } from './secrets.repository.ts'

export interface SecretsLocation {
  readonly database: Database
  readonly dataDir: string
}

const SECRET_BYTES = 32
const FOLDER = 'secrets'
/** Other files are unfinished ones. */
const NAME = /^[a-z-]+$/

/**
 * A secret that the shop generates when it is first needed. On PostgreSQL every process finds the same one in the database; beside the
 * embedded database it is a file, so that a copy of the tables alone signs nobody in.
 */
export async function storedSecret({ database, dataDir }: SecretsLocation, name: string): Promise<string> {
  if (database.kind === 'embedded') return secretInFolder(dataDir, name)
  // The first of several starting processes decides; the others read its value.
  await insertSecret(database.db, { name, value: newSecret() })
  const value = await findSecret(database.db, name)
  if (value === null) throw new Error(`the secret ${name} went away`)
  return value
}

/** Every secret that was ever needed, by name. */
export async function readSecrets({ database, dataDir }: SecretsLocation): Promise<Record<string, string>> {
  if (database.kind === 'postgres') return Object.fromEntries((await listSecrets(database.db)).map(({ name, value }) => [name, value]))
  const folder = join(dataDir, FOLDER)
  const found: Record<string, string> = {}
  for (const name of await namesIn(folder)) {
    const value = await readIfThere(join(folder, name))
    if (value !== null) found[name] = value
  }
  return found
}

/** Puts these in the place of those of the same names. */
export async function writeSecrets({ database, dataDir }: SecretsLocation, given: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(given)) {
    if (database.kind === 'postgres') await replaceSecret(database.db, { name, value })
    else await writeSecretFile(dataDir, name, value)
  }
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).filter((name) => NAME.test(name)).sort()
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return []
    throw error
  }
}

/** The lock of the data directory keeps other processes out. */
async function secretInFolder(dataDir: string, name: string): Promise<string> {
  const known = await readIfThere(join(dataDir, FOLDER, name))
  if (known !== null) return known
  const value = newSecret()
  await writeSecretFile(dataDir, name, value)
  return value
}

/** A secret that is lost with the power voids what was signed and sealed with it. */
async function writeSecretFile(dataDir: string, name: string, value: string): Promise<void> {
  const folder = join(dataDir, FOLDER)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await writeDurably(join(folder, name), `${value}\n`)
  await syncFolder(dataDir)
}

async function readIfThere(file: string): Promise<string | null> {
  try {
    const value = (await readFile(file, 'utf8')).trim()
    return value === '' ? null : value
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null
    throw error
  }
}

function newSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url')
}
