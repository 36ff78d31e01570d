import { ensurePackages } from './lib/packages.mjs'
import { runCommand } from './lib/server.mjs'
import { main } from './runtime.mjs'

/** `npm run admin -- create EMAIL`: makes an admin where there is none yet to make one. */
await main(async () => {
  await ensurePackages({ withTools: false })
  return runCommand('scripts/lib/commands/admin-command.ts')
})
