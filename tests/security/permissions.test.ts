import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Call, endpoints } from '#contract/endpoints.ts'
import type { Database } from '#server/platform/db/database.ts'
import { openAnyTestDatabase } from '#tests/support/database/both-databases.ts'
import { emptyAll } from '#tests/support/database/template.ts'
import { signedIn } from '#tests/support/shop/people.ts'
import { openTestShop, type TestShop } from '#tests/support/shop/test-shop.ts'
import { sendSample } from './areas/send-sample.ts'
import { attackCalls } from './attacks/attacks.ts'
import { CALLERS, type Caller, type Case, type Sample } from './permissions/cases.ts'
import { PERMISSIONS } from './permissions/permission-table.ts'

/** The calls of one run; `npm run prove -- attacks` takes all. */
const EVERY = 40

let database: Database
let shop: TestShop
beforeAll(async () => {
  database = await openAnyTestDatabase()
  shop = await openTestShop(database, { hasLimits: false })
})
afterAll(async () => {
  await shop.close()
  await database.close()
})
beforeEach(async () => {
  await emptyAll(database.db)
  shop.app.cache.dropAll()
})

async function headersOf(caller: Caller): Promise<Record<string, string>> {
  return caller === 'anonymous' ? {} : signedIn(shop, caller)
}

/** Callers who are refused come first: a refused call changes nothing, so the sample can be used for the next caller. */
function inTurn({ answers }: Case): readonly Caller[] {
  const isRefused = (caller: Caller) => answers[caller] >= 400
  return [...CALLERS.filter(isRefused), ...CALLERS.filter((caller) => !isRefused(caller))]
}

/** No cache stores what is answered there, whoever asks. */
function isByLink(call: Call): boolean {
  return endpoints[call].access === 'link-holders'
}

async function answersOf(call: Call, each: Case): Promise<Record<string, number>> {
  const answers: Record<string, number> = {}
  let sample: Sample | null = null
  for (const caller of inTurn(each)) {
    sample ??= await each.sample(shop)
    const { status, headers } = await sendSample(shop, call, sample, await headersOf(caller))
    answers[caller] = status
    if (isByLink(call) || (caller !== 'anonymous' && status < 400))
      expect(headers['cache-control'], `${caller}: no cache stores it`).toContain('no-store')
    if (!call.startsWith('GET ') && status < 400) sample = null
  }
  return answers
}

test('every call of the contract has its row, and no row is of a call that is gone', () => {
  expect(Object.keys(PERMISSIONS).sort()).toEqual(Object.keys(endpoints).sort())
  for (const [call, cases] of Object.entries(PERMISSIONS)) expect(cases.length, call).toBeGreaterThan(0)
})

test('every call with a token in its path is one by a link', () => {
  const calls = Object.keys(endpoints) as Call[]
  expect(calls.filter(isByLink)).toEqual(calls.filter((call) => call.includes(':token')))
})

test('calls with one thing changed that no client would send are refused, or answered in the shape of the contract', async () => {
  const seed = Math.abs(fc.readConfigureGlobal().seed ?? Date.now())
  const calls = (Object.keys(PERMISSIONS) as Call[]).filter((_call, n) => n % EVERY === seed % EVERY)
  const { sent, faults } = await attackCalls(shop, { calls, each: 1, seed })
  expect(faults, `the seed is ${seed}`).toEqual([])
  expect(sent).toBeGreaterThan(calls.length * CALLERS.length)
})

describe.each(Object.keys(PERMISSIONS) as Call[])('%s', (call) => {
  test.each(PERMISSIONS[call].map((each) => [each.what, each] as const))('%s is answered to each as declared', async (_what, each) => {
    expect(await answersOf(call, each)).toEqual(each.answers)
  })
})
