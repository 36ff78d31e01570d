import { ensurePackages } from './lib/packages.mjs'
import { runCommand } from './lib/server.mjs'
import { main } from './runtime.mjs'

/** `npm run backup -- TO`: the whole shop in one archive, while it runs. */
await main(async () => {
  await ensurePackages({ withTools: false })
  return runCommand('scripts/lib/commands/backup-command.ts')
})
