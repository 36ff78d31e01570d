import type { ChatMessage } from '#contract/chat.ts'
import { type ChatClient, connectChat } from '#tests/support/chat/chat-client.ts'
import type { ChatPersonToConnect } from '#tests/support/chat/chat-people.ts'

export interface ChattingOptions {
  /** Processes of one shop; people are spread over them. */
  readonly origins: readonly string[]
  readonly customers: readonly ChatPersonToConnect[]
  readonly staff: readonly ChatPersonToConnect[]
  readonly perSecond: number
  readonly seconds: number
  readonly onConnected: () => void
}

export interface Chatted {
  readonly acknowledged: number
  readonly p50Ms: number
  readonly p99Ms: number
  readonly faults: readonly string[]
}

interface Said {
  readonly at: number
  readonly to: string
  readonly customer: string
}

const CONNECT_AT_ONCE = 25
const SETTLE_LIMIT_MS = 15_000
const STAFF_SHARE = 3

/** Connects everybody; customers write, and every third message is an answer of the staff. */
export async function chatFor({ origins, customers, staff, perSecond, seconds, onConnected }: ChattingOptions): Promise<Chatted> {
  const people = [...staff, ...customers]
  const clients = new Map<string, ChatClient>()
  const said = new Map<string, Said>()
  const delays: number[] = []
  for (let n = 0; n < people.length; n += CONNECT_AT_ONCE) {
    await Promise.all(
      people.slice(n, n + CONNECT_AT_ONCE).map(async ({ id, token }, location) => {
        const client = await connectChat({ origin: origins[(n + location) % origins.length] ?? '', token })
        clients.set(id, client)
        client.socket.on('message', (message: ChatMessage) => {
          const sent = said.get(message.clientId ?? '')
          if (sent?.to === id) delays.push(performance.now() - sent.at)
        })
      }),
    )
  }
  onConnected()
  const faults: string[] = []
  const answers: Promise<void>[] = []
  const acknowledged = new Map<string, Said & { readonly id: string }>()
  const say = async (n: number) => {
    const customer = pick(customers, Math.floor(n / 2))
    const worker = pick(staff, n)
    const isAnswer = n % STAFF_SHARE === STAFF_SHARE - 1
    const [from, to] = isAnswer ? [worker.id, customer.id] : [customer.id, worker.id]
    const clientId = `message ${n}`
    const sent = { at: performance.now(), to, customer: customer.id }
    said.set(clientId, sent)
    const answer = await clients.get(from)?.say(to, `This is message number ${n}, هذه الرسالة رقم ${n}`, clientId)
    if (answer?.id === undefined) faults.push(`message ${n} was answered ${JSON.stringify(answer)}`)
    else acknowledged.set(clientId, { ...sent, id: answer.id })
  }
  const total = perSecond * seconds
  const begun = performance.now()
  for (let n = 0; n < total; n++) {
    const dueMs = (n * 1000) / perSecond - (performance.now() - begun)
    if (dueMs > 0) await new Promise((resolve) => setTimeout(resolve, dueMs))
    answers.push(say(n).catch((error: unknown) => void faults.push(`message ${n}: ${error}`)))
  }
  await Promise.all(answers)
  await settled([...clients.values()], acknowledged.size, staff.length)
  for (const { id } of staff) faults.push(...faultsOf(`staff ${id}`, clients.get(id)?.messages ?? [], [...acknowledged.values()]))
  for (const { id } of customers) {
    const own = [...acknowledged.values()].filter(({ customer }) => customer === id)
    faults.push(...faultsOf(`customer ${id}`, clients.get(id)?.messages ?? [], own))
  }
  for (const client of clients.values()) client.close()
  delays.sort((a, b) => a - b)
  return { acknowledged: acknowledged.size, p50Ms: at(delays, 0.5), p99Ms: at(delays, 0.99), faults }
}

/** Waits until nothing more arrives: a message missing then is lost. */
async function settled(clients: readonly ChatClient[], sent: number, staff: number): Promise<void> {
  const due = sent * (staff + 1)
  const limit = performance.now() + SETTLE_LIMIT_MS
  const received = () => clients.reduce((sum, { messages }) => sum + messages.length, 0)
  while (received() < due && performance.now() < limit) await new Promise((resolve) => setTimeout(resolve, 50))
  // Duplicates would arrive after the originals.
  await new Promise((resolve) => setTimeout(resolve, 300))
}

function faultsOf(who: string, received: readonly ChatMessage[], due: readonly { readonly id: string }[]): string[] {
  const faults: string[] = []
  const ids = received.map(({ id }) => id)
  const got = new Set(ids)
  if (got.size !== ids.length) faults.push(`${who} received ${ids.length - got.size} doubles`)
  const lost = due.filter(({ id }) => !got.has(id))
  if (lost.length > 0) faults.push(`${who} missed ${lost.length} of ${due.length}`)
  if (got.size > due.length) faults.push(`${who} received ${got.size - due.length} of others`)
  const last = new Map<string, number>()
  for (const { customer, position } of received) {
    if (position <= (last.get(customer) ?? 0)) faults.push(`${who} received a message out of order`)
    last.set(customer, position)
  }
  return faults
}

function pick<T>(all: readonly T[], n: number): T {
  const found = all[n % all.length]
  if (found === undefined) throw new Error('nobody is there')
  return found
}

function at(sorted: readonly number[], share: number): number {
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)
}
