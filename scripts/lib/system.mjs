import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { Refusal, run } from '../runtime.mjs'

const QUIETLY = { DEBIAN_FRONTEND: 'noninteractive' }
const DEBIAN_POSTGRES = '/usr/lib/postgresql'

/** Installs the system packages that the tests need: root on Debian gets them, anybody else is told how. */
export async function ensureSystem(env) {
  const missing = [hasChromium(env) ? [] : 'chromium', hasPostgres(env) ? [] : 'postgresql'].flat()
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
