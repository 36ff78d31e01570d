import { createHash, randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { LRUCache } from 'lru-cache'
import { createRequestHandler, matchRoutes, type RouteObject, type RouterContextProvider, type ServerBuild } from 'react-router'
import type { ShopSettings } from '#domain/settings/shop-settings.ts'
import type { Language } from '#domain/text/language.ts'
import { readablePath } from '#server/platform/http/addresses.ts'
import { ANY_CHANGE, type Validity, validityOfBoth } from '#server/platform/http/cache/cached-answer.ts'
import { VERSION } from '#server/platform/version.ts'

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
  readonly html: string
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
/** The paths whose routes are remembered. */
const MATCHED_MOST = 200

export async function createPages(options: PagesOptions): Promise<Pages> {
  const build = (await import(pathToFileURL(join(options.buildDir, 'server', 'index.js')).href)) as PageBuild
  const handle = createRequestHandler(build, 'production')
  const origin = new URL(options.publicUrl).origin
  const publicUrl = options.publicUrl.replace(/\/+$/, '')
  const imageOrigin = options.driveImageUrl?.startsWith('http') ? new URL(options.driveImageUrl).origin : undefined
  await build.entry.module.prepareTexts(await filesOfTexts(options.buildDir))
  const scriptNonce = randomUUID()
  const readQuery = pageQueries(routesBelow(build, undefined))
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
      const response = await handle(new Request(origin + pagePath(path) + queryText(query)), context)
      const rendered = withoutNonces(finishedHtml(response) ?? (await response.text()), scriptNonce)
      const late = withLateScripts(rendered.html)
      if (late.missing !== undefined && isDocument(response)) noteMissing(late.missing)
      const location = response.headers.get('location')
      return {
        status: isShopAway && response.status >= 500 ? UNAVAILABLE : response.status,
        headers: Object.fromEntries(response.headers),
        html: `${late.html}<!-- diyafa ${VERSION} -->`,
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

/** Reads the part of a query that the page's route declares. Matching takes a twentieth of a page, and a list's pages share their path. */
function pageQueries(routes: PageRoute[]): (path: string, query: string) => string {
  const matched = new LRUCache<string, readonly PageRoute[]>({ max: MATCHED_MOST })
  const routesOf = (path: string) => {
    const known = matched.get(path) ?? (matchRoutes(routes, pagePath(path)) ?? []).map(({ route }) => route)
    matched.set(path, known)
    return known
  }
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
  return { status: 301, headers: {}, html: '', csp: contentPolicyOf([], undefined), location, validity: { tags: [], until: Infinity } }
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

/** The markup of React and of React Router's `<Scripts>`, which has no other time for scripts (decision 52). */
const MODULE_PRELOAD = /<link rel="modulepreload" href="([^"]*)"[^>]*>/g
const MODULE_START = '<script type="module" async="">'
const HEAD_END = '</head>'
const BODY_END = '</body>'
/** Visitors of a page whose pictures are slow can use it after this time. */
const PICTURES_WAIT_MS = 1000
const WAITING_START = '<script type="text/plain" id="start">'

/** A page and the scripts in it that are the shop's own. */
interface ScriptedHtml {
  readonly html: string
  readonly scripts: readonly string[]
}

/** The nonce distinguishes the shop's own scripts from injected ones. Cached pages are shared, so it never leaves the process. */
function withoutNonces(html: string, nonce: string): ScriptedHtml {
  const attribute = ` nonce="${nonce}"`
  const own = new RegExp(`<script[^>]*${attribute}[^>]*>([\\s\\S]*?)</script>`, 'g')
  return { html: html.replaceAll(attribute, ''), scripts: [...html.matchAll(own)].map(([, script = '']) => script) }
}

/**
 * On a slow line scripts would compete with styles, fonts and the first pictures, so they are fetched once the page is painted and these
 * pictures are there, or late. A page in a background tab is not painted and starts at once.
 */
function withLateScripts(html: string): ScriptedHtml & { readonly missing?: string } {
  const bodyAt = html.indexOf(HEAD_END)
  const startAt = html.indexOf(MODULE_START, bodyAt)
  const endAt = html.lastIndexOf(BODY_END)
  const head = html.slice(0, Math.max(bodyAt, 0))
  const files = [...head.matchAll(MODULE_PRELOAD)].flatMap(([, file]) => file ?? [])
  const isThere = { [HEAD_END]: bodyAt >= 0, [MODULE_START]: startAt >= 0, [BODY_END]: endAt >= startAt, modulepreload: files.length > 0 }
  const missing = Object.entries(isThere).find(([, found]) => !found)?.[0]
  if (missing !== undefined) return { html, scripts: [], missing }
  const starter = starterOf(files)
  const middle = html.slice(bodyAt, startAt) + WAITING_START + html.slice(startAt + MODULE_START.length, endAt)
  return { html: `${head.replace(MODULE_PRELOAD, '')}${middle}<script>${starter}</script>${html.slice(endAt)}`, scripts: [starter] }
}

/** The HTML string that the renderer attached to its response, so that a whole page is not encoded and decoded again. */
function finishedHtml(response: Response): string | null {
  return 'html' in response && typeof response.html === 'string' ? response.html : null
}

/** False for a redirect, and for the plain text that the router answers when all else failed. */
function isDocument(response: Response): boolean {
  return response.headers.get('content-type')?.startsWith('text/html') === true
}

function starterOf(files: readonly string[]): string {
  return `(()=>{let started;const start=()=>{if(started)return;started=true;for(const href of ${JSON.stringify(files)})document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));document.head.append(Object.assign(document.createElement("script"),{type:"module",text:document.getElementById("start").textContent}))};addEventListener("visibilitychange",start);const seen=()=>{setTimeout(start,${PICTURES_WAIT_MS});Promise.allSettled([...document.querySelectorAll("img[fetchpriority=high]")].map((image)=>image.decode())).then(start)};document.hidden?start():requestAnimationFrame(()=>setTimeout(seen))})()`
}

/** Paths that the router would take for its own data requests are rendered as pages: no browser asks it for data. */
function pagePath(path: string): string {
  const readable = readablePath(path)
  return readable.endsWith('.data') ? `${readable}/` : readable
}

function queryText(query: string): string {
  return query === '' || query.startsWith('?') ? query : `?${query}`
}

/** The Content-Security-Policy (CSP) of a page. Cached pages are sent many times, so scripts are allowed by hash and not by a nonce. */
function contentPolicyOf(scripts: readonly string[], imageOrigin: string | undefined): string {
  const hashes = new Set(scripts.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`))
  return [
    "default-src 'self'",
    ["script-src 'self'", ...hashes].join(' '),
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data:", ...(imageOrigin === undefined ? [] : [imageOrigin])].join(' '),
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
  ].join('; ')
}
