import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import { COMPILED, REPORTS, runChecks, runProcessTests } from './lib/checks.mjs'
import { countsOf, readReport } from './lib/counts.mjs'
import { ensurePackages } from './lib/packages.mjs'
import { ensureSystem } from './lib/system.mjs'
import { secondsByFile, tellTimings } from './lib/timings.mjs'
import { main, runNode, TOOLS } from './runtime.mjs'

await main(async () => {
  await ensurePackages()
  await ensureSystem(process.env)
  const start = performance.now()
  const checks = await runChecks()
  const filling = fillDemo()
  const processes = await runProcessTests()
  const demo = await filling
  const browser = await runBrowserTests(demo.env)
  demo.remove()
  tellTimings('npm test', [...checks.stages, ...processes.stages, browser.stage], (performance.now() - start) / 1000)
  const passed = checks.passed + processes.passed + browser.passed
  const failed = checks.failed + processes.failed + browser.failed
  console.log(`\n${passed} passed, ${failed} failed`)
  return failed === 0 ? 0 : 1
})

/** Loading the demo holds one core for a while; beside the tests of processes, which mostly wait, that costs less than before the browser's. */
async function fillDemo() {
  const folder = mkdtempSync(`${os.tmpdir()}/diyafa-demo-`)
  const { code } = await runNode(['tests/support/browser/fill-shop-process.ts', folder], { env: COMPILED, quiet: true })
  // Where it failed, the browser's tests try themselves and say why.
  return { env: code === 0 ? { FILLED_DATA_DIR: folder } : {}, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

async function runBrowserTests(demo) {
  console.log('\nBrowser tests …')
  const report = `${REPORTS}playwright.json`
  rmSync(report, { force: true })
  const start = performance.now()
  const { code } = await runNode([TOOLS.playwright, 'test'], { env: { ...COMPILED, ...demo, PLAYWRIGHT_JSON_OUTPUT_FILE: report } })
  const counts = countsOf('playwright', report, code)
  for (const test of counts.wavered) console.log(`passed at its second try only: ${test}`)
  const seconds = (performance.now() - start) / 1000
  const files = secondsByFile('playwright', readReport(report))
  return { ...counts, stage: { name: 'browser tests', seconds, isGreen: counts.failed === 0, files } }
}
