import { ensurePackages } from './lib/packages.mjs'
import { exitOf, startDevelopment } from './lib/server.mjs'
import { main } from './runtime.mjs'

/** The shop with pages from their sources: a saved component or style is in the browser at once, a saved server file starts the server again. */
await main(async () => {
  await ensurePackages()
  const child = startDevelopment(process.env)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  if (process.env.npm_lifecycle_event) await import('./lib/follow-parent.mjs')
  return exitOf(child)
})
