import { readdirSync } from 'node:fs'
import path from 'node:path'
import { ensureBuilt } from './lib/build.mjs'
import { ensurePackages } from './lib/packages.mjs'
import { main, Refusal, ROOT, runNode } from './runtime.mjs'

const ENDING = '.prove.ts'

/** Runs `prove('full')` of tests/…/NAME.prove.ts, each in a process of its own that prints one line of result. */
await main(async () => {
  const proofs = findProofs()
  const names = process.argv.slice(2)
  const unknown = names.filter((name) => !proofs.has(name))
  if (names.length === 0 || unknown.length > 0) {
    const known = [...proofs.keys()].map((name) => `  ${name}`).join('\n')
    throw new Refusal(`${unknown.length > 0 ? `Nothing is called ${unknown.join(', ')}. ` : ''}Proofs:\n${known || '  (none yet)'}`)
  }
  await ensurePackages()
  await ensureBuilt()
  let worst = 0
  for (const name of names) {
    const { code } = await runNode(['scripts/lib/call-export.mjs', proofs.get(name), 'prove', 'full'])
    worst = Math.max(worst, code)
  }
  return worst
})

function findProofs() {
  const files = readdirSync(`${ROOT}tests`, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith(ENDING))
  const proofs = new Map()
  for (const file of files.sort()) {
    const name = path.basename(file, ENDING)
    if (proofs.has(name)) throw new Error(`Two files are called ${name}${ENDING}.`)
    proofs.set(name, `${ROOT}tests/${file}`)
  }
  return proofs
}
