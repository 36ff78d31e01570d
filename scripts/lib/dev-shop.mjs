import { watch } from 'node:fs'
import { createServer } from 'node:net'
import { createInterface } from 'node:readline'
import { ROOT } from '../runtime.mjs'
import { oneAfterAnother } from './one-after-another.mjs'
import { demoSetting, exitOf, startServer } from './server.mjs'

/** A change below these starts the server again; pages see changes of what they share with it by themselves. */
const WATCHED = ['src/server', 'src/domain', 'src/contract', 'src/i18n', 'demo', 'migrations', 'shop.config.ts', 'shop.logos.ts']
const SETTLE_MS = 100

/** The shop's server on a port of its own, started again whenever one of its files is saved. */
export async function createDevShop(settings) {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const env = {
    ...settings,
    DEMO: demoSetting(settings),
    // Without pages of its own: Vite renders them from their sources.
    NODE_ENV: 'development',
    HOST: '127.0.0.1',
    PORT: String(port),
  }
  const start = () => {
    const child = startServer(env, { stdio: ['ignore', 'pipe', 'inherit'] })
    return { child, ready: untilReady(child) }
  }
  const server = oneAfterAnother({ start, stop: ({ child }) => stop(child) })
  let timer
  const restart = async (savedAt) => {
    server.restart()
    const isReady = await (await server.last()).ready
    if (isReady) console.log(`the server started again in ${((performance.now() - savedAt) / 1000).toFixed(1)} s`)
  }
  const note = () => {
    const savedAt = performance.now()
    clearTimeout(timer)
    timer = setTimeout(() => void restart(savedAt), SETTLE_MS)
  }
  for (const name of WATCHED) watch(`${ROOT}${name}`, { recursive: true }, (_event, file) => /\.test\.tsx?$/.test(file ?? '') || note())
  return { origin, ready: async () => (await server.last()).ready, stop: async () => stop((await server.last()).child) }
}

/**
 * Passes on the server's output except its ready line, which names another address than the one to open. False for a server that ended,
 * which has said why; the next change starts another.
 */
function untilReady(child) {
  return new Promise((resolve) => {
    child.once('exit', () => resolve(false))
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line.startsWith('ready ')) resolve(true)
      else console.log(line)
    })
  })
}

async function stop(child) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = exitOf(child)
  child.kill('SIGTERM')
  await exited
}

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.on('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })
}
