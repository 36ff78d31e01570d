import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Refusal, ROOT, run } from '../runtime.mjs'

/**
 * Installs what the lockfile names, unless npm's own record says that it is there already. A command of the shop does without the
 * development packages, which an image leaves out.
 */
export async function ensurePackages({ withTools = true } = {}) {
  if (!missingPackage(readPackages('package-lock.json'), readPackages('node_modules/.package-lock.json'), { withTools })) return
  console.log('Installing packages …')
  const [command, ...args] = npm(process.env)
  // Tools and packaged Node are development and optional packages; NODE_ENV or a user's npmrc must not drop them.
  const install = [...args, 'ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']
  const { code } = await run(command, install, { env: { PATH: pathWithoutPackages(process.env.PATH ?? '') } })
  if (code !== 0) throw new Refusal('npm ci failed; its words are above.')
}

/** The first package of the lockfile that is absent or of another content; packages of other platforms may be absent. */
export function missingPackage(locked, installed, { withTools = true } = {}) {
  return Object.keys(locked).find((name) => {
    if (name === '' || (!withTools && locked[name].dev === true)) return false
    const there = installed[name]
    return there === undefined ? locked[name].optional !== true : there.integrity !== locked[name].integrity
  })
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(`${ROOT}${file}`, 'utf8')).packages
  } catch (error) {
    if (file.startsWith('node_modules')) return {}
    throw error
  }
}

/** The npm that runs us, else the one on the path. */
function npm(env) {
  if (env.npm_execpath?.endsWith('npm-cli.js')) return [env.npm_node_execpath ?? process.execPath, env.npm_execpath]
  return process.platform === 'win32' ? ['cmd', '/c', 'npm'] : ['npm']
}

/** npm puts node_modules/.bin first, where the packaged Node lies that the installation is about to replace. */
function pathWithoutPackages(value) {
  return value
    .split(path.delimiter)
    .filter((folder) => !folder.includes('node_modules'))
    .join(path.delimiter)
}
