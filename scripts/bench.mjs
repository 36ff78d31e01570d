import { ensureBuilt } from './lib/build.mjs'
import { callEach, chooseRuns, findRuns } from './lib/named-runs.mjs'
import { ensurePackages } from './lib/packages.mjs'
import { main } from './runtime.mjs'

await main(async () => {
  const runs = findRuns('bench', 'bench')
  const names = process.argv.slice(2)
  const files = chooseRuns(runs, names.length > 0 ? names : [...runs.keys()])
  await ensurePackages()
  await ensureBuilt()
  return callEach(files, 'bench')
})
