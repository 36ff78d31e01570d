import { createServer } from 'node:http'
import { createServer as createVite } from 'vite'
import { ROOT } from '../runtime.mjs'
import { createDevShop } from './dev-shop.mjs'

/** The shop's own server answers these at once, and whatever else has neither a page nor a source. */
const SHOP_PATHS = ['/api', '/media', '/artwork', '/socket.io']
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
    proxy: Object.fromEntries(SHOP_PATHS.map((path) => [path, { target: shop.origin, ws: path === '/socket.io' }])),
  },
})
vite.middlewares.use((request, response, next) => void answerPage(request, response).catch(next))

http.on('request', async (request, response) => {
  // Requests wait while the server starts again, instead of being refused.
  if (SHOP_PATHS.some((path) => request.url.startsWith(path))) await shop.ready()
  vite.middlewares(request, response)
})

/** The anonymous view, as the server of the finished shop renders it, without its caches and its content policy, which hot reloading would break. */
async function answerPage(request, response) {
  await shop.ready()
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
  const file = page.status === 404 ? await fetch(shop.origin + request.originalUrl) : null
  if (file?.ok) {
    response.writeHead(file.status, { 'content-type': file.headers.get('content-type') })
    return response.end(Buffer.from(await file.arrayBuffer()))
  }
  response.writeHead(page.status, Object.fromEntries(page.headers))
  response.end(page.html ?? (await page.text()))
}

async function callShop({ method, path, body, language }) {
  const headers = { 'accept-language': language, ...(body === undefined ? {} : { 'content-type': 'application/json' }) }
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
