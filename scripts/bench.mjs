import { ensureBuilt } from './lib/build.mjs'
import { ensurePackages } from './lib/packages.mjs'
import { main, runNode } from './runtime.mjs'

await main(async () => {
  await ensurePackages()
  await ensureBuilt()
  const { code } = await runNode(['bench/main.ts', ...process.argv.slice(2)], { env: { NODE_ENV: 'production' } })
  return code
})
