import { ensureBuilt } from './lib/build.mjs'
import { ensurePackages } from './lib/packages.mjs'
import { becomeServer, demoSetting } from './lib/server.mjs'
import { main } from './runtime.mjs'

await main(async () => {
  await ensurePackages()
  await ensureBuilt()
  return becomeServer({ ...process.env, DEMO: demoSetting(process.env), NODE_ENV: 'production' })
})
