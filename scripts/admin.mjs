import { spawn } from 'node:child_process'
import { ensurePackages } from './lib/packages.mjs'
import { exitOf } from './lib/server.mjs'
import { findNode, main, ROOT } from './runtime.mjs'

/** `npm run admin -- create EMAIL`: makes an admin where there is none yet to make one. */
await main(async () => {
  await ensurePackages()
  return exitOf(spawn(findNode(), ['scripts/lib/admin-command.ts', ...process.argv.slice(2)], { cwd: ROOT, stdio: 'inherit' }))
})
