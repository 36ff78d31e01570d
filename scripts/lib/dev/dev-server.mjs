import { createServer } from 'node:http'
import { createServer as createVite } from 'vite'
import { isApi, PAGE_OR_NOTHING } from '../../../src/server/platform/http/addresses.ts'
import { ROOT } from '../../runtime.mjs'
import { createDevShop } from './dev-shop.mjs'

/** Vite's own addresses: sources, packages and its tools. The shop's server is asked for all others first, as in the finished shop. */
const OF_VITE = /^\/(@|__|src\/|node_modules\/)/
const BUILD = 'virtual:react-router/server-build'

const host = process.env.HOST || '127.0.0.1'
const port = Number(process.env.PORT || 3000)
const publicUrl = process.env.PUBLIC_URL || `http://localhost:${port}`

const shop = await createDevShop({ ...process.env, PUBLIC_URL: publicUrl })
const http = createServer()
const vite = await createVite({
  root: ROOT,
  appType: 'custom',
  clearScreen: false,
  // The package is prebundled: discovered later, it would reload the open page.
  optimizeDeps: { entries: ['src/web/**/*.{ts,tsx}', '!**/*.test.*', '!**/*.test-d.ts'] },
  server: {
    middlewareMode: { server: http },
    hmr: { server: http },
    proxy: {
      '^/': {
        target: shop.origin,
        ws: true,
        selfHandleResponse: true,
        bypass: passVite,
        configure: (proxy) => proxy.on('proxyRes', passOn),
      },
    },
  },
})
vite.middlewares.use(answerPage)
http.on('request', vite.middlewares)

async function passVite({ url, headers }) {
  if (OF_VITE.test(url) || headers['sec-websocket-protocol']?.startsWith('vite-')) return url
  // Requests wait while the server starts again, instead of being refused.
  await shop.ready()
}

/** The server that runs for this has no pages, and marks an address that it does not know; a picture that is not there is none of these. */
function passOn(answer, request, response) {
  if (PAGE_OR_NOTHING in answer.headers && (request.method === 'GET' || request.method === 'HEAD') && !isApi(request.url)) {
    answer.resume()
    void answerPage(request, response)
    return
  }
  response.writeHead(answer.statusCode, answer.headers)
  answer.pipe(response)
}

/** The anonymous view, as the server of the finished shop renders it, without its caches and its content policy, which hot reloading would break. */
async function renderPage(request, response) {
  // The router that the pages import knows their context; Node would find another copy, made for production.
  const { runner } = vite.environments.ssr
  const [build, { createRequestHandler }] = await Promise.all([runner.import(BUILD), runner.import('react-router')])
  const { body: company } = await callShop({ method: 'GET', path: '/api/settings/shop', language: 'en' })
  const context = build.entry.module.createLoadContext({
    api: callShop,
    publicUrl,
    shop: company,
    driveImageUrl: process.env.DRIVE_IMAGE_URL || null,
    onError: (error) => console.error(error),
  })
  const page = await createRequestHandler(build, 'development')(new Request(publicUrl + request.originalUrl), context)
  response.writeHead(page.status, Object.fromEntries(page.headers))
  response.end(page.html ?? (await page.text()))
}

async function answerPage(request, response) {
  try {
    await shop.ready()
    await renderPage(request, response)
  } catch (error) {
    if (error instanceof Error) vite.ssrFixStacktrace(error)
    console.error(error)
    if (!response.headersSent) response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' })
    response.end(String(error?.stack ?? error))
  }
}

async function callShop({ method, path, body, language }) {
  // A server that ends waits a moment for questions on connections that stay open.
  const headers = {
    'accept-language': language,
    connection: 'close',
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  }
  const answer = await fetch(shop.origin + path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) })
  return { status: answer.status, body: await answer.json() }
}

async function end() {
  http.closeAllConnections()
  http.close()
  await Promise.all([vite.close(), shop.stop()])
  process.exit(0)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void end())

await shop.ready()
http.listen(port, host, () => console.log(`ready http://${host}:${http.address().port}`))
