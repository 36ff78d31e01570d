import path from 'node:path'

/**
 * Processes that tests start find programs by the path, what Node compiled for the start before them in a folder, and their modules
 * without looking for each.
 */
export const CHILD_ENVIRONMENT = {
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: path.resolve(import.meta.dirname, '../../.cache/compiled'),
  NODE_OPTIONS: `--import=${new URL('../../scripts/lib/known-modules.mjs', import.meta.url)}`,
}
