import { ensureBuilt } from './lib/build.mjs'
import { ensurePackages } from './lib/packages.mjs'
import { main, runNode } from './runtime.mjs'

/** Home, list and product in both languages as a phone sees them, against the thresholds; `--runs=N`. */
await main(async () => {
  await ensurePackages()
  await ensureBuilt()
  return (await runNode(['tests/lighthouse/run.ts', ...process.argv.slice(2)])).code
})
