import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ensureBuilt } from './lib/build.mjs'
import { ensurePackages } from './lib/packages.mjs'
import { SERVER_ENV, serverFlags } from './lib/server-flags.mjs'
import { ensureSystemOfProofs } from './lib/system.mjs'
import { main, Refusal, ROOT, runNode } from './runtime.mjs'

const ENDING = '.prove.ts'
const EVERYTHING = 'everything'
/** Outputs of the last `everything`, one file for each proof. */
const OUTPUTS = `${ROOT}.cache/proofs`
/** Proofs at once, where none of them judges how long something takes: most wait as much as they work. */
const LANES = 2
/** A proof that judges times or memory exports this, so that no other may run beside it. */
const ALONE = /^export const RUNS_ALONE = true$/m
/** The longest begin first, so that none of them is left over for one lane. */
const FIRST = /^export const BEGINS_FIRST = true$/m

/** Runs `prove('full')` of tests/…/NAME.prove.ts, each in a process of its own that prints one line of result. */
await main(async () => {
  const proofs = findProofs()
  const names = process.argv.slice(2)
  const isEverything = names.length === 1 && names[0] === EVERYTHING
  const unknown = isEverything ? [] : names.filter((name) => !proofs.has(name))
  if (names.length === 0 || unknown.length > 0) {
    const known = [...proofs.keys(), EVERYTHING].map((name) => `  ${name}`).join('\n')
    throw new Refusal(`${unknown.length > 0 ? `Nothing is called ${unknown.join(', ')}. ` : ''}Proofs:\n${known}`)
  }
  await ensurePackages()
  await ensureBuilt()
  // A single proof says itself what it lacks.
  if (isEverything) {
    await ensureSystemOfProofs(process.env)
    return proveEverything(proofs)
  }
  let worst = 0
  for (const name of names) {
    const { code } = await runProof(proofs.get(name))
    worst = Math.max(worst, code)
  }
  return worst
})

/** One line for each proof. A failed one stops none of the others. */
async function proveEverything(proofs) {
  mkdirSync(OUTPUTS, { recursive: true })
  const begun = performance.now()
  const failed = []
  const proveNext = async (waiting) => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [name, file] = next
      if (!(await passes(name, file))) failed.push(name)
    }
  }
  const says = (mark) => (proof) => mark.test(readFileSync(proof[1], 'utf8'))
  const all = [...proofs]
  const alone = all.filter(says(ALONE))
  const others = all.filter((proof) => !alone.includes(proof)).toSorted((one, other) => says(FIRST)(other) - says(FIRST)(one))
  await Promise.all(Array.from({ length: LANES }, () => proveNext(others)))
  await proveNext(alone)
  console.log(`\n${proofs.size - failed.length} passed, ${failed.length} failed in ${minutes(begun)} min`)
  if (failed.length > 0) console.log(`Failed: ${failed.join(', ')}. Their whole output is in ${path.relative(ROOT, OUTPUTS)}.`)
  return failed.length > 0 ? 1 : 0
}

async function passes(name, file) {
  const start = performance.now()
  const { code, output } = await runProof(file, { quiet: true })
  writeFileSync(`${OUTPUTS}/${name}.log`, output)
  // A failure adds its stack below the line that names the proof.
  const said = output.split('\n').findLast((line) => line.startsWith(`${name}: `)) ?? `${name}: FAILED without a word`
  console.log(`${minutes(start).padStart(5)} min  ${said}`)
  return code === 0
}

/** A proof often holds the server in its own process: it has the memory settings of a shop. */
function runProof(file, options) {
  return runNode([...serverFlags(process.env), 'scripts/lib/call-export.mjs', file, 'prove', 'full'], { ...options, env: SERVER_ENV })
}

function minutes(since) {
  return ((performance.now() - since) / 60_000).toFixed(1)
}

function findProofs() {
  const files = readdirSync(`${ROOT}tests`, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith(ENDING))
  const proofs = new Map()
  for (const file of files.sort()) {
    const name = path.basename(file, ENDING)
    if (proofs.has(name) || name === EVERYTHING) throw new Error(`Two files are called ${name}${ENDING}.`)
    proofs.set(name, `${ROOT}tests/${file}`)
  }
  return proofs
}
