import { ensureBuilt } from './lib/build.mjs'
import { callEach, chooseRuns, findRuns } from './lib/named-runs.mjs'
import { ensurePackages } from './lib/packages.mjs'
import { main } from './runtime.mjs'

await main(async () => {
  const files = chooseRuns(findRuns('tests', 'prove'), process.argv.slice(2))
  await ensurePackages()
  await ensureBuilt()
  return callEach(files, 'prove', 'full')
})
