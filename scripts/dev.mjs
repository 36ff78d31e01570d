import { watch } from 'node:fs'
import { ensureBuilt } from './lib/build.mjs'
import { ensurePackages } from './lib/packages.mjs'
import { demoSetting, exitOf, startServer } from './lib/server.mjs'
import { main, Refusal, ROOT } from './runtime.mjs'

const WATCHED = ['src', 'demo', 'migrations', 'shop.config.ts']
const SETTLE_MS = 100

/** The shop as `npm start` serves it; a saved file builds what it touches and starts the server again. */
await main(async () => {
  await ensurePackages()
  const changes = watchForChanges()
  const env = { ...process.env, DEMO: demoSetting(process.env), NODE_ENV: process.env.NODE_ENV ?? 'development' }
  let server = null
  let isEnding = false
  const end = () => {
    isEnding = true
    changes.end()
  }
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, end)
  if (process.env.npm_lifecycle_event) await import('./lib/follow-parent.mjs')
  while (!isEnding) {
    if (await isBuilt()) {
      await stop(server)
      if (!isEnding) server = startServer(env)
    }
    await changes.next()
  }
  await stop(server)
  process.exit(0)
})

/** A page that doesn't build leaves the last good shop running. */
async function isBuilt() {
  try {
    await ensureBuilt()
    return true
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    console.error(error.message)
    return false
  }
}

async function stop(server) {
  if (server === null || server.exitCode !== null || server.signalCode !== null) return
  const exited = exitOf(server)
  server.kill('SIGTERM')
  await exited
}

/** `next` waits for a change since the last call and for the editor to be done. */
function watchForChanges() {
  let hasChanged = false
  let wake = () => {}
  let timer
  const note = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      hasChanged = true
      wake()
    }, SETTLE_MS)
  }
  for (const name of WATCHED) watch(`${ROOT}${name}`, { recursive: true }, (_event, file) => /\.test\.tsx?$/.test(file ?? '') || note())
  return {
    end() {
      hasChanged = true
      wake()
    },
    async next() {
      if (!hasChanged) await new Promise((resolve) => (wake = resolve))
      hasChanged = false
    },
  }
}
