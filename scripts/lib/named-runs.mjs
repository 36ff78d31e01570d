import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { Refusal, ROOT, runNode } from '../runtime.mjs'

const CALL = new URL('call-export.mjs', import.meta.url).pathname

/** Files `NAME.<suffix>.ts` below a folder, by name. */
export function findRuns(folder, suffix) {
  const ending = `.${suffix}.ts`
  const isThere = existsSync(`${ROOT}${folder}`)
  const files = isThere ? readdirSync(`${ROOT}${folder}`, { recursive: true, encoding: 'utf8' }) : []
  const runs = new Map()
  for (const file of files.filter((name) => name.endsWith(ending)).sort()) {
    const name = path.basename(file, ending)
    if (runs.has(name)) throw new Error(`Two files are called ${name}${ending}.`)
    runs.set(name, `${ROOT}${folder}/${file}`)
  }
  return runs
}

/** Refuses names that nothing has, with a list of those that exist. */
export function chooseRuns(runs, names) {
  const unknown = names.filter((name) => !runs.has(name))
  if (names.length > 0 && unknown.length === 0) return names.map((name) => runs.get(name))
  const known = [...runs.keys()].map((name) => `  ${name}`).join('\n')
  throw new Refusal(`${unknown.length > 0 ? `Nothing is called ${unknown.join(', ')}. ` : ''}Names:\n${known || '  (none yet)'}`)
}

/** Calls the export of each file in a process of its own; it prints the line that the export answers. */
export async function callEach(files, exported, ...args) {
  let worst = 0
  for (const file of files) {
    const { code } = await runNode([CALL, file, exported, ...args], { env: { NODE_ENV: 'production' } })
    worst = Math.max(worst, code)
  }
  return worst
}
