import type { Database } from '#server/platform/db/database.ts'
import { sampleLine, sampleOffer } from '#tests/support/offers.ts'
import { laterDay, type Offering, offering, YES } from '#tests/support/shop/offering.ts'
import { done } from '#tests/support/shop/ordering.ts'
import { signedIn } from '#tests/support/shop/people.ts'
import { type Answer, openTestShop, type TestShop } from '#tests/support/shop/test-shop.ts'

/** Offers of one round that are begun at once. */
const BEGUN_AT_ONCE = 20

export interface OffersAtOnce {
  readonly races: number
  readonly numbers: number
  /** Winners by race: a race that the same one always wins was none. */
  readonly winners: ReadonlyMap<string, ReadonlySet<string>>
  readonly faults: readonly string[]
}

/** One act of a race, on one of the shops. */
interface Act {
  readonly name: string
  readonly run: (calls: Offering) => Promise<Answer>
  /** The codes that it may be answered with when another one was first. */
  readonly told: readonly string[]
}

// biome-ignore lint/suspicious/noExplicitAny: answers are what the proof is about, so they come untyped
type Json = any

interface Begun {
  readonly acts: readonly Act[]
  /** The states of the versions, the newest first, after the act that won, and what the shop holds of that act. */
  readonly after: Readonly<Record<string, string>>
  readonly id: string
  /** Reads what tells the acts apart, and no act but the one that won. */
  readonly held: (offer: Json, calls: Offering) => string | Promise<string>
}

/** The entries of the log by which the acts of a race are known, the oldest first. */
function logged({ events }: Json, ...kinds: readonly string[]): string {
  const found: string[] = events.map(({ kind }: { kind: string }) => kind).filter((kind: string) => kinds.includes(kind))
  return found.toReversed().join(', ')
}

/** The answers that the versions hold, in the words of those who gave them. */
function answersOf({ versions }: Json): string {
  const given = versions.flatMap(({ acceptance, decline }: Json) => [
    ...(acceptance === null ? [] : [`yes of ${acceptance.name}`]),
    ...(decline === null ? [] : [`no: ${decline.reason}`]),
  ])
  return given.join(', ')
}

const ANSWERED = ['accepted', 'declined'] as const

interface Race {
  readonly name: string
  readonly begin: (calls: Offering, on: { readonly productId: string }) => Promise<Begun>
}

const answerByLink = (token: string, name: string, told: readonly string[]): Act => ({
  name: `accept as ${name}`,
  run: (calls) => calls.call('nobody', 'POST', `/api/offer/link/${token}/accept`, { ...YES, name }),
  told,
})

/** Two people with the same link press accept, a third declines, and staff write down a refusal that came by phone. */
const answers: Race = {
  name: 'answers',
  begin: async (calls) => {
    const { id, token } = await calls.sent()
    const told = ['offer/already-accepted', 'offer/already-declined']
    const reason = 'Too late.'
    const recorded = { answer: 'declined', way: 'phone', name: 'Mona Adel', reason: 'Said so by phone.' }
    return {
      id,
      acts: [
        answerByLink(token, 'Mona Adel', told),
        answerByLink(token, 'Hany Samir', told),
        { name: 'decline', run: (on) => on.call('nobody', 'POST', `/api/offer/link/${token}/decline`, { version: 1, reason }), told },
        { name: 'record a refusal', run: (on) => on.staff('POST', `/api/offer/${id}/answer`, recorded), told },
      ],
      after: {
        'accept as Mona Adel': 'accepted 1; yes of Mona Adel; accepted',
        'accept as Hany Samir': 'accepted 1; yes of Hany Samir; accepted',
        decline: 'declined 1; no: Too late.; declined',
        'record a refusal': 'declined 1; no: Said so by phone.; declined',
      },
      held: (offer) => `${answersOf(offer)}; ${logged(offer, ...ANSWERED)}`,
    }
  },
}

const sends: Race = {
  name: 'two sends',
  begin: async (calls) => {
    const { _id: id } = await calls.make()
    await calls.write(id)
    const send = (name: string): Act => ({
      name,
      run: (on) => on.staff('POST', `/api/offer/${id}/send`, { ways: ['print'], version: 2 }),
      told: ['offer/already-sent'],
    })
    const after = 'sent 1; made, sent'
    return {
      id,
      acts: [send('first send'), send('second send')],
      after: { 'first send': after, 'second send': after },
      held: (offer) => logged(offer, 'made', 'sent', 'sent-again'),
    }
  },
}

