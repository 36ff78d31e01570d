import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { ROOT } from '../runtime.mjs'

const STORED = `${ROOT}.cache/timings.json`
const SLOWEST_SHOWN = 8

/** The time a run may take on two quiet cores. It is shown and fails nothing, because a machine may be many times slower. */
export const BUDGET_MINUTES = { 'npm run check': 3, 'npm test': 12 }

/**
 * Prints where the time of a run went beside the last green figures, and stores its own.
 * `stages` are { name, seconds, isGreen, files }; files are [path, seconds].
 */
export function tellTimings(command, stages, seconds, file = STORED) {
  const last = readStored(file)
  const whole = { name: command, seconds, isGreen: stages.every(({ isGreen }) => isGreen), files: [] }
  console.log(`\n${timingLines([...stages, whole], last).join('\n')}`)
  const now = Object.fromEntries([...stages, whole].filter(({ isGreen }) => isGreen).map((stage) => [stage.name, round(stage.seconds)]))
  mkdirSync(new URL('.', `file://${file}`), { recursive: true })
  writeFileSync(file, `${JSON.stringify({ ...last, ...now }, null, 2)}\n`)
}

export function timingLines(stages, last) {
  const widest = Math.max(...stages.map(({ name }) => name.length))
  const lines = stages.map(({ name, seconds }) => `  ${name.padEnd(widest)}  ${minutes(seconds).padStart(8)}${besides(name, last)}`)
  const slowest = stages.flatMap(({ name, files }) => {
    const shown = files.toSorted(([, one], [, other]) => other - one).slice(0, SLOWEST_SHOWN)
    return shown.length === 0
      ? []
      : [`Slowest files of the ${name}`, ...shown.map(([file, took]) => `  ${minutes(took).padStart(8)}  ${file}`)]
  })
  return ['Where the time went', ...lines, ...slowest]
}

function besides(name, last) {
  const facts = [
    ...(last[name] === undefined ? [] : [`last ${minutes(last[name])}`]),
    ...(BUDGET_MINUTES[name] === undefined ? [] : [`budget ${BUDGET_MINUTES[name]} min on two quiet cores`]),
  ]
  return facts.length === 0 ? '' : ` (${facts.join(', ')})`
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
