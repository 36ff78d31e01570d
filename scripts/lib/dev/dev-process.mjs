import { createRequire, registerHooks } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { ROOT } from '../../runtime.mjs'

// A process that becomes the server of `npm run dev` once it is told to. Until then it has the packages, which no save changes; while the
// server before it ends, it loads the shop's own files.
const SERVER = 'src/server/main.ts'
const BEHIND_SERVER = 'src/server/serving.ts'

const require = createRequire(import.meta.url)
/** All that this process loads beside the shop's own files, in its order: the next one loads it ahead of a save. */
const packages = new Map()

registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context)
    const { url, format } = found
    const isOfPackage = url.includes('/node_modules/') && !url.endsWith('.node')
    if (isOfPackage || url.startsWith('node:')) packages.set(url, format === 'commonjs' ? 'required' : 'imported')
    return found
  },
})

const STEPS = {
  async prepare({ packages: known }) {
    for (const [url, how] of known) {
      // A package that is gone is missed by the server, which says so.
      await (how === 'required' ? requireFile(url) : import(url)).catch(() => undefined)
    }
  },
  load: () => load(BEHIND_SERVER).catch(() => undefined),
  async run() {
    await load(SERVER)
    process.send({ packages: [...packages] })
  },
}

process.on('message', (message) => STEPS[message.step](message))

function load(file) {
  return import(pathToFileURL(`${ROOT}${file}`).href)
}

async function requireFile(url) {
  require(fileURLToPath(url))
}
