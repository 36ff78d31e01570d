import { randomBytes, timingSafeEqual } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import type { Log } from '#server/platform/log/log.ts'
import { StartRefusal } from '#server/platform/start-refusal.ts'

/** Work that commands on this machine ask of the running process, which alone may use the embedded database. */
export type ControlWork = Readonly<Record<string, (input: unknown) => Promise<object>>>

const FILE = 'control.json'
const Address = z.object({ port: z.number().int(), token: z.string() })
/** The asking side gives up on an answer that stays silent for minutes. */
const SIGN_OF_LIFE_MS = 5_000

const Answer = z.union([z.object({ done: z.looseObject({}) }), z.object({ refusal: z.string() })])
type Answer = z.input<typeof Answer>

/** Listens on this machine alone; the token is in a file that only the shop's user reads. */
export async function openControl({ dataDir, log, work }: { dataDir: string; log: Log; work: ControlWork }): Promise<{ close(): void }> {
  const token = randomBytes(32).toString('base64url')
  const file = path.join(dataDir, FILE)
  const server = createServer((request, response) => {
    void answer(request, response, { token, work, log }).catch(() => response.destroy())
  })
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve))
  server.unref()
  const { port } = server.address() as AddressInfo
  rmSync(file, { force: true })
  writeFileSync(file, JSON.stringify({ port, token } satisfies z.input<typeof Address>), { mode: 0o600 })
  return {
    close() {
      rmSync(file, { force: true })
      server.close()
      server.closeAllConnections()
    },
  }
}

interface Answering {
  readonly token: string
  readonly work: ControlWork
  readonly log: Log
}

async function answer(request: IncomingMessage, response: ServerResponse, { token, work, log }: Answering): Promise<void> {
  const run = work[(request.url ?? '').slice(1)]
  if (request.method !== 'POST' || run === undefined || !isToken(request.headers.authorization, token)) {
    response.writeHead(404).end()
    return
  }
  const input: unknown = JSON.parse(await text(request))
  response.writeHead(200)
  response.flushHeaders()
  const alive = setInterval(() => response.write('\n'), SIGN_OF_LIFE_MS)
  try {
    end(response, { done: { ...(await run(input)) } })
  } catch (error) {
    const isOurs = error instanceof StartRefusal
    if (!isOurs) log.error({ err: error }, 'a command could not be carried out')
    end(response, { refusal: isOurs ? error.message : 'The shop could not do it; its log says why.' })
  } finally {
    clearInterval(alive)
  }
}

function end(response: ServerResponse, given: Answer): void {
  response.end(JSON.stringify(given))
}

function isToken(given: string | undefined, token: string): boolean {
  const wanted = Buffer.from(`Bearer ${token}`)
  const bytes = Buffer.from(given ?? '')
  return bytes.length === wanted.length && timingSafeEqual(bytes, wanted)
}

/** Asks the process that runs on this data directory. */
export async function askShop(dataDir: string, name: string, input: object): Promise<Record<string, unknown>> {
  const away = `The process that runs on ${dataDir} does not answer commands. Stop it and run this command again.`
  let answered: string
  try {
    const { port, token } = Address.parse(JSON.parse(readFileSync(path.join(dataDir, FILE), 'utf8')))
    const headers = { authorization: `Bearer ${token}` }
    const body = JSON.stringify(input)
    const response = await fetch(`http://127.0.0.1:${port}/${name}`, { method: 'POST', headers, body, redirect: 'error' })
    if (response.status !== 200) throw new Error(`It answered ${response.status}.`)
    answered = await response.text()
  } catch (error) {
    throw new StartRefusal(away, { cause: error })
  }
  const read = Answer.parse(JSON.parse(answered))
  if ('refusal' in read) throw new StartRefusal(read.refusal)
  return read.done
}
