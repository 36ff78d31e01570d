import { once } from 'node:events'
import { Agent, get, type ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { pino } from 'pino'
import { afterEach, expect, test } from 'vitest'
import { createIds } from '#server/platform/ids.ts'
import { originOf, rawAsk } from '#tests/support/http/raw-ask.ts'
import { ResponseCache } from './cache/response-cache.ts'
import { createHttpServer } from './server.ts'
import { UnderWay } from './under-way.ts'

/** Connections that nobody closes stay for more than a minute: past this the test fails. */
const CLOSED_LIMIT_MS = 50_000
/** Long enough for a slow machine to send a request. */
const LINGER_MS = 10_000

const agents: Agent[] = []
afterEach(() => {
  for (const agent of agents.splice(0)) agent.destroy()
})

/** The server with a quick door and one whose answer waits. */
async function openServer() {
  const underWay = new UnderWay()
  const http = await createHttpServer({
    log: pino({ level: 'silent' }),
    newId: createIds(Date.now),
    trustProxy: false,
    isHttps: false,
    cache: new ResponseCache({ bytesMost: 1, canReceiveChanges: () => false }),
    checkReady: async () => {},
    underWay,
  })
  const begun = Promise.withResolvers<void>()
  const goOn = Promise.withResolvers<void>()
  http.get('/door', async () => 'from a door')
  http.get('/page', () =>
    underWay.run(async () => {
      begun.resolve()
      await goOn.promise
      return (await http.inject('/door')).body
    }),
  )
  const close = (lingerMs?: number) => underWay.drain(http.server, lingerMs).then(() => http.close())
  return { http, begun: begun.promise, goOn: () => goOn.resolve(), close }
}

interface Told {
  readonly status: number | undefined
  readonly connection: string | undefined
  readonly text: string
}

/** Asks over a connection that stays open, as browsers do. */
function askAndStay(address: string): Promise<Told> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  agents.push(agent)
  return new Promise((resolve, reject) => {
    get(address, { agent }, (answer) => {
      let text = ''
      answer.on('data', (chunk) => (text += chunk))
      answer.on('end', () => resolve({ status: answer.statusCode, connection: answer.headers.connection, text }))
    }).on('error', reject)
  })
}

test('a page that is being rendered while the server closes still calls the doors, is answered whole and closes its connection', {
  timeout: CLOSED_LIMIT_MS,
}, async () => {
  const { http, begun, goOn, close } = await openServer()
  const origin = await originOf(http)
  const page = askAndStay(`${origin}/page`)
  await begun
  const closed = close()
  await expect(rawAsk(origin, '/door')).rejects.toThrow('ECONNREFUSED')
  goOn()
  expect(await page).toEqual({ status: 200, connection: 'close', text: 'from a door' })
  await closed
})

test('a request that comes over an idle connection just after the server began to close is answered, and nobody new is', {
  timeout: CLOSED_LIMIT_MS,
}, async () => {
  const { http, close } = await openServer()
  const origin = await originOf(http)
  const socket = connect(Number(new URL(origin).port), '127.0.0.1')
  const ask = () => socket.write('GET /door HTTP/1.1\r\nhost: shop\r\n\r\n')
  ask()
  await once(socket, 'data')
  const closed = close(LINGER_MS)
  await expect(rawAsk(origin, '/door')).rejects.toThrow('ECONNREFUSED')
  ask()
  const [answer] = (await once(socket, 'data')) as [Buffer]
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 200 [\s\S]*connection: close/i)
  await closed
})

test('the connection of an answer that had begun does not hold a closing server', { timeout: CLOSED_LIMIT_MS }, async () => {
  const { http, close } = await openServer()
  const begun = Promise.withResolvers<ServerResponse>()
  http.get('/long', (_request, reply) => {
    reply.hijack()
    reply.raw.writeHead(200)
    reply.raw.write('one ')
    begun.resolve(reply.raw)
  })
  const origin = await originOf(http)
  const long = askAndStay(`${origin}/long`)
  const response = await begun.promise
  const closed = close()
  await expect(rawAsk(origin, '/long')).rejects.toThrow('ECONNREFUSED')
  response.end('two')
  expect(await long).toEqual({ status: 200, connection: 'keep-alive', text: 'one two' })
  await closed
})

test('a silent connection does not hold a closing server', { timeout: CLOSED_LIMIT_MS }, async () => {
  const { http, close } = await openServer()
  const { port } = new URL(await originOf(http))
  const connected = once(http.server, 'connection')
  const silent = connect(Number(port), '127.0.0.1')
  await connected
  await close()
  silent.destroy()
})

test('a request that arrives while the server closes is answered as the last of its connection', { timeout: CLOSED_LIMIT_MS }, async () => {
  const { http, begun, goOn, close } = await openServer()
  const origin = await originOf(http)
  const page = askAndStay(`${origin}/page`)
  await begun
  const connected = once(http.server, 'connection')
  const socket = connect(Number(new URL(origin).port), '127.0.0.1')
  socket.write('GET /door HTTP/1.1\r\nhost: a\r\n')
  let said = ''
  socket.on('data', (chunk) => (said += chunk))
  await connected
  const closed = close()
  socket.write('\r\n')
  await once(socket, 'end')
  expect(said).toMatch(/^HTTP\/1\.1 200 [\s\S]+\r\nconnection: close\r\n[\s\S]+from a door$/i)
  goOn()
  await page
  await closed
})
