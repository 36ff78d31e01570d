import path from 'node:path'

/** What every process that a test starts is told: where programs are, and where Node stores what it compiled, so that not each start does it anew. */
export const CHILD_ENVIRONMENT = {
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: path.resolve(import.meta.dirname, '../../.cache/compiled'),
}
