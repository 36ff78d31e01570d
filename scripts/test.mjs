import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import { REPORTS, runChecks, runWholeShopTests } from './lib/checks.mjs'
import { countsOf, readReport } from './lib/counts.mjs'
import { ensurePackages } from './lib/packages.mjs'
import { ensureSystem } from './lib/system.mjs'
import { readSlowness, secondsByFile, tellTimings } from './lib/timings.mjs'
import { COMPILED, main, runNode, TOOLS } from './runtime.mjs'

/** Each worker of the browser tests loads hundreds of files, as the server does at its start. */
const LIGHTER = {
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=32 --import=${new URL('lib/known-modules.mjs', import.meta.url)}`,
}

/** The runner hands its flags on to its workers, where threads that collect garbage take a core from the browser. */
const RUNNER_FLAGS = ['--single-threaded-gc']

await main(async () => {
  await ensurePackages()
  await ensureSystem(process.env)
  const start = performance.now()
  const folder = mkdtempSync(`${os.tmpdir()}/diyafa-demo-`)
  const checks = await runChecks({ demoFolder: folder })
  // If the demo could not be loaded here, the tests that need one load it themselves and say why that fails.
  const isFilled = checks.stages.some(({ name, isGreen }) => name === 'demo' && isGreen)
  const demo = isFilled ? { FILLED_DATA_DIR: folder } : {}
  const wholeShops = await runWholeShopTests(demo)
  const browser = await runBrowserTests(demo)
  rmSync(folder, { recursive: true, force: true })
  const seconds = (performance.now() - start) / 1000
  tellTimings('npm test', [...checks.stages, ...wholeShops.stages, browser.stage], seconds, { slowness: await readSlowness() })
  const passed = checks.passed + wholeShops.passed + browser.passed
  const failed = checks.failed + wholeShops.failed + browser.failed
  console.log(`\n${passed} passed, ${failed} failed`)
  return failed === 0 ? 0 : 1
})

async function runBrowserTests(demo) {
  console.log('\nBrowser tests …')
  const report = `${REPORTS}playwright.json`
  rmSync(report, { force: true })
  const start = performance.now()
  const env = { ...COMPILED, ...demo, ...LIGHTER, PLAYWRIGHT_JSON_OUTPUT_FILE: report }
  const { code } = await runNode([...RUNNER_FLAGS, TOOLS.playwright, 'test'], { env })
  const counts = countsOf('playwright', report, code)
  for (const test of counts.skipped) console.log(`skipped on every screen, which counts as failed: ${test}`)
  for (const test of counts.wavered) console.log(`passed at its second try only: ${test}`)
  const seconds = (performance.now() - start) / 1000
  const files = secondsByFile('playwright', readReport(report))
  return { ...counts, stage: { name: 'browser tests', seconds, isGreen: counts.failed === 0, files } }
}
