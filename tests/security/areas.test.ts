import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Call, endpoints } from '#contract/endpoints.ts'
import { AREAS, type Area, isOfStaff } from '#domain/accounts/areas.ts'
import { type Access, refuseCall, viewerWithin } from '#domain/accounts/viewer.ts'
import type { Database } from '#server/platform/db/database.ts'
import { openAnyTestDatabase } from '#tests/support/database/both-databases.ts'
import { emptyAll } from '#tests/support/database/template.ts'
import { signedIn, staffName } from '#tests/support/shop/people.ts'
import { openTestShop, type TestShop } from '#tests/support/shop/test-shop.ts'
import { type AreaRule, areaRuleOf } from './areas/area-table.ts'
import { sendSample } from './areas/send-sample.ts'
import type { Case, Sample } from './permissions/cases.ts'
import { PERMISSIONS } from './permissions/permission-table.ts'

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

const EVERY_COMBINATION: readonly (readonly Area[])[] = Array.from({ length: 2 ** AREAS.length }, (_, mask) =>
  AREAS.filter((_area, index) => (mask >> index) % 2 === 1),
)
const NONE_OR_ONE = EVERY_COMBINATION.filter(({ length }) => length <= 1)
const ALL_BUT_ONE = EVERY_COMBINATION.filter(({ length }) => length === AREAS.length - 1)

/** The status for staff with these areas, or `area-missing`. The last with people can't delete the own account, others can. */
function expected(call: Call, rule: AreaRule, { answers }: Case, areas: readonly Area[]): number | string {
  if (rule === 'no-area') return call === 'DELETE /api/user/me' && !areas.includes('people') ? answers.member : answers.admin
  if ('needs' in rule) return rule.needs.some((area) => areas.includes(area)) ? answers.admin : 'area-missing'
  if (areas.includes(rule.widens)) return answers.admin
  return answers.otherMember === 403 || answers.otherMember === 404 ? 'area-missing' : answers.otherMember
}

const calls = Object.keys(PERMISSIONS) as Call[]

test('every call has its area, or none', () => {
  expect(calls.filter((call) => areaRuleOf(call) === undefined)).toEqual([])
})

test('the contract declares the areas that are expected', () => {
  for (const call of calls) {
    const { access, ...declared } = endpoints[call] as { access: unknown; asStaff?: Area }
    const rule = areaRuleOf(call)
    const needs = typeof access === 'object' && access !== null ? Object.values(access)[0] : undefined
    expect({ call, needs, widens: declared.asStaff }).toEqual({
      call,
      needs: rule !== undefined && rule !== 'no-area' && 'needs' in rule ? rule.needs : undefined,
      widens: rule !== undefined && rule !== 'no-area' && 'widens' in rule ? rule.widens : undefined,
    })
  }
})

/** The check before each call, which knows the areas and nothing else of staff. */
function letsIn(call: Call, areas: readonly Area[]): { refusal: string | null; isActing: boolean } {
  const { access, asStaff } = endpoints[call] as { access: Access; asStaff?: Area }
  const viewer = {
    kind: 'signed-in',
    id: 'x',
    role: 'ROLE ADMIN',
    areas,
    firstName: 'Nour',
    brandId: null,
    isDisabled: false,
    language: 'en',
  } as const
  const within = viewerWithin(asStaff, viewer)
  return { refusal: refuseCall(access, viewer), isActing: within.kind === 'signed-in' && isOfStaff(within) }
}

test('every call lets in every combination of areas by its own areas, and by no others', () => {
  expect(EVERY_COMBINATION).toHaveLength(64)
  const wrong = calls.flatMap((call) => {
    const rule = areaRuleOf(call)
    return EVERY_COMBINATION.filter((areas) => {
      const has = (...wanted: readonly Area[]) => wanted.some((area) => areas.includes(area))
      const isRefused = rule !== undefined && rule !== 'no-area' && 'needs' in rule && !has(...rule.needs)
      const isActing = rule === undefined || rule === 'no-area' || !('widens' in rule) || has(rule.widens)
      const seen = letsIn(call, areas)
      return seen.refusal !== (isRefused ? 'area-missing' : null) || seen.isActing !== isActing
    }).map((areas) => `${call}: ${areas.join(' ')}`)
  })
  expect(wrong).toEqual([])
})

/** Combinations whose answers are asked for. Those with a done write need a record each: one area each shows them. */
function combinationsFor(call: Call, rule: AreaRule, each: Case): (readonly Area[])[] {
  const isWrite = !call.startsWith('GET ')
  if (rule === 'no-area') return isWrite ? NONE_OR_ONE.slice(0, 1) : [...NONE_OR_ONE]
  return [...NONE_OR_ONE, ...ALL_BUT_ONE.filter((areas) => !isWrite || !isDone(call, rule, each, areas))]
}

describe.each(calls)('%s', (call) => {
  // A record of that very admin is not theirs, whatever their areas.
  const cases = PERMISSIONS[call].filter(({ what }) => what !== "the admin's own")
  test.each(cases.map((each) => [each.what, each] as const))('%s is answered to staff by their areas', async (_what, each) => {
    const rule = areaRuleOf(call) ?? 'no-area'
    const seen: Record<string, number | string> = {}
    const wanted: Record<string, number | string> = {}
    let sample: Sample | null = null
    // Refused calls change nothing, so they come first and share a sample.
    const inTurn = combinationsFor(call, rule, each).sort(
      (a, b) => Number(isDone(call, rule, each, a)) - Number(isDone(call, rule, each, b)),
    )
    for (const areas of inTurn) {
      sample ??= await each.sample(shop)
      const name = areas.join(' ') || 'none'
      const answer = await sendSample(shop, call, sample, await signedIn(shop, staffName(areas)))
      seen[name] = answer.json?.code === 'area-missing' ? 'area-missing' : answer.status
      if (answer.json?.code === 'area-missing') expect(answer.status).toBe(403)
      wanted[name] = expected(call, rule, each, areas)
      if (!call.startsWith('GET ') && answer.status < 400) sample = null
    }
    expect(seen).toEqual(wanted)
  })
})

function isDone(call: Call, rule: AreaRule, each: Case, areas: readonly Area[]): boolean {
  const status = expected(call, rule, each, areas)
  return typeof status === 'number' && status < 400
}