const newerVersion: Race = {
  name: 'accept against a newer version',
  begin: async (calls) => {
    const { id, token } = await calls.sent()
    done(await calls.staff('POST', `/api/offer/${id}/revise`, {}))
    const { revision } = await calls.write(id, { lines: [sampleLine({ unitMinor: 90_000 })] })
    const send: Act = { name: 'send', run: (on) => on.send(id, ['print'], revision), told: ['offer/already-accepted'] }
    const accept = answerByLink(token, 'Mona Adel', ['offer/superseded'])
    return {
      id,
      acts: [send, accept],
      after: {
        send: 'sent 2, superseded 1; 90000, 100000; ; sent, sent',
        [accept.name]: 'draft 2, accepted 1; 90000, 100000; yes of Mona Adel; sent, accepted',
      },
      held: (offer) => {
        const prices = offer.versions.map(({ content }: Json) => content.lines[0].unitMinor).join(', ')
        return `${prices}; ${answersOf(offer)}; ${logged(offer, 'sent', ...ANSWERED)}`
      },
    }
  },
}

const approvals: Race = {
  name: 'approve against refuse and take back',
  begin: async (calls) => {
    const { _id: id } = await calls.make()
    await calls.write(id, { discount: { kind: 'percent', hundredths: 3_000 } })
    if (!done(await calls.send(id)).isWaiting) throw new Error('the offer waits for no approval')
    const told = ['offer/not-ready', 'offer/already-sent', 'conflict']
    const act = (name: string, path: string, body: object): Act => ({
      name,
      run: (on) => on.staff('POST', `/api/offer/${id}/${path}`, body),
      told,
    })
    return {
      id,
      acts: [
        act('approve', 'approve', {}),
        act('approve too', 'approve', {}),
        act('give back', 'refuse-approval', { reason: 'Too much.' }),
        act('take back', 'take-back', {}),
      ],
      after: {
        approve: 'draft 1; 3000; approved',
        'approve too': 'draft 1; 3000; approved',
        'give back': 'draft 1; none; approval-refused',
        'take back': 'draft 1; none; taken-back',
      },
      held: (offer) => `${offer.versions[0].approvedHundredths ?? 'none'}; ${logged(offer, 'approved', 'approval-refused', 'taken-back')}`,
    }
  },
}

const editors: Race = {
  name: 'two editors',
  begin: async (calls) => {
    const { _id: id } = await calls.make()
    const save = (name: string, roundingMinor: number): Act => ({
      name,
      run: (on) => {
        const content = sampleOffer({ validUntil: laterDay(), roundingMinor })
        return on.staff('PUT', `/api/offer/${id}/draft`, { draft: { content, version: 1 } })
      },
      told: ['conflict'],
    })
    return {
      id,
      acts: [save('one', 1), save('another', 2)],
      after: { one: 'draft 1; revision 2, rounded by 1', another: 'draft 1; revision 2, rounded by 2' },
      held: ({ versions: [{ revision, content }] }) => `revision ${revision}, rounded by ${content.roundingMinor}`,
    }
  },
}

/** Two offers of one request: the yes to one of them ends the other. */
const twoOffers: Race = {
  name: 'two offers of one request',
  begin: async (calls, { productId }) => {
    const orderId = await calls.order('member', [{ product: productId, quantity: 1 }])
    const [one, two] = [await calls.sent(orderId), await calls.sent(orderId)]
    const acts = [answerByLink(one.token, 'Mona Adel', ['offer/superseded']), answerByLink(two.token, 'Hany Samir', ['offer/superseded'])]
    return {
      id: one.id,
      acts,
      after: {
        'accept as Mona Adel': 'accepted 1; yes of Mona Adel; superseded 1, ',
        'accept as Hany Samir': 'superseded 1; ; accepted 1, yes of Hany Samir',
      },
      held: async (offer, on) => {
        const other = await on.offer(two.id)
        return `${answersOf(offer)}; ${stands(other)}, ${answersOf(other)}`
      },
    }
  },
}

