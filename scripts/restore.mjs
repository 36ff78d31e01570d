import { spawn } from 'node:child_process'
import { ensurePackages } from './lib/packages.mjs'
import { exitOf } from './lib/server.mjs'
import { findNode, main, ROOT } from './runtime.mjs'

/** `npm run restore -- FROM`: the shop of an archive in the place that the settings name. */
await main(async () => {
  await ensurePackages()
  return exitOf(spawn(findNode(), ['scripts/lib/restore-command.ts', ...process.argv.slice(2)], { cwd: ROOT, stdio: 'inherit' }))
})
