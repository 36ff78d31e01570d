import { registerHooks } from 'node:module'

// Preloaded into the server, only to start it sooner. Of every file it loads Node asks whether its package says that it
// is a module, and parses that package's whole description each time: drizzle's, 180 KB, for each of its hundred files.
const DRIZZLE = '/node_modules/drizzle-orm/'

registerHooks({
  resolve(specifier, context, next) {
    const isOwnFile = specifier.startsWith('.') && specifier.endsWith('.js') && context.parentURL?.includes(DRIZZLE)
    return isOwnFile ? { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true } : next(specifier, context)
  },
})
