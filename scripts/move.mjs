import { ensurePackages } from './lib/packages.mjs'
import { runCommand } from './lib/server.mjs'
import { main } from './runtime.mjs'

/** `npm run move -- postgres://…` or `pictures`: the shop goes to where it can grow. */
await main(async () => {
  await ensurePackages({ withTools: false })
  return runCommand('scripts/lib/commands/move-command.ts')
})
