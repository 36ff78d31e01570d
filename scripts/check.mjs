import { runChecks } from './lib/checks.mjs'
import { ensurePackages } from './lib/packages.mjs'
import { readSlowness, tellTimings } from './lib/timings.mjs'
import { main } from './runtime.mjs'

await main(async () => {
  await ensurePackages()
  const start = performance.now()
  const { passed, failed, stages } = await runChecks()
  const seconds = (performance.now() - start) / 1000
  tellTimings('npm run check', stages, seconds, { slowness: await readSlowness() })
  console.log(`\n${passed} passed, ${failed} failed`)
  return failed === 0 ? 0 : 1
})
