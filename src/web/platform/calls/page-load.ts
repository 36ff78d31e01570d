import { type ClientLoaderFunctionArgs, data, type LoaderFunctionArgs, type Params } from 'react-router'
import type { Language } from '#domain/language.ts'
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

/** What a page needs, said once: the server runs it for the first, anonymous render and the browser from then on. */
export type Load<Data> = (page: PageLoad) => Promise<Data>

const UNBEARABLE: ReadonlySet<string> = new Set(['validation', 'request-malformed'])

/** What a page shows that asked for something absent. */
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
    // Only an address's parts are sent, so it is the address that nothing can bear: one of thousands of emails, say.
    if (error instanceof ApiError && UNBEARABLE.has(error.code)) throw data(null, { status: 404 })
    throw error
  }
}

export function onServer<Data>(load: Load<Data>) {
  return ({ request, params, context }: LoaderFunctionArgs): Promise<Data> => run(load, request, params, context.get(renderFacts).api)
}

/** Never asks the page server for data: a browser's loads go to the shop's calls, with its token if there is one. */
export function inBrowser<Data>(load: Load<Data>) {
  return ({ request, params }: ClientLoaderFunctionArgs): Promise<Data> =>
    run(load, request, params, browserTransport).catch((error: unknown) => {
      if (request.signal.aborted) return never<Data>()
      throw error
    })
}

/**
 * Of a load that was broken off nobody waits for an end. A refusal would be called uncaught by the browser, as the router waits for
 * style sheets before it looks at what a load threw.
 */
function never<Data>(): Promise<Data> {
  return new Promise(() => undefined)
}
