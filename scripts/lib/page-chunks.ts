import { basename, join } from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'

/** The part of the bundler's graph that is used here. */
interface Graph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[]; readonly dynamicallyImportedIds: readonly string[] } | null
}

interface Chunk {
  readonly name: string
  /** A file of more users comes before those of fewer. */
  readonly share: number
}

/** React Router's entry of a page, which passes on what the page exports. */
const ENTRY = /\?__react-router-build-client-route$/
const EVERY_PAGE = ['entry.client.tsx', 'root.tsx', 'routes/shell.tsx']
/** Every page loads it by itself once it stands. */
const SOON_AFTER_EVERY_PAGE = ['features/shell/trouble-bar.tsx']
/** Modules of so many first views stand in the file of every page: files of their own would cost those views more than the others pay. */
const OF_MANY_PAGES = 6
/** A style sheet blocks the first paint and takes a connection from the first pictures, so those that pages share are one file. */
const STYLES = /\.module\.css$/
/** The texts of a language are files of their own. */
const TEXTS = /[\\/]i18n[\\/]/
/** Folders of pages that people reach only from others; what the pages of a kind share is one file. All other pages may be a first view. */
const LATER_KINDS = ['account', 'dashboard'] as const

/** Members' pages, what other pages load later, first views: each imports those behind it only. */
const SHARE_OF_PARTS = LATER_KINDS.length + 1

/**
 * Groups modules into files by use: one file for the modules of every page, and one for each set of pages that share modules. It follows
 * imports, so that no list of files has to be maintained.
 */
export function pageChunks(webDir: string, routes: readonly RouteConfigEntry[]) {
  // Two addresses may have one page.
  const pages = [...new Set(pagesOf(routes))]
  let chunks: ReadonlyMap<string, Chunk> | undefined
  const chunkOf = (id: string, graph: Graph) => {
    chunks ??= readChunks(webDir, pages, graph)
    return chunks.get(id.replace(ENTRY, ''))
  }
  // A file includes the imports of its modules, so the most shared files come first: an imported module has at least as many pages as its
  // importer.
  return Array.from({ length: shareOfShell(pages) + 1 }, (_, priority) => ({
    priority,
    name: (id: string, graph: Graph) => {
      const chunk = chunkOf(id, graph)
      return chunk?.share === priority ? chunk.name : null
    },
  }))
}

/** The files of all pages, without the frame around them. */
function pagesOf(routes: readonly RouteConfigEntry[]): readonly string[] {
  return routes.flatMap(({ file, children = [] }) => [...(EVERY_PAGE.includes(file) ? [] : [file]), ...pagesOf(children)])
}

function readChunks(webDir: string, pages: readonly string[], graph: Graph): ReadonlyMap<string, Chunk> {
  const paths = (files: readonly string[]) => files.map((file) => join(webDir, file))
  const users = usersOf(new Map(pages.map((page) => [page, reachedFrom(paths([page]), graph)])))
  const ofEveryPage = reachedFrom(paths(EVERY_PAGE), graph)
  const soonAfter = reachedFrom(paths(SOON_AFTER_EVERY_PAGE), graph)
  const loadedAfter = (some: readonly string[]) => everLoadedAfter(new Set([...ofEveryPage, ...reachedFrom(paths(some), graph)]), graph)
  // Pages of the kinds before, by the index of a kind.
  const loadedLater = LATER_KINDS.map((_, kind) => loadedAfter(pages.filter((page) => kindOf(page) < kind)))
  const loadedByOthers = new Map(pages.map((page) => [page, loadedAfter(pages.filter((other) => other !== page && isOpenToAll(other)))]))
  const shell = { name: 'shell', share: shareOfShell(pages) }
  const chunks = new Map<string, Chunk>()
  for (const [id, by] of users) {
    const first = by.filter((page) => kindOf(page) < 0)
    const kind = Math.min(...by.map(kindOf).filter((found) => found >= 0))
    const later = LATER_KINDS[kind]
    const isSoon = soonAfter.has(id)
    const [only] = first
    // Parts of other pages would load all of this page's file for it.
    const isOfOthers = first.length === 1 && only !== undefined && loadedByOthers.get(only)?.has(id) === true
    const uses = first.length + (isSoon || isOfOthers ? 1 : 0)
    if (first.length > 0 && (uses >= OF_MANY_PAGES || (uses > 1 && STYLES.test(id)))) chunks.set(id, shell)
    else if (first.length > 0) {
      const end = isSoon ? '-soon' : isOfOthers ? '-parts' : ''
      chunks.set(id, { name: nameOf(first, pages) + end, share: SHARE_OF_PARTS + 2 * first.length + (end === '' ? 0 : 1) })
    } else if (by.length > 1 && later !== undefined) {
      // Other pages would load all of a members' file for one part of it.
      if (isSoon) chunks.set(id, { name: 'soon', share: SHARE_OF_PARTS + 1 })
      else if (loadedLater[kind]?.has(id)) chunks.set(id, { name: 'parts', share: SHARE_OF_PARTS })
      else chunks.set(id, { name: later, share: LATER_KINDS.length - kind })
    }
  }
  for (const id of ofEveryPage) chunks.set(id, shell)
  return chunks
}

function shareOfShell(pages: readonly string[]): number {
  return SHARE_OF_PARTS + 2 * pages.length + 2
}

/** All modules that these load after their page, then after those, and so on. */
function everLoadedAfter(ids: ReadonlySet<string>, graph: Graph): ReadonlySet<string> {
  const found = new Set<string>()
  for (let next: readonly string[] = [...ids]; next.length > 0; ) {
    const later = next.flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []).filter((id) => !TEXTS.test(id))
    next = [...reachedFrom(later, graph)].filter((id) => !found.has(id))
    for (const id of next) found.add(id)
  }
  return found
}

/** The users of each module. */
function usersOf(reached: ReadonlyMap<string, ReadonlySet<string>>): ReadonlyMap<string, readonly string[]> {
  const users = new Map<string, string[]>()
  for (const [user, ids] of reached) for (const id of ids) users.set(id, [...(users.get(id) ?? []), user])
  return users
}

/** The index of a later page's kind; -1 for a first view. */
function kindOf(page: string): number {
  return LATER_KINDS.findIndex((folder) => page.startsWith(`routes/${folder}/`))
}

/** True for pages that people open before they have signed in. */
function isOpenToAll(page: string): boolean {
  return !page.startsWith('routes/dashboard/')
}

/** Each file names those it imports, so the name of a shared one is short: a digit a page. */
function nameOf(used: readonly string[], pages: readonly string[]): string {
  const [only] = used
  if (only !== undefined && used.length === 1) return basename(only, '.tsx')
  return `pages${used.map((page) => pages.indexOf(page).toString(36)).join('')}`
}

function reachedFrom(files: readonly string[], graph: Graph): ReadonlySet<string> {
  const reached = new Set<string>()
  const visit = (id: string) => {
    if (reached.has(id)) return
    reached.add(id)
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) visit(imported)
  }
  for (const file of files) visit(file)
  return reached
}
