import { ensureBuilt } from './lib/build.mjs'
import { ensurePackages } from './lib/packages.mjs'
import { main, runNode } from './runtime.mjs'

/** Takes the pictures of the README from the demo shop; `--url=` of one that runs. */
await main(async () => {
  await ensurePackages()
  await ensureBuilt()
  return (await runNode(['tests/pictures/take.ts', ...process.argv.slice(2)])).code
})
