import { ensureBuilt } from './lib/build.mjs'
import { ensurePackages } from './lib/packages.mjs'
import { exitOf, startDevelopment } from './lib/server.mjs'
import { main } from './runtime.mjs'

/** The shop with pages from their sources: a saved component or style is in the browser at once, a saved server file starts the server again. */
await main(async () => {
  await ensurePackages()
  // The server reads the built pages' manifest at its start; visitors of this command get their pages from Vite.
  await ensureBuilt()
  const child = startDevelopment(process.env)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  if (process.env.npm_lifecycle_event) await import('./lib/follow-parent.mjs')
  return exitOf(child)
})
