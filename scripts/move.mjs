import { spawn } from 'node:child_process'
import { ensurePackages } from './lib/packages.mjs'
import { exitOf } from './lib/server.mjs'
import { findNode, main, ROOT } from './runtime.mjs'

/** `npm run move -- postgres://…` or `pictures`: the shop goes to where it can grow. */
await main(async () => {
  await ensurePackages()
  return exitOf(spawn(findNode(), ['scripts/lib/move-command.ts', ...process.argv.slice(2)], { cwd: ROOT, stdio: 'inherit' }))
})
