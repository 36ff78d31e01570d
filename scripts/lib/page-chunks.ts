import { basename, join } from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'

/** The part of the bundler's graph that is used here. */
interface Graph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null
}

interface Chunk {
  readonly name: string
  /** The number of first views that load the file. */
  readonly share: number
}

const EVERY_PAGE = ['entry.client.tsx', 'root.tsx', 'routes/shell.tsx']
/** Modules of so many first views stand in the file of every page: files of their own would cost those views more than the others pay. */
const OF_MANY_PAGES = 6
/** A style sheet blocks the first paint and takes a connection from the first pictures, so those that pages share are one file. */
const STYLES = /\.module\.css$/
/** Folders of pages that people reach only from others; what the pages of a kind share is one file. All other pages may be a first view. */
const LATER_KINDS = ['account', 'dashboard'] as const

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
    return chunks.get(id)
  }
  // A file includes the imports of its modules, so the most shared files come first: an imported module has at least as many pages as its
  // importer.
  return Array.from({ length: pages.length + LATER_KINDS.length + 2 }, (_, priority) => ({
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
  const users = new Map<string, string[]>()
  for (const page of pages) {
    for (const id of reachedFrom([join(webDir, page)], graph)) users.set(id, [...(users.get(id) ?? []), page])
  }
  const chunks = new Map<string, Chunk>()
  for (const [id, by] of users) {
    const first = by.filter((page) => kindOf(page) < 0)
    const kind = Math.min(...by.map(kindOf).filter((found) => found >= 0))
    const later = LATER_KINDS[kind]
    if (first.length >= OF_MANY_PAGES || (first.length > 1 && STYLES.test(id)))
      chunks.set(id, { name: 'shell', share: LATER_KINDS.length + pages.length + 1 })
    else if (first.length > 0) chunks.set(id, { name: nameOf(first, pages), share: LATER_KINDS.length + first.length })
    else if (by.length > 1 && later !== undefined) chunks.set(id, { name: later, share: LATER_KINDS.length - kind })
  }
  const ofEveryPage = reachedFrom(
    EVERY_PAGE.map((file) => join(webDir, file)),
    graph,
  )
  for (const id of ofEveryPage) chunks.set(id, { name: 'shell', share: LATER_KINDS.length + pages.length + 1 })
  return chunks
}

/** The index of a later page's kind; -1 for a first view. */
function kindOf(page: string): number {
  return LATER_KINDS.findIndex((folder) => page.startsWith(`routes/${folder}/`))
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
