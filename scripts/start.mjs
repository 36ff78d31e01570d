import { ensureBuilt } from './lib/build.mjs'
import { ensurePackages } from './lib/packages.mjs'
import { becomeServer, demoSetting } from './lib/server.mjs'
import { main } from './runtime.mjs'

await main(async () => {
  const env = { ...process.env, DEMO: demoSetting(process.env), NODE_ENV: 'production' }
  await ensurePackages()
  await ensureBuilt()
  return becomeServer(env)
})
