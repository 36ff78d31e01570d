import { registerHooks } from 'node:module'
import description from '../../package.json' with { type: 'json' }

// Preloaded into the server, only to start it sooner. Of every file it loads Node asks whether its package says that it
// is a module, and parses that package's whole description each time: drizzle's, 180 KB, for each of its hundred files.
// Our own files are named in full, so that nothing has to be looked for.
const DRIZZLE = '/node_modules/drizzle-orm/'
const ROOT = new URL('../../', import.meta.url).href
const FOLDERS = new Map(
  Object.entries(description.imports).flatMap(([name, place]) =>
    name.endsWith('/*') ? [[name.slice(0, -1), new URL(place.slice(0, -1), ROOT).href]] : [],
  ),
)

registerHooks({
  resolve(specifier, context, next) {
    const own = ownFile(specifier, context.parentURL ?? '')
    return own === null ? next(specifier, context) : { ...own, shortCircuit: true }
  },
})

function ownFile(specifier, parent) {
  if (specifier.startsWith('.')) {
    const isKnown = parent.includes(DRIZZLE) ? specifier.endsWith('.js') : specifier.endsWith('.ts') && isOurs(parent)
    return isKnown ? asModule(new URL(specifier, parent).href) : null
  }
  if (!specifier.startsWith('#') || !specifier.endsWith('.ts') || !isOurs(parent)) return null
  const end = specifier.indexOf('/') + 1
  const folder = FOLDERS.get(specifier.slice(0, end))
  return folder === undefined ? null : asModule(folder + specifier.slice(end))
}

function isOurs(parent) {
  return parent.startsWith(ROOT) && !parent.includes('/node_modules/')
}

function asModule(url) {
  return { url, format: url.endsWith('.ts') ? 'module-typescript' : 'module' }
}
