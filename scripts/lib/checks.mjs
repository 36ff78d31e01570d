import { mkdirSync, rmSync } from 'node:fs'
import { COMPILED, Refusal, ROOT, runNode, TOOLS } from '../runtime.mjs'
import { ensureBuilt } from './build.mjs'
import { countsOf, endedFile, readReport } from './counts.mjs'
import { secondsByFile } from './timings.mjs'

export const REPORTS = `${ROOT}.cache/reports/`
const CRUISED = ['src', 'demo', 'tests', 'bench', 'shop.config.ts', 'shop.logos.ts']

/**
 * One thread takes half the processor time of several, and the other core is busy with the second lane. The next run checks again only the
 * files that a change concerns.
 */
const TYPES = ['--noEmit', '--singleThreaded', '--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo']

/** Two lanes for two cores; the tests of rendered pages need the build before them. */
const LANES = [
  [
    ['format and lint', () => tool(TOOLS.biome, 'ci', '--error-on-warnings')],
    ['types', async () => (await failing(tool(TOOLS.reactRouter, 'typegen'))) ?? tool(TOOLS.tsc, ...TYPES)],
    ['import rules', () => tool(TOOLS.depcruise, '--config', '.dependency-cruiser.mjs', ...CRUISED)],
    ['dead code', () => tool(TOOLS.knip)],
  ],
  [
    ['build', build],
    ['unit and slice tests', () => vitestStage('units', {}, ...[...WHOLE_SHOPS, DEMO].flatMap((name) => ['--project', `!${name}`]))],
  ],
]

/**
 * Projects of vitest.config.ts that hold neither units nor slices and take as long as these together: each call by everybody, and tests
 * that start, end and measure whole processes.
 */
const WHOLE_SHOPS = ['security', 'processes', 'processes-measured']
/** A project of vitest.config.ts: one test, whose shop the later tests copy. */
const DEMO = 'demo'
/** Most wait for starts, ends and pauses between tries half of their time, so that two processors serve five. */
const WHOLE_SHOP_WORKERS = '--maxWorkers=5'

/** `demo` names the folder of a filled shop. */
export async function runWholeShopTests(demo) {
  const run = () => vitestStage('whole-shops', { env: demo }, ...WHOLE_SHOPS.flatMap((name) => ['--project', name]), WHOLE_SHOP_WORKERS)
  return resultOf(await runLane([['tests of whole shops', run]]))
}

/**
 * Runs every check of one process, prints a line for each and the output of failed ones, and returns the counts and stages. Where a folder
 * is given, the demo is loaded into it for the later tests, while the second lane still runs.
 */
export async function runChecks({ demoFolder } = {}) {
  mkdirSync(REPORTS, { recursive: true })
  const [first, second] = LANES
  const more = demoFolder === undefined ? [] : [['demo', () => loadDemo(demoFolder)]]
  return resultOf((await Promise.all([[...first, ...more], second].map(runLane))).flat())
}

async function loadDemo(folder) {
  // A shop that starts needs its pages.
  await building
  return vitestStage('demo', { env: { DEMO_TO_FILL: folder } }, '--project', DEMO)
}

function resultOf(results) {
  for (const { name, output, failed } of results) if (failed > 0) console.log(`\n── ${name} ──\n${output.trimEnd()}`)
  return {
    passed: results.reduce((sum, { passed }) => sum + passed, 0),
    failed: results.reduce((sum, { failed }) => sum + failed, 0),
    stages: results.map(({ name, seconds, failed, files }) => ({ name, seconds, isGreen: failed === 0, files })),
  }
}

async function runLane(lane) {
  const results = []
  for (const [name, check] of lane) {
    const start = performance.now()
    const { code, output, counts, files } = await check()
    const { passed, failed } = counts ?? { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 }
    const seconds = (performance.now() - start) / 1000
    console.log(`${failed === 0 ? '✓' : '✗'} ${name}${counts ? `: ${passed} passed, ${failed} failed` : ''} (${seconds.toFixed(1)} s)`)
    results.push({ name, output, passed, failed, seconds, files: files ?? [] })
  }
  return results
}

function tool(...args) {
  return runNode(args, { env: COMPILED, quiet: true })
}

async function failing(running) {
  const result = await running
  return result.code === 0 ? null : result
}

let building

function build() {
  building = buildPages()
  return building
}

async function buildPages() {
  try {
    await ensureBuilt({ quiet: true })
    return { code: 0, output: '' }
  } catch (error) {
    if (error instanceof Refusal) return { code: 1, output: error.message }
    throw error
  }
}

async function vitestStage(name, settings, ...only) {
  const { code, output, counts, files } = await vitest(`${name}.json`, settings, ...only)
  const ended = process.env.CI === undefined ? null : endedFile(output, `${REPORTS}${name}.json`)
  if (ended === null) return { code, output, counts, files }
  // A shared machine can end a process from outside: its file is run once more, and both runs are reported.
  const again = await vitest(`${name}-again.json`, settings, ...only, ended.name)
  const told = `${ended.name} was ended by ${ended.signal} and ran again`
  console.log(told)
  return {
    code: again.code,
    output: `${output}\n${told}\n${again.output}`,
    files,
    counts: { passed: counts.passed + again.counts.passed, failed: counts.failed - ended.tests + again.counts.failed },
  }
}

async function vitest(name, { env = {} }, ...options) {
  const report = `${REPORTS}${name}`
  rmSync(report, { force: true })
  const args = [TOOLS.vitest, 'run', ...options, '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
  const { code, output } = await runNode(args, { env: { ...COMPILED, ...env }, quiet: true })
  const counts = countsOf('vitest', report, code)
  const skipped = counts.skipped.map((test) => `skipped, which counts as failed: ${test}\n`).join('')
  return { code, output: `${output}\n${skipped}`, counts, files: secondsByFile('vitest', readReport(report)) }
}
