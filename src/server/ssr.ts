import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { LRUCache } from 'lru-cache'
import {
  createRequestHandler,
  matchRoutes,
  type RequestHandler,
  type RouteObject,
  type RouterContextProvider,
  type ServerBuild,
} from 'react-router'
import type { ShopSettings } from '#domain/settings/shop-settings.ts'
import type { Language } from '#domain/text/language.ts'
import { readablePath } from '#server/platform/http/addresses.ts'
import { ANY_CHANGE, type Validity, validityOfBoth } from '#server/platform/http/cache/cached-answer.ts'
import { VERSION } from '#server/platform/version.ts'
import { contentPolicyOf, fromLatin, latinOf, withLateScripts, withoutNonces } from './page-scripts.ts'

/** Calls the shop's own HTTP door without a socket, always as anonymous. */
export type InProcessTransport = (request: {
  readonly method: string
  readonly path: string
  readonly body?: unknown
  readonly language: Language
  readonly changedBy?: readonly string[] | undefined
}) => Promise<{ readonly status: number; readonly body: unknown; readonly validity?: Validity }>

export interface PagesOptions {
  /** The folder with `client/` and `server/` in it. */
  readonly buildDir: string
  readonly api: InProcessTransport
  readonly publicUrl: string
  /** The company's facts as they are at the moment of a rendering. */
  readonly readShop: () => ShopSettings
  /** The address of the drive's pictures, with `{id}` for one of them; the content policy allows them too. */
  readonly driveImageUrl?: string | undefined
  readonly onError: (error: unknown, page: { readonly path: string }) => void
  /** Told once where pages no longer hold a piece of markup by which their scripts are made late: until then they start early. */
  readonly onEarlyScripts: (missing: string) => void
}

export interface PageRequest {
  readonly path: string
  /** The question mark is optional. */
  readonly query: string
}

export interface RenderedPage {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly html: Buffer
  /** The Content-Security-Policy of exactly these bytes. */
  readonly csp: string
  readonly location?: string
  /** Holds as long as everything that the page was made of. */
  readonly validity: Validity
}

export interface Pages {
  /** The part of the query that the page at this path is made of, in one spelling: with any other part the page is the same. */
  queryOf(request: PageRequest): string | Promise<string>
  /** The anonymous view: depends on path, query and the catalogue, never on the viewer. */
  render(request: PageRequest): Promise<RenderedPage>
}

interface PageBuild extends ServerBuild {
  readonly entry: {
    readonly module: ServerBuild['entry']['module'] & {
      createLoadContext(facts: {
        readonly api: InProcessTransport
        readonly publicUrl: string
        readonly driveImageUrl: string | null
        readonly shop: ShopSettings
        readonly scriptNonce: string
        readonly onError: (error: unknown) => void
      }): RouterContextProvider
      prepareTexts(files: ReadonlyMap<string, string>): Promise<void>
    }
  }
}

const UNAVAILABLE = 503
/** The forms of paths whose routes are remembered. */
const MATCHED_MOST = 200

export async function createPages(options: PagesOptions): Promise<Pages> {
  const build = (await import(pathToFileURL(join(options.buildDir, 'server', 'index.js')).href)) as PageBuild
  const origin = new URL(options.publicUrl).origin
  const publicUrl = options.publicUrl.replace(/\/+$/, '')
  const imageOrigin = options.driveImageUrl?.startsWith('http') ? new URL(options.driveImageUrl).origin : undefined
  await build.entry.module.prepareTexts(await filesOfTexts(options.buildDir))
  const scriptNonce = randomUUID()
  const routesOf = matchedRoutes(routesBelow(build, undefined))
  const readQuery = pageQueries(routesOf)
  const handlerOf = branchHandlers(build)
  let isEarlyTold = false
  const noteMissing = (missing: string) => {
    if (!isEarlyTold) options.onEarlyScripts(missing)
    isEarlyTold = true
  }
  return {
    queryOf: ({ path, query }) => readQuery(path, query),
    async render({ path, query }) {
      const plainPath = withoutTrailingSlash(path)
      if (plainPath !== null) return movedTo(plainPath + queryText(query))
      let isShopAway = false
      let validity: Validity = { tags: [], until: Infinity }
      const api: InProcessTransport = async (request) => {
        const answer = await options.api(request)
        isShopAway ||= answer.status === UNAVAILABLE
        const told = answer.validity ?? ANY_CHANGE
        validity = validityOfBoth(
          validity,
          request.changedBy === undefined || told.tags === null ? told : { ...told, tags: request.changedBy },
        )
        return answer
      }
      const context = build.entry.module.createLoadContext({
        api,
        publicUrl,
        driveImageUrl: options.driveImageUrl ?? null,
        shop: options.readShop(),
        scriptNonce,
        onError: (error) => {
          // The failing call has been logged by its door.
          if (!isShopAway) options.onError(error, { path })
        },
      })
      const handle = handlerOf(routesOf(path))
      const response = await handle(new Request(origin + pagePath(path) + queryText(query)), context)
      const rendered = withoutNonces(latinOf(await pageOf(response)), scriptNonce)
      const late = withLateScripts(rendered.html)
      if (late.missing !== undefined && isDocument(response)) noteMissing(late.missing)
      const location = response.headers.get('location')
      return {
        status: isShopAway && response.status >= 500 ? UNAVAILABLE : response.status,
        headers: Object.fromEntries(response.headers),
        html: fromLatin(`${late.html}<!-- diyafa ${VERSION} -->`),
        csp: contentPolicyOf([...rendered.scripts, ...late.scripts], imageOrigin),
        validity,
        ...(location === null ? {} : { location }),
      }
    },
  }
}

