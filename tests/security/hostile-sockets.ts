import fc from 'fast-check'
import { chatPayloads } from '#contract/chat.ts'
import { connectChat } from '#tests/support/chat/chat-client.ts'
import type { ChatPersonToConnect } from '#tests/support/chat/chat-people.ts'
import { anyText } from '../support/any-text.ts'

export interface HostileTarget {
  readonly origin: string
  /** The sender of nonsense. */
  readonly sender: ChatPersonToConnect
  /** A customer who talks to the staff meanwhile. */
  readonly customer: ChatPersonToConnect
  readonly staff: ChatPersonToConnect
}

export interface HostileOutcome {
  readonly sent: number
  readonly codes: ReadonlyMap<string, number>
  readonly faults: readonly string[]
}

/** The limit of events a minute on one socket. */
const PER_SOCKET = 1_000
const TALK_EVERY = 50
const EVENTS = [...Object.keys(chatPayloads), 'renewToken', 'disconnecting', 'getusers', '__proto__', 'constructor', 'newListener', '']
const REFUSALS = new Set([
  'request-malformed',
  'unauthorized',
  'chat/no-text',
  'chat/text-too-long',
  'chat/no-recipient',
  'not-found',
  'too-many-requests',
])

/** Ends a wait for an answer that never comes, also on a machine at ten times its work. */
const ANSWER_MS = 60_000

/** Sends what the contract does not know: each event is refused on its acknowledgement, and others talk on. */
export async function hostileSockets({ origin, sender, customer, staff }: HostileTarget, count: number): Promise<HostileOutcome> {
  const faults: string[] = []
  const codes = new Map<string, number>()
  const [talking, working] = [await connectChat({ origin, token: customer.token }), await connectChat({ origin, token: staff.token })]
  let hostile = await connectChat({ origin, token: sender.token })
  const samples = fc.sample(hostileEvent(staff.id), count)
  for (const [n, { event, payload }] of samples.entries()) {
    if (n % PER_SOCKET === PER_SOCKET - 1 || !hostile.socket.connected) {
      hostile.close()
      hostile = await connectChat({ origin, token: sender.token })
    }
    const answer: unknown = await hostile.socket
      .timeout(ANSWER_MS)
      .emitWithAck(event, ...payload)
      .catch((error: unknown) => ({ code: `none: ${error}` }))
    const { code = 'let through' } = (answer ?? {}) as { code?: string }
    codes.set(code, (codes.get(code) ?? 0) + 1)
    // A wrong token ends its connection a moment after the answer.
    if (code === 'unauthorized') hostile.close()
    if (!REFUSALS.has(code)) faults.push(`${JSON.stringify([event, ...payload])?.slice(0, 200)} was answered ${JSON.stringify(answer)}`)
    if (n % TALK_EVERY === 0) {
      const { id } = await talking.say(staff.id, `Word ${n}`)
      if (id === undefined) faults.push(`after ${n} nobody else could talk`)
    }
  }
  const words = Math.ceil(samples.length / TALK_EVERY)
  const limit = performance.now() + ANSWER_MS
  while (working.messages.length < words && performance.now() < limit) await new Promise((resolve) => setTimeout(resolve, 20))
  if (working.messages.length !== words) faults.push(`the staff received ${working.messages.length} of ${words}`)
  for (const client of [talking, working, hostile]) client.close()
  return { sent: samples.length, codes, faults }
}

/** Signed by nobody that the shop knows. */
const FOREIGN_TOKEN = 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIwMTkwMDAwMC0wMDAwLTcwMDAtODAwMC0wMDAwMDAwMDAwZmYifQ.'

function hostileEvent(staffId: string): fc.Arbitrary<{ event: string; payload: unknown[] }> {
  const anything = fc.oneof(
    fc.anything({ withNullPrototype: false, withBigInt: false, maxDepth: 3 }).map(asJson),
    anyText({ maxLength: 200 }),
    fc.constantFrom('../../etc/passwd', "' OR 1=1 --", '\0', '__proto__', { $gt: '' }, [], {}, -1, 1e308, true, Buffer.from([0, 255])),
    fc.constant('x'.repeat(5_000)),
  )
  const person = fc.oneof(anything, fc.constantFrom('01900000-0000-7000-8000-0000000000ff', 'x'))
  const message = fc.oneof(
    fc.record({ text: anything, to: person, clientId: anything }),
    // Payloads that are well formed but for one thing.
    fc.record({ text: fc.constantFrom('', ' ', '<p></p>', '\u200b'.repeat(0), 'x'.repeat(2001)), to: fc.constant(staffId) }),
    fc.record({ text: fc.constant('Hello'), to: fc.constantFrom('x', '01900000-0000-7000-8000-0000000000ff', '') }),
  )
  const range = fc.record({ with: person, before: anything, after: anything, limit: anything })
  const payload = fc.oneof(
    anything.map((one) => [one]),
    fc.array(anything, { minLength: 2, maxLength: 4 }),
    message.map((one) => [one]),
    range.map((one) => [one]),
    fc.record({ with: person, upTo: anything }).map((one) => [one]),
    fc.record({ token: fc.oneof(anything, fc.constantFrom('a.b.c', FOREIGN_TOKEN)) }).map((one) => [one]),
  )
  const event = fc.oneof(fc.constantFrom(...EVENTS), fc.string({ maxLength: 30 }))
  return fc.record({ event, payload }).filter(({ event: name, payload: parts }) => !isFine(name, parts) && !RESERVED.has(name))
}

/** Socket.IO's own client refuses to send these. */
const RESERVED = new Set(['connect', 'connect_error', 'disconnect', 'disconnecting', 'newListener', 'removeListener'])

/** Skips payloads that the contract allows: they would rightly be let through. */
function isFine(event: string, payload: readonly unknown[]): boolean {
  if (payload.length > 1) return false
  if (event === 'connectUser' || event === 'getUsers') return payload[0] === undefined || payload[0] === null
  return event === 'getMessages' && chatPayloads.getMessages.safeParse(payload[0]).success
}

/** Prepares a payload for sending: a function would be taken for an acknowledgement, and JSON turns what it can't hold into null. */
function asJson(value: unknown): unknown {
  try {
    return JSON.parse(JSON.stringify(value) ?? 'null')
  } catch {
    return null
  }
}
