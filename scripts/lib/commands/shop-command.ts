import { resolve } from 'node:path'
import type { Environment } from '#server/environment.ts'
import { refuseRootAtOthers } from '#server/platform/data-directory.ts'
import type { Database } from '#server/platform/db/database.ts'
import { refuseLocked } from '#server/platform/db/directory-lock.ts'
import { openDatabase } from '#server/platform/db/open-database.ts'
import { StartRefusal } from '#server/platform/start-refusal.ts'

const ROOT = resolve(import.meta.dirname, '../../..')
export const MIGRATIONS = resolve(ROOT, 'migrations')

/** Commands say their own sentences; of the rest only errors are worth a line. */
export const COMMAND_LOG = { info() {}, warn() {}, error: (_: object, message: string) => void process.stderr.write(`${message}\n`) }

/** Opens the database that the settings name. A shop that runs on the embedded one is told of first, since it may be asked for the work. */
export async function openShopDatabase({ DATABASE_URL, DATABASE_DIRECT_URL, DATA_DIR }: Environment): Promise<Database> {
  const databaseUrl = DATABASE_DIRECT_URL ?? DATABASE_URL
  const dataDir = resolve(DATA_DIR)
  if (databaseUrl !== undefined) return openDatabase({ dataDir, log: COMMAND_LOG, databaseUrl })
  refuseLocked(dataDir)
  refuseRootAtOthers(dataDir)
  return openDatabase({ dataDir, log: COMMAND_LOG })
}

/** Paths are meant from where the command was called, and npm goes to the repository first. */
export function calledPath(given: string): string {
  return resolve(process.env.INIT_CWD ?? process.cwd(), given)
}

const ENDING_SIGNALS = [
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const

/** Runs a command; a refusal is a sentence and exit code 1, anything else is a bug and keeps its stack. */
export async function runCommand(work: (args: readonly string[]) => Promise<void>): Promise<void> {
  // An end by these would leave behind what is removed at the exit.
  for (const [signal, code] of ENDING_SIGNALS) process.once(signal, () => process.exit(code))
  try {
    await work(process.argv.slice(2))
  } catch (error) {
    const isOurs = error instanceof StartRefusal
    process.stderr.write(`${isOurs ? error.message : error instanceof Error ? error.stack : String(error)}\n`)
    process.exitCode = 1
  }
}

interface Given {
  readonly words: readonly string[]
  readonly flags: ReadonlySet<string>
  readonly values: Readonly<Record<string, string>>
}

/** Reads words, `--flag` and `--name VALUE`; null where an option is unknown or its value missing. */
export function readArguments(args: readonly string[], known: { flags?: readonly string[]; values?: readonly string[] }): Given | null {
  const words: string[] = []
  const flags = new Set<string>()
  const values: Record<string, string> = {}
  for (let at = 0; at < args.length; at += 1) {
    const arg = args[at] ?? ''
    if (!arg.startsWith('--')) words.push(arg)
    else if (known.flags?.includes(arg.slice(2))) flags.add(arg.slice(2))
    else {
      const value = args[at + 1]
      if (!known.values?.includes(arg.slice(2)) || value === undefined) return null
      values[arg.slice(2)] = value
      at += 1
    }
  }
  return { words, flags, values }
}
