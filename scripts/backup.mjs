import { spawn } from 'node:child_process'
import { ensurePackages } from './lib/packages.mjs'
import { exitOf } from './lib/server.mjs'
import { findNode, main, ROOT } from './runtime.mjs'

/** `npm run backup -- TO`: the whole shop in one archive, while it runs. */
await main(async () => {
  await ensurePackages()
  return exitOf(spawn(findNode(), ['scripts/lib/backup-command.ts', ...process.argv.slice(2)], { cwd: ROOT, stdio: 'inherit' }))
})
