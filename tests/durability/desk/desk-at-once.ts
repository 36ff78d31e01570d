import { randomUUID } from 'node:crypto'
import type { Database } from '#server/platform/db/database.ts'
import { type Desking, desking } from '#tests/support/shop/desking.ts'
import { idOf, type PersonName, signedIn } from '#tests/support/shop/people.ts'
import { type Answer, openTestShop, type TestShop } from '#tests/support/shop/test-shop.ts'

type Colleague = Extract<PersonName, 'admin' | 'otherAdmin'>

export interface DeskAtOnce {
  readonly races: number
  readonly winners: ReadonlySet<string>
  readonly faults: readonly string[]
}

interface Round {
  readonly entry: string
  /** A call by one of the two, on a shop of their own. */
  readonly by: (who: Colleague, rest: string, body: object) => Promise<Answer>
  readonly calls: Desking
  readonly winners: Set<string>
}

/** Two colleagues work on the same cards at once, in all these shops. */
export async function raceOverCards(databases: readonly Database[], rounds: number): Promise<DeskAtOnce> {
  const shops = await Promise.all(databases.map((database) => openTestShop(database, { hasLimits: false })))
  try {
    const [first] = shops
    if (first === undefined) throw new Error('no shop')
    await Promise.all((['admin', 'otherAdmin', 'member'] as const).map((who) => signedIn(first, who)))
    const [faults, winners] = [[] as string[], new Set<string>()]
    const calls = desking(() => first)
    for (let round = 0; round < rounds; round += 1) {
      const { _id: entry } = await calls.entry((await calls.request()).orderId)
      const on = (who: Colleague) => desking(() => shops[(round + Number(who === 'admin')) % shops.length] as TestShop)
      const by: Round['by'] = (who, rest, body) => on(who).call(who, 'POST', `/api/desk/${rest}`, body)
      for (const race of [bothTake, bothLog, logsWhileHandedOver, bothClose]) faults.push(...(await race({ entry, by, calls, winners })))
    }
    return { races: rounds * 4, winners, faults }
  } finally {
    for (const shop of shops) await shop.close()
  }
}

async function bothTake({ entry, by, calls, winners }: Round): Promise<string[]> {
  const take = (who: Colleague) => by(who, `${entry}/take`, { from: null })
  const [one, other] = await Promise.all([take('admin'), take('otherAdmin')])
  const { owner } = await entryOf(calls, entry)
  const [lost, name] = one.status === 200 ? [other, 'admin' as const] : [one, 'otherAdmin' as const]
  winners.add(name)
  const isTold = lost.json?.code === 'desk/taken' && lost.json.error.includes(owner?.name)
  return isTold && owner?._id === idOf(name) ? [] : [`take: ${one.status} ${other.status}, ${owner?.name} has it, ${lost.text}`]
}

async function bothLog({ entry, by, calls }: Round): Promise<string[]> {
  const call = { _id: randomUUID(), way: 'call-out', outcome: 'no-answer', note: 'Rings out.' }
  const answers = await Promise.all([by('admin', `${entry}/contact`, call), by('otherAdmin', `${entry}/contact`, call)])
  const { unanswered } = await entryOf(calls, entry)
  const isOnce = (await linesOf(calls, entry, call._id)) === 1 && unanswered === 1
  return isOnce && answers.every(({ status }) => status === 200)
    ? []
    : [`log: ${answers.map(({ text }) => text)}, ${unanswered} unanswered`]
}

async function logsWhileHandedOver({ entry, by, calls }: Round): Promise<string[]> {
  const { owner } = await entryOf(calls, entry)
  const [from, to] = owner._id === idOf('admin') ? (['admin', 'otherAdmin'] as const) : (['otherAdmin', 'admin'] as const)
  const call = { _id: randomUUID(), way: 'call-in', outcome: 'reached' }
  const answers = await Promise.all([
    by(from, `${entry}/contact`, call),
    by(to, 'hand-over', { from: idOf(from), to: [idOf(to)], word: 'Away.' }),
  ])
  const after = await entryOf(calls, entry)
  const isRight = (await linesOf(calls, entry, call._id)) === 1 && after.owner?._id === idOf(to) && after.state === 'talking'
  return isRight && answers.every(({ status }) => status === 200) ? [] : [`hand over: ${answers.map(({ text }) => text)}`]
}

async function bothClose({ entry, by, calls }: Round): Promise<string[]> {
  const [won, lost] = await Promise.all([
    by('admin', `${entry}/close`, { state: 'won', note: 'Paid at the desk.' }),
    by('otherAdmin', `${entry}/close`, { state: 'lost', reason: 'price' }),
  ])
  const { state } = await entryOf(calls, entry)
  const second = state === 'won' ? lost : won
  const isOne = [won, lost].filter(({ status }) => status === 200).length === 1 && second.json?.code === 'desk/closed'
  return isOne ? [] : [`close: ${won.status} ${lost.status}, it is ${state}`]
}

async function entryOf(calls: Desking, id: string) {
  return (await calls.read(id)).card.entries.find((each: { _id: string }) => each._id === id)
}

async function linesOf(calls: Desking, entry: string, line: string): Promise<number> {
  return (await calls.read(entry)).log.filter((each: { _id: string }) => each._id === line).length
}
