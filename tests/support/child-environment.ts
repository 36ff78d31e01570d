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

/**
 * A shop that runs for some minutes ends before the time pays off that helper threads take to compile it well; that and collecting garbage
 * beside it took as much of the processor as the shop itself. What is measured runs as a shop does.
 */
export const BRIEF_FLAGS = ['--max-semi-space-size=16', '--single-threaded-gc', '--no-turbofan', '--liftoff-only'] as const

/** A proof with its full numbers runs its shops as shops run; with the small ones of `npm test` they end after seconds. */
export function flagsFor(size: 'full' | 'small'): readonly string[] {
  return size === 'small' ? BRIEF_FLAGS : []
}
