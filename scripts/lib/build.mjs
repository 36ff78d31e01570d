import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { Refusal, ROOT, runNode, TOOLS } from '../runtime.mjs'

const STAMP = `${ROOT}build/.stamp`

/** The inputs of the web build. */
export const SOURCES = [
  'src/web',
  'src/domain',
  'src/contract',
  'src/i18n',
  'shop.config.ts',
  'shop.logos.ts',
  'react-router.config.ts',
  'vite.config.ts',
  'scripts/lib/lean-scripts.ts',
  'scripts/lib/page-chunks.ts',
  'scripts/lib/route-table.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
]

/** Builds the pages into build/ unless the last build was made from the same bytes. */
export async function ensureBuilt({ quiet = false } = {}) {
  const fingerprint = fingerprintOf(ROOT, SOURCES)
  if (readStamp() === fingerprint) return
  if (!quiet) console.log('Building the pages …')
  rmSync(STAMP, { force: true })
  const { code, output } = await runNode([TOOLS.reactRouter, 'build'], { env: { NODE_ENV: 'production' }, quiet: true })
  if (code !== 0) throw new Refusal(`${output}\nThe pages could not be built.`)
  writeFileSync(STAMP, fingerprint)
}

/** Contents rather than times: a checkout or a copy changes times only. Tests and notes don't reach the build. */
export function fingerprintOf(root, sources) {
  const hash = createHash('sha256')
  for (const source of sources) {
    for (const file of filesOf(root, source)) {
      if (/\.test\.tsx?$|\.md$/.test(file)) continue
      const content = readFileSync(`${root}${file}`)
      hash.update(`${file}\0${content.length}\0`).update(content)
    }
  }
  return hash.digest('hex')
}

function filesOf(root, source) {
  try {
    const entries = readdirSync(`${root}${source}`, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))
    return entries.flatMap((entry) => {
      const path = `${source}/${entry.name}`
      return entry.isDirectory() ? filesOf(root, path) : [path]
    })
  } catch (error) {
    if (error.code === 'ENOTDIR') return [source]
    if (error.code === 'ENOENT') return []
    throw error
  }
}

function readStamp() {
  try {
    return readFileSync(STAMP, 'utf8')
  } catch {
    return null
  }
}
