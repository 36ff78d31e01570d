import { statSync, watch } from 'node:fs'
import { createServer } from 'node:net'
import { createInterface } from 'node:readline'
import { ROOT } from '../../runtime.mjs'
import { demoSetting, exitOf, startDevProcess } from '../server.mjs'
import { oneAfterAnother } from './one-after-another.mjs'

/** A change below these starts the server again; pages see changes of what they share with it by themselves. */
const WATCHED = ['src/server', 'src/domain', 'src/contract', 'src/i18n', 'demo', 'migrations', 'shop.config.ts', 'shop.logos.ts']
const SETTLE_MS = 100
/** An open page asks first what it wants of a server that has just started. */
const AHEAD_AFTER_MS = 1000

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
  const processes = oneAhead(env)
  const server = oneAfterAnother({
    start: () => {
      const child = processes.take()
      const ready = untilReady(child)
      void ready.then(() => processes.prepareLater())
      return { child, ready }
    },
    // The next process loads the shop while the last one ends.
    stop: ({ child }) => Promise.all([stop(child), processes.load()]),
  })
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
  return {
    origin,
    ready: async () => (await server.last()).ready,
    stop: () => Promise.all([server.last().then(({ child }) => stop(child)), processes.end()]),
  }
}

/** Processes for the server; one is there ahead of the next save and has the packages. */
function oneAhead(env) {
  let known = []
  let ahead = null
  let timer
  const prepare = () => {
    const child = startDevProcess(env)
    tell(child, { step: 'prepare', packages: known })
    child.on('message', ({ packages }) => {
      known = packages
    })
    ahead = { child, installed: installedAt() }
  }
  /** Makes one unless it is there with the packages of today. */
  const ensure = () => {
    if (ahead?.child.connected && ahead.installed === installedAt()) return ahead.child
    ahead?.child.kill()
    prepare()
    return ahead.child
  }
  return {
    load() {
      tell(ensure(), { step: 'load' })
    },
    take() {
      const child = ensure()
      ahead = null
      clearTimeout(timer)
      tell(child, { step: 'run' })
      return child
    },
    prepareLater() {
      timer = setTimeout(ensure, AHEAD_AFTER_MS)
    },
    async end() {
      clearTimeout(timer)
      if (ahead !== null) await stop(ahead.child)
    },
  }
}

/** A process that has just ended is replaced by the next, as its exit says. */
function tell(child, message) {
  child.send(message, () => undefined)
}

/** Changes when npm installs something. */
function installedAt() {
  return statSync(`${ROOT}node_modules/.package-lock.json`, { throwIfNoEntry: false })?.mtimeMs
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
