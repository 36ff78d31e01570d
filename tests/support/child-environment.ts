import path from 'node:path'

/** Processes that tests start find programs by the path, and what Node compiled for the start before them in a folder. */
export const CHILD_ENVIRONMENT = {
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: path.resolve(import.meta.dirname, '../../.cache/compiled'),
}
