/// <reference lib="webworker" />

declare const self: ServiceWorkerGlobalScope

/** Static routing, which TypeScript's types lack and not every browser has: requests that skip the worker do not wait for it. */
interface Routing {
  readonly addRoutes?: (rule: object) => Promise<void>
}

/** Only documents are fetched through this worker, and nothing is stored: built files are cached by the browser, under their hashes. */
self.addEventListener('install', (event) => {
  void self.skipWaiting()
  void (event as Routing).addRoutes?.({ condition: { not: { requestMode: 'navigate' } }, source: 'network' }).catch(() => undefined)
})

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), self.registration.navigationPreload?.enable()]))
})

self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate' && event.request.method === 'GET') event.respondWith(openDocument(event))
})

async function openDocument({ request, preloadResponse }: FetchEvent): Promise<Response> {
  try {
    return ((await preloadResponse) as Response | undefined) ?? (await fetch(request))
  } catch {
    return stay(request)
  }
}

/** An empty answer lets the browser stay on the page that was left, which is told; without such a page the browser shows its own error. */
async function stay({ url, referrer }: Request): Promise<Response> {
  const windows = await self.clients.matchAll({ type: 'window' })
  const page = windows.find((client) => client.visibilityState === 'visible' && [url, referrer].includes(withoutHash(client.url)))
  if (page === undefined) return Response.error()
  const { pathname, search } = new URL(url)
  page.postMessage(pathname + search)
  return new Response(null, { status: 204 })
}

function withoutHash(url: string): string {
  return url.replace(/#.*/, '')
}