const cancelled: Race = {
  name: 'accept against cancelling the request',
  begin: async (calls, { productId }) => {
    const orderId = await calls.order('member', [{ product: productId, quantity: 1 }])
    const { id, token } = await calls.sent(orderId)
    const cancel: Act = {
      name: 'cancel',
      run: (on) => on.call('member', 'DELETE', `/api/order/cancel/${orderId}`),
      told: ['offer/reason-missing'],
    }
    const accept = answerByLink(token, 'Mona Adel', ['offer/withdrawn', 'offer/not-found'])
    return {
      id,
      acts: [cancel, accept],
      after: { cancel: 'withdrawn 1; ; cancelled', [accept.name]: 'accepted 1; yes of Mona Adel; there' },
      held: async (offer, on) => {
        const { status } = await on.call('member', 'GET', `/api/order/${orderId}`)
        return `${answersOf(offer)}; ${status === 200 ? 'there' : 'cancelled'}`
      },
    }
  },
}

const RACES: readonly Race[] = [answers, sends, newerVersion, approvals, editors, twoOffers, cancelled]

/** Lets people act on the same offers at once, in all these shops: one act wins, the others learn which. */
export async function raceOverOffers(databases: readonly Database[], rounds: number): Promise<OffersAtOnce> {
  const shops = await Promise.all(databases.map((database) => openTestShop(database, { hasLimits: false })))
  try {
    const [first] = shops
    if (first === undefined) throw new Error('no shop')
    await Promise.all([signedIn(first, 'admin'), signedIn(first, 'member')])
    const faults: string[] = []
    const winners = new Map<string, Set<string>>()
    const [productId = ''] = await first.stock({ products: [{ name: 'Oven', pounds: 1000, quantity: 500 }] })
    for (let round = 0; round < rounds; round += 1) {
      for (const race of RACES) {
        const won = winners.get(race.name) ?? new Set()
        winners.set(race.name, won)
        faults.push(...(await runRace(shops, race, { round, productId, won })))
      }
    }
    const numbers = await numbersOf(shops, faults)
    return { races: rounds * RACES.length, numbers, winners, faults }
  } finally {
    for (const shop of shops) await shop.close()
  }
}

interface Run {
  readonly round: number
  readonly productId: string
  readonly won: Set<string>
}

async function runRace(shops: readonly TestShop[], race: Race, { round, productId, won }: Run): Promise<string[]> {
  const on = (n: number) => offering(() => shops[n % shops.length] as TestShop)
  const { id, acts, after, held } = await race.begin(on(round), { productId })
  // Each act begins first once, and on each shop once.
  const turned = acts.map((_, n) => acts[(n + round) % acts.length] as Act)
  const answered = await Promise.all(turned.map(async (act, n) => ({ act, answer: await act.run(on(n)) })))
  const winners = answered.filter(({ answer }) => answer.status === 200)
  const names = winners.map(({ act }) => act.name)
  if (names.length !== 1) return [`${race.name}: ${names.length} won: ${names.join(', ')}`]
  const [name = ''] = names
  won.add(name)
  const untold = answered.filter(({ act, answer }) => answer.status !== 200 && !act.told.includes(answer.json?.code))
  const offer = await on(round).offer(id)
  const found = `${stands(offer)}; ${await held(offer, on(round))}`
  return [
    ...untold.map(({ act, answer }) => `${race.name}: ${act.name} was answered ${answer.status} ${answer.text} after ${name}`),
    ...(found === after[name] ? [] : [`${race.name}: after ${name} the shop holds "${found}" and not "${after[name]}"`]),
  ]
}

function stands({ versions }: Json): string {
  return versions.map(({ state, version }: { state: string; version: number }) => `${state} ${version}`).join(', ')
}

/** Offers begun at once in all shops: their numbers are each year's next ones, none twice and none left out. */
async function numbersOf(shops: readonly TestShop[], faults: string[]): Promise<number> {
  const begun = Array.from({ length: BEGUN_AT_ONCE }, async (_, n) => {
    const { number } = await offering(() => shops[n % shops.length] as TestShop).make()
    return Number(/(\d+)$/.exec(number)?.[1])
  })
  const numbers = (await Promise.all(begun)).toSorted((a, b) => a - b)
  const [least = 0] = numbers
  if (numbers.some((number, n) => number !== least + n)) faults.push(`numbers ${numbers.join(', ')}`)
  return numbers.length
}
