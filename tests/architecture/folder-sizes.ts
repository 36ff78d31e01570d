import path from 'node:path'

/** The most modules of one folder; with more, the next one is looked for by reading names, not by knowing the place. */
export const MOST_MODULES = 25

const FOLDERS = /^(src|demo|tests|scripts|bench)\//
const MODULE = /\.(tsx?|mjs|js)$/
const TEST = /\.(test|test-d|spec|prove)\.(tsx?|mjs)$/

/** Folders that may be larger, each with its reason. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'src/i18n/en': 'one file for each set of texts',
  'src/i18n/ar': 'mirrors src/i18n/en',
  'src/i18n/sets': 'one file for each set of texts, like src/i18n/en',
}

/** The folders that hold too many modules; tests and style sheets are not counted. */
export function fullFolders(files: readonly string[]): readonly string[] {
  const modules = files.filter((file) => FOLDERS.test(file) && MODULE.test(file) && !TEST.test(file))
  const counts = Map.groupBy(modules, (file) => path.posix.dirname(file))
  return Array.from(counts)
    .filter(([folder, { length }]) => length > MOST_MODULES && EXCEPTIONS[folder] === undefined)
    .map(([folder, { length }]) => `${folder}: ${length} modules`)
}

/** Exceptions that nothing needs any more. */
export function spareExceptions(files: readonly string[]): readonly string[] {
  return Object.keys(EXCEPTIONS).filter((folder) => !files.some((file) => path.posix.dirname(file) === folder))
}