type PageRoute = RouteObject & { readonly pageQuery?: (asked: URLSearchParams) => URLSearchParams }

/** The routes of the build as the router matches them; loaders declare what of the query they read. */
function routesBelow(build: ServerBuild, parentId: string | undefined): PageRoute[] {
  return Object.values(build.routes).flatMap((route) => {
    if (route === undefined || route.parentId !== parentId) return []
    const { id, path, index, caseSensitive = false, module } = route
    const { pageQuery } = (module.loader ?? {}) as Pick<PageRoute, 'pageQuery'>
    const entry = { id, caseSensitive, ...(path === undefined ? {} : { path }), ...(pageQuery === undefined ? {} : { pageQuery }) }
    return [index === true ? { ...entry, index } : { ...entry, children: routesBelow(build, id) }]
  })
}

type RoutesOf = (path: string) => readonly PageRoute[]

/**
 * From the root to the page. To match all routes takes a twentieth of a page, and it tells apart only the words that stand in routes: paths
 * that differ in other words, such as the names of products, lead to the same page.
 */
function matchedRoutes(routes: PageRoute[]): RoutesOf {
  const matched = new LRUCache<string, readonly PageRoute[]>({ max: MATCHED_MOST })
  const words = wordsOf(routes)
  return (path) => {
    const asked = pagePath(path)
    // A word that is percent-encoded may be one of them.
    const form = asked.includes('%') ? asked : asked.replace(/[^/]+/g, (word) => (words.has(word.toLowerCase()) ? word : ':'))
    const known = matched.get(form) ?? (matchRoutes(routes, asked) ?? []).map(({ route }) => route)
    matched.set(form, known)
    return known
  }
}

function wordsOf(routes: readonly RouteObject[]): ReadonlySet<string> {
  return new Set(routes.flatMap(({ path = '', children = [] }) => [...path.toLowerCase().split(/[/?]/), ...wordsOf(children)]))
}

/**
 * The router makes its routes anew for each page and matches the path several times. A build with the routes of one page alone renders
 * the same page, without the work for all others; browsers have the table of all from its file.
 */
function branchHandlers(build: PageBuild): (branch: readonly PageRoute[]) => RequestHandler {
  const handlers = new Map<string, RequestHandler>()
  return (branch) => {
    const ids = branch.flatMap(({ id = [] }) => id)
    const page = ids.join(' ')
    const handle = handlers.get(page) ?? createRequestHandler(ids.length === 0 ? build : withRoutes(build, new Set(ids)), 'production')
    handlers.set(page, handle)
    return handle
  }
}

function withRoutes(build: PageBuild, ids: ReadonlySet<string>): PageBuild {
  const only = <Route>(routes: Record<string, Route>) => Object.fromEntries(Object.entries(routes).filter(([id]) => ids.has(id)))
  return { ...build, routes: only(build.routes), assets: { ...build.assets, routes: only(build.assets.routes) } }
}

/** Reads the part of a query that the page's route declares. */
function pageQueries(routesOf: RoutesOf): (path: string, query: string) => string {
  return (path, query) => {
    if (query === '') return ''
    // A path that ends with a slash moves to the one without it, and takes its whole query along.
    if (withoutTrailingSlash(path) !== null) return query
    const asked = new URLSearchParams(query)
    const parts = routesOf(path).flatMap((route) => route.pageQuery?.(asked).toString() ?? [])
    return parts.filter((part) => part !== '').join('&')
  }
}

/** Every page has one address. A path that begins like another host's, with `//`, is left to be not found. */
function withoutTrailingSlash(path: string): string | null {
  return /^\/[^/\\].*\/$/.test(path) ? path.replace(/\/+$/, '') : null
}

function movedTo(location: string): RenderedPage {
  return {
    status: 301,
    headers: {},
    html: Buffer.alloc(0),
    csp: contentPolicyOf([], undefined),
    location,
    validity: { tags: [], until: Infinity },
  }
}

/** The built dictionary files, which a browser would otherwise ask for only once its first script runs. */
async function filesOfTexts(buildDir: string): Promise<ReadonlyMap<string, string>> {
  const manifest = JSON.parse(await readFile(join(buildDir, 'client', '.vite', 'manifest.json'), 'utf8')) as Record<
    string,
    { readonly file: string }
  >
  return new Map(
    Object.entries(manifest).flatMap(([source, { file }]) => {
      const name = /^src\/i18n\/(.*)\.ts$/.exec(source)?.[1]
      return name === undefined ? [] : [[name, `/${file}`] as const]
    }),
  )
}

/** The bytes that the renderer attached to its response, so that a whole page is not read again as a stream. */
async function pageOf(response: Response): Promise<Buffer> {
  return 'html' in response && Buffer.isBuffer(response.html) ? response.html : Buffer.from(await response.arrayBuffer())
}

/** False for a redirect, and for the plain text that the router answers when all else failed. */
function isDocument(response: Response): boolean {
  return response.headers.get('content-type')?.startsWith('text/html') === true
}

/** Paths that the router would take for its own data requests are rendered as pages: no browser asks it for data. */
function pagePath(path: string): string {
  const readable = readablePath(path)
  return readable.endsWith('.data') ? `${readable}/` : readable
}

function queryText(query: string): string {
  return query === '' || query.startsWith('?') ? query : `?${query}`
}
