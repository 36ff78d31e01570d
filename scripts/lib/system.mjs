import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { Refusal, run } from '../runtime.mjs'

const QUIETLY = { DEBIAN_FRONTEND: 'noninteractive' }
const DEBIAN_POSTGRES = '/usr/lib/postgresql'

/** Packages of Debian, each with whether the machine has it already. */
const FOR_TESTS = { chromium: hasChromium, postgresql: hasPostgres }
const FOR_PROOFS = {
  ...FOR_TESTS,
  'nginx-light': () => existsSync('/usr/sbin/nginx'),
  pgbouncer: () => existsSync('/usr/sbin/pgbouncer'),
  strace: (env) => isOnPath('strace', env),
}

/** Installs the system packages that the tests need: root on Debian gets them, anybody else is told how. */
export function ensureSystem(env) {
  return ensureInstalled(FOR_TESTS, env)
}

/** Proofs also run the shop behind a proxy and a pooler, and watch its system calls. */
export function ensureSystemOfProofs(env) {
  return ensureInstalled(FOR_PROOFS, env)
}

async function ensureInstalled(wanted, env) {
  const missing = Object.entries(wanted).flatMap(([name, isThere]) => (isThere(env) ? [] : name))
  if (missing.length === 0) return
  const packages = missing.join(' ')
  if (process.getuid?.() !== 0 || !isOnPath('apt-get', env)) {
    throw new Refusal(`The tests need ${missing.join(' and ')}. Install with: sudo apt-get update && sudo apt-get install -y ${packages}`)
  }
  console.log(`Installing ${packages} …`)
  for (const args of [['update'], ['install', '-y', ...missing]]) {
    const { code, output } = await run('apt-get', args, { env: QUIETLY, quiet: true })
    if (code !== 0) throw new Refusal(`${output}\napt-get ${args.join(' ')} failed.`)
  }
  // The headless shell draws the same pages in less time; where it can't be installed, the full browser does.
  if (missing.includes('chromium')) await run('apt-get', ['install', '-y', 'chromium-headless-shell'], { env: QUIETLY, quiet: true })
}

function hasChromium(env) {
  return existsSync(env.CHROMIUM_PATH ?? '/usr/bin/chromium')
}

function hasPostgres(env) {
  const versions = existsSync(DEBIAN_POSTGRES) ? readdirSync(DEBIAN_POSTGRES) : []
  return versions.some((version) => existsSync(`${DEBIAN_POSTGRES}/${version}/bin/initdb`)) || isOnPath('initdb', env)
}

function isOnPath(command, env) {
  return (env.PATH ?? '').split(path.delimiter).some((folder) => existsSync(path.join(folder, command)))
}
