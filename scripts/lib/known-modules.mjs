import { registerHooks } from 'node:module'
import description from '../../package.json' with { type: 'json' }

// Preloaded into the server, only to start it sooner. Of every file it loads Node asks whether its package says that it
// is a module, and parses that package's whole description each time: drizzle's, 180 KB, for each of its hundred files
// and for each of ours that import it. Our own files are named in full, so that nothing has to be looked for.
const ROOT = new URL('../../', import.meta.url).href
const FOLDERS = new Map(
  Object.entries(description.imports).flatMap(([name, target]) =>
    name.endsWith('/*') ? [[name.slice(0, -1), new URL(target.slice(0, -1), ROOT).href]] : [],
  ),
)
/** Packages as our files have them; all see the same. */
const packages = new Map()
/** Folders of packages whose files are modules. */
const moduleFolders = new Set()

registerHooks({
  resolve(specifier, context, next) {
    const { parentURL: parent = '' } = context
    if (isOurs(parent)) return ownFile(specifier, parent) ?? ownPackage(specifier, context, next)
    return context.conditions.includes('import') && parent.includes('/node_modules/')
      ? fileOfPackage(specifier, context, next)
      : next(specifier, context)
  },
})

function ownFile(specifier, parent) {
  if (!specifier.endsWith('.ts')) return null
  if (specifier.startsWith('.')) return asModule(new URL(specifier, parent).href)
  if (!specifier.startsWith('#')) return null
  const end = specifier.indexOf('/') + 1
  const folder = FOLDERS.get(specifier.slice(0, end))
  return folder === undefined ? null : asModule(folder + specifier.slice(end))
}

function ownPackage(specifier, context, next) {
  if (/^[./#]|:/.test(specifier)) return next(specifier, context)
  const key = `${specifier} ${context.conditions}`
  const known = packages.get(key)
  if (known !== undefined) return { ...known, shortCircuit: true }
  const found = next(specifier, context)
  packages.set(key, found)
  return found
}

function fileOfPackage(specifier, context, next) {
  if (!specifier.startsWith('.') || !specifier.endsWith('.js')) return next(specifier, context)
  const { href } = new URL(specifier, context.parentURL)
  const folder = href.slice(0, href.lastIndexOf('/'))
  if (moduleFolders.has(folder)) return asModule(href)
  const found = next(specifier, context)
  if (found.format === 'module') moduleFolders.add(folder)
  return found
}

function isOurs(parent) {
  return parent.startsWith(ROOT) && !parent.includes('/node_modules/')
}

function asModule(url) {
  return { url, format: url.endsWith('.ts') ? 'module-typescript' : 'module', shortCircuit: true }
}
