import { ensurePackages } from './lib/packages.mjs'
import { runCommand } from './lib/server.mjs'
import { main } from './runtime.mjs'

/** `npm run restore -- FROM`: the shop of an archive in the place that the settings name. */
await main(async () => {
  await ensurePackages({ withTools: false })
  return runCommand('scripts/lib/commands/restore-command.ts')
})
