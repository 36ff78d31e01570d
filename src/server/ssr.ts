import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router'
import { LANGUAGES, type Language } from '#domain/language.ts'

/** Calls the shop's own HTTP door without a socket, always as anonymous. */
export type InProcessTransport = (request: {
  readonly method: string
  readonly path: string
  readonly body?: unknown
  readonly language: Language
}) => Promise<{ readonly status: number; readonly body: unknown }>

export interface PagesOptions {
  /** The folder with `client/` and `server/` in it. */
  readonly buildDir: string
  readonly api: InProcessTransport
  readonly publicUrl: string
  readonly isDevelopment: boolean
  /** One more origin pictures may come from. */
  readonly imageOrigin?: string | undefined
  readonly onError: (error: unknown, page: { readonly path: string }) => void
}

export interface PageRequest {
  readonly path: string
  /** With or without the question mark. */
  readonly query: string
}

export interface RenderedPage {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly html: string
  /** The Content-Security-Policy of exactly these bytes. */
  readonly csp: string
  readonly location?: string
}

export interface Pages {
  /** The anonymous view: depends on path, query and the catalogue, never on who asks. */
  render(request: PageRequest): Promise<RenderedPage>
}

interface PageBuild extends ServerBuild {
  readonly entry: {
    readonly module: ServerBuild['entry']['module'] & {
      createLoadContext(facts: {
        readonly api: InProcessTransport
        readonly publicUrl: string
        readonly onError: (error: unknown) => void
      }): RouterContextProvider
    }
  }
}

export async function createPages(options: PagesOptions): Promise<Pages> {
  const build = (await import(pathToFileURL(join(options.buildDir, 'server', 'index.js')).href)) as PageBuild
  const handle = createRequestHandler(build, options.isDevelopment ? 'development' : 'production')
  const origin = new URL(options.publicUrl).origin
  const publicUrl = options.publicUrl.replace(/\/+$/, '')
  const dictionaryPreloads = await preloadsOfDictionaries(options.buildDir)
  return {
    async render({ path, query }) {
      const context = build.entry.module.createLoadContext({
        api: options.api,
        publicUrl,
        onError: (error) => options.onError(error, { path }),
      })
      const response = await handle(new Request(origin + pagePath(path) + queryText(query)), context)
      const html = withDictionaryPreload(await response.text(), dictionaryPreloads)
      const location = response.headers.get('location')
      return {
        status: response.status,
        headers: Object.fromEntries(response.headers),
        html,
        csp: policyOf(html, options.imageOrigin),
        ...(location === null ? {} : { location }),
      }
    },
  }
}

type DictionaryPreloads = ReadonlyMap<string, string>

/** The browser asks for its dictionary only once its first script runs; a preload saves that round trip. */
async function preloadsOfDictionaries(buildDir: string): Promise<DictionaryPreloads> {
  const manifest = JSON.parse(await readFile(join(buildDir, 'client', '.vite', 'manifest.json'), 'utf8')) as Record<
    string,
    { readonly file: string } | undefined
  >
  return new Map(
    LANGUAGES.map((language) => {
      const file = manifest[`src/i18n/${language}.ts`]?.file
      return [language, file === undefined ? '' : `<link rel="modulepreload" href="/${file}"/>`]
    }),
  )
}

function withDictionaryPreload(html: string, preloads: DictionaryPreloads): string {
  const language = /^<!DOCTYPE html><html lang="(\w+)"/.exec(html)?.[1] ?? ''
  return html.replace('</head>', `${preloads.get(language) ?? ''}</head>`)
}

/** Paths that the router would take for requests of its own are pages like any other: nobody asks it for data. */
function pagePath(path: string): string {
  const readable = isDecodable(path) ? path : path.replaceAll('%', '%25')
  return readable.endsWith('.data') ? `${readable}/` : readable
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

function queryText(query: string): string {
  return query === '' || query.startsWith('?') ? query : `?${query}`
}

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g

/** Kept pages are answered many times, so scripts are allowed by what they are and not by a word of the day. */
function policyOf(html: string, imageOrigin: string | undefined): string {
  const hashes = new Set<string>()
  for (const [, script = ''] of html.matchAll(INLINE_SCRIPT)) {
    hashes.add(`'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  }
  return [
    "default-src 'self'",
    ["script-src 'self'", ...hashes].join(' '),
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data:", ...(imageOrigin === undefined ? [] : [imageOrigin])].join(' '),
    "font-src 'self'",
    "connect-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "object-src 'none'",
  ].join('; ')
}
