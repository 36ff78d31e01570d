import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { ROOT, runNode } from '../runtime.mjs'

const STORED = `${ROOT}.cache/timings.json`
const SLOWEST_SHOWN = 8

/**
 * The time a run may take on two quiet cores. It is shown beside what that is on a slower machine, and fails nothing, because a machine may
 * be slow for a part of a run.
 */
export const BUDGET_MINUTES = { 'npm run check': 3, 'npm test': 12 }

/** How many times as long this machine takes at present as two quiet cores; 1 where nothing can be measured. */
export async function readSlowness() {
  const { code, output } = await runNode(['scripts/lib/tell-slowness.ts'], { quiet: true })
  const times = Number(output)
  return code === 0 && times >= 1 ? times : 1
}

/**
 * Prints where the time of a run went beside the last green figures, and stores its own.
 * `stages` are { name, seconds, isGreen, files }; files are [path, seconds].
 */
export function tellTimings(command, stages, seconds, { slowness = 1, file = STORED } = {}) {
  const last = readStored(file)
  const whole = { name: command, seconds, isGreen: stages.every(({ isGreen }) => isGreen), files: [] }
  console.log(`\n${timingLines([...stages, whole], last, slowness).join('\n')}`)
  const now = Object.fromEntries([...stages, whole].filter(({ isGreen }) => isGreen).map((stage) => [stage.name, round(stage.seconds)]))
  mkdirSync(new URL('.', `file://${file}`), { recursive: true })
  writeFileSync(file, `${JSON.stringify({ ...last, ...now }, null, 2)}\n`)
}

export function timingLines(stages, last, slowness = 1) {
  const widest = Math.max(...stages.map(({ name }) => name.length))
  const lines = stages.map(
    ({ name, seconds }) => `  ${name.padEnd(widest)}  ${minutes(seconds).padStart(8)}${besides(name, last, slowness)}`,
  )
  const slowest = stages.flatMap(({ name, files }) => {
    const shown = files.toSorted(([, one], [, other]) => other - one).slice(0, SLOWEST_SHOWN)
    return shown.length === 0
      ? []
      : [`Slowest files of the ${name}`, ...shown.map(([file, took]) => `  ${minutes(took).padStart(8)}  ${file}`)]
  })
  return ['Where the time went', ...lines, ...slowest]
}

function besides(name, last, slowness) {
  const facts = [
    ...(last[name] === undefined ? [] : [`last ${minutes(last[name])}`]),
    ...(BUDGET_MINUTES[name] === undefined ? [] : [budgetOf(BUDGET_MINUTES[name], slowness)]),
  ]
  return facts.length === 0 ? '' : ` (${facts.join(', ')})`
}

function budgetOf(budget, slowness) {
  const quiet = `budget ${budget} min on two quiet cores`
  return slowness === 1
    ? quiet
    : `${quiet}, ${minutes(budget * slowness * 60)} on this machine, which takes ${slowness.toFixed(1)} times as long`
}

function minutes(seconds) {
  return seconds < 60 ? `${seconds.toFixed(1)} s` : `${(seconds / 60).toFixed(1)} min`
}

function round(seconds) {
  return Math.round(seconds * 10) / 10
}

/** Seconds by file of a runner's JSON report; files of several workers overlap, so that they add up to more than the run. */
export function secondsByFile(kind, report) {
  const tests = report === null ? [] : { vitest, playwright }[kind](report)
  const sums = new Map()
  for (const [file, ms] of tests) sums.set(file, (sums.get(file) ?? 0) + ms / 1000)
  return [...sums]
}

function vitest({ testResults }) {
  return testResults.map(({ name, startTime, endTime }) => [name.replace(ROOT, ''), endTime - startTime])
}

function playwright({ suites }) {
  return suites.flatMap((suite) => [
    ...suite.specs.flatMap(({ file, tests }) => tests.flatMap(({ results }) => results.map(({ duration }) => [file, duration]))),
    ...playwright({ suites: suite.suites ?? [] }),
  ])
}

function readStored(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return {}
  }
}
