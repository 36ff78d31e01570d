import fc from 'fast-check'
import type { Endpoint } from '#contract/endpoint.ts'
import { type Call, endpoints } from '#contract/endpoints.ts'
import { AREAS, type Area } from '#domain/accounts/areas.ts'
import { REFUSALS } from '#domain/errors.ts'
import { emptyAll } from '#tests/support/database/template.ts'
import { multipart } from '#tests/support/http/multipart.ts'
import { emailOf, type PersonName, type StaffName, signedIn, staffName } from '#tests/support/shop/people.ts'
import type { Answer, TestShop } from '#tests/support/shop/test-shop.ts'
import { areaRuleOf } from '../areas/area-table.ts'
import { CALLERS, type Caller, type Case, type Sample } from '../permissions/cases.ts'
import { PERMISSIONS } from '../permissions/permission-table.ts'
import { type Attack, attackOf, type Mutation, mutation } from './mutations.ts'

export interface AttackResult {
  readonly sent: number
  readonly statuses: ReadonlyMap<number, number>
  readonly faults: readonly string[]
}

type Attacker = Caller | StaffName

const STAFF: readonly StaffName[] = AREAS.map((area) => staffName([area]))
const ATTACKERS: readonly Attacker[] = [...CALLERS, ...STAFF]
/** People without a role in the shop never read the email of one of these. */
const OTHERS: readonly PersonName[] = ['member', 'otherMember', 'merchant', 'otherMerchant', 'nameless']
const PLAIN: readonly Attacker[] = ['anonymous', 'member', 'otherMember']

interface Plan {
  readonly calls: readonly Call[]
  /** Attacks by each attacker on each call. */
  readonly each: number
  readonly attackers?: readonly Attacker[]
  readonly seed: number
}

/** Sends the samples of all calls with one thing changed each, by everybody; the same ones for the same seed. */
export async function attackCalls(shop: TestShop, { calls, each, attackers = ATTACKERS, seed }: Plan): Promise<AttackResult> {
  const statuses = new Map<number, number>()
  const faults: string[] = []
  let sent = 0
  const mutations = fc.sample(mutation, { numRuns: calls.length * attackers.length * each, seed }).values()
  const samples = new Map<Case, Sample>()
  const empty = async () => {
    samples.clear()
    await emptyAll(shop.accounts.database.db)
    shop.app.cache.dropAll()
  }
  // All records are made anew if one of an earlier sample is in the way.
  const sampleOf = async (at: Case) => {
    try {
      return await at.sample(shop)
    } catch {
      await empty()
      return at.sample(shop)
    }
  }
  for (const call of calls) {
    await empty()
    for (const [turn, attacker] of refusedFirst(call, attackers).entries()) {
      for (let n = 0; n < each; n++) {
        const cases = PERMISSIONS[call]
        const at = cases[(turn + n) % cases.length] as Case
        const sample = samples.get(at) ?? (await sampleOf(at))
        samples.set(at, sample)
        const attack = attackOf(call.split(' ')[1] ?? '', sample, mutations.next().value as Mutation)
        const answer = await send(shop, { call, attack, attacker })
        sent += 1
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
        const fault = faultIn(answer, { call, at, attack, attacker })
        if (fault !== null) faults.push(`${call} by ${attacker}, ${at.what}, ${told(attack)}: ${fault}`)
        // A change that was let through may have taken away what the sample is about.
        if (answer.status < 400 && !call.startsWith('GET ')) samples.delete(at)
      }
    }
  }
  return { sent, statuses, faults }
}

/** They change nothing, so that the records are there for all of them. */
function refusedFirst(call: Call, attackers: readonly Attacker[]): readonly Attacker[] {
  const isRefused = (attacker: Attacker) => PERMISSIONS[call].every((each) => expectedOf(call, each, attacker) >= 400)
  return [...attackers.filter(isRefused), ...attackers.filter((attacker) => !isRefused(attacker))]
}

interface Sent {
  readonly call: Call
  readonly attack: Attack
  readonly attacker: Attacker
}

async function send(shop: TestShop, { call, attack, attacker }: Sent): Promise<Answer> {
  const { sample, text, headers } = attack
  const who = attacker === 'anonymous' ? {} : await signedIn(shop, attacker)
  const [method = 'GET'] = call.split(' ')
  const path = sample.path ?? ''
  if (sample.form !== undefined) {
    const form = multipart(sample.form)
    return shop.ask({ method, path, headers: { ...form.headers, ...who }, body: form.body })
  }
  const body = text ?? (sample.body === undefined ? undefined : JSON.stringify(sample.body))
  const type = body === undefined ? {} : { 'content-type': 'application/json' }
  return shop.ask({ method, path, headers: { ...type, ...who, ...headers }, ...(body === undefined ? {} : { body }) })
}

/** The status of the unchanged sample. */
function expectedOf(call: Call, { answers }: Case, attacker: Attacker): number {
  if (attacker in answers) return answers[attacker as Caller]
  const rule = areaRuleOf(call) ?? 'no-area'
  const area = attacker.replace('staff ', '') as Area
  if (rule === 'no-area' || 'isForMerchants' in rule) return answers.admin
  if ('needs' in rule) return rule.needs.includes(area) ? answers.admin : 403
  return rule.widens === area ? answers.admin : answers.otherMember
}

interface Told extends Sent {
  readonly at: Case
}

function faultIn(answer: Answer, { call, at, attack, attacker }: Told): string | null {
  const { status, json, text } = answer
  if (status >= 500) return `${status} ${text.slice(0, 200)}`
  if (status >= 400) {
    if (typeof json?.error !== 'string' || !(json.code in REFUSALS)) return `a refusal of another kind: ${text.slice(0, 200)}`
  } else {
    const expected = PERMISSIONS[call].map((each) => expectedOf(call, each, attacker))
    if (!leadsElsewhere(attack) && expected.every((each) => each === 401 || each === 403)) return `let in with ${status}`
    if (attack.isOfSample && [401, 403, 404].includes(expectedOf(call, at, attacker))) return `a foreign record with ${status}`
    const shape = shapeFault(endpoints[call], answer)
    // Another path may be another call's.
    if (shape !== null && attack.isOfSample) return shape
  }
  const leaked = PLAIN.includes(attacker) ? OTHERS.find((name) => name !== attacker && leaks(text, name, attack)) : undefined
  return leaked === undefined ? null : `the email of ${leaked}`
}

/** Clients resolve dots in a path, also written as %2e: the call may arrive as another one. */
function leadsElsewhere({ sample: { path = '' } }: Attack): boolean {
  return new URL(path, 'http://shop.example').pathname !== path.split('?')[0]
}

/** An address that the sender has named itself tells nothing. */
function leaks(text: string, name: PersonName, { sample, text: sent = '' }: Attack): boolean {
  const email = emailOf(name)
  return new RegExp(`(?<!other)${email}`).test(text) && !`${sample.path}${sent}${JSON.stringify(sample.body ?? '')}`.includes(email)
}

function shapeFault({ reply, sendsFile }: Endpoint, { json, text }: Answer): string | null {
  if (sendsFile === true) return null
  const read = reply.safeParse(json)
  return read.success ? null : `not the contract's reply: ${read.error.issues[0]?.path.join('.')} ${text.slice(0, 200)}`
}

function told({ sample, text, headers }: Attack): string {
  return JSON.stringify([sample.path, text ?? sample.body, headers])?.slice(0, 300) ?? ''
}
