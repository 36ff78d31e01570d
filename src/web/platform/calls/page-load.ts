import { type ClientLoaderFunctionArgs, data, type LoaderFunctionArgs, type Params } from 'react-router'
import type { Language } from '#domain/text/language.ts'
import { languageOfPath } from '../texts/language.ts'
import { type Api, ApiError, type ApiTransport, createApi } from './api.ts'
import { browserTransport } from './browser-transport.ts'
import { renderFacts } from './load-context.ts'

export interface PageLoad {
  readonly api: Api
  readonly language: Language
  readonly params: Params
  readonly query: URLSearchParams
}

/** Loads a page's data: the server runs it for the first, anonymous render, and the browser from then on. */
export type Load<Data> = (page: PageLoad) => Promise<Data>

/**
 * The part of an address's query that a page is made of, in one spelling: addresses that differ in anything else are the same page. The
 * server renders and caches a page with this part alone.
 */
export type PageQuery = (asked: URLSearchParams) => URLSearchParams

const NO_QUERY: PageQuery = () => new URLSearchParams()

const UNBEARABLE: ReadonlySet<string> = new Set(['validation', 'request-malformed'])

/** The data of a page about a missing record. */
export interface AbsentPage {
  readonly text: string
}

async function run<Data>(load: Load<Data>, request: Request, params: Params, transport: ApiTransport): Promise<Data> {
  const url = new URL(request.url)
  const language = languageOfPath(url.pathname)
  const api = createApi({ transport, language, signal: request.signal })
  try {
    return await load({ api, language, params, query: url.searchParams })
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) throw data({ text: error.message } satisfies AbsentPage, { status: 404 })
    // Only parts of the address are sent, so a validation error means a malformed address, for example one of thousands of letters.
    if (error instanceof ApiError && UNBEARABLE.has(error.code)) throw data(null, { status: 404 })
    throw error
  }
}

/** A page whose first, anonymous render depends on its query says so here, as bundles for browsers leave this out. */
export function onServer<Data>(load: Load<Data>, pageQuery: PageQuery = NO_QUERY) {
  const loader = ({ request, params, context }: LoaderFunctionArgs): Promise<Data> =>
    run(load, request, params, context.get(renderFacts).api)
  return Object.assign(loader, { pageQuery })
}

/** Loads in the browser go to the shop's API, with the token if there is one, and never to the page server. */
export function inBrowser<Data>(load: Load<Data>) {
  return ({ request, params }: ClientLoaderFunctionArgs): Promise<Data> =>
    run(load, request, params, browserTransport).catch((error: unknown) => {
      if (request.signal.aborted) return never<Data>()
      throw error
    })
}

/**
 * An aborted load never settles. A rejection would be reported as uncaught, because the router waits for style sheets before it handles
 * what a load threw.
 */
function never<Data>(): Promise<Data> {
  return new Promise(() => undefined)
}
