import { runChecks } from './lib/checks.mjs'
import { ensurePackages } from './lib/packages.mjs'
import { main } from './runtime.mjs'

await main(async () => {
  await ensurePackages()
  const { passed, failed } = await runChecks()
  console.log(`\n${passed} passed, ${failed} failed`)
  return failed === 0 ? 0 : 1
})
