import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Call, endpoints } from '#contract/endpoints.ts'
import { AREAS, type Area } from '#domain/accounts/areas.ts'
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

/** All areas together are the admin of the permission table. */
const COMBINATIONS: readonly (readonly Area[])[] = [[], ...AREAS.map((area) => [area])]

/** The status for staff with these areas, or `area-missing`. */
function expected(rule: AreaRule, { answers }: Case, areas: readonly Area[]): number | string {
  if (rule === 'no-area') return answers.admin
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

describe.each(calls.filter((call) => areaRuleOf(call) !== 'no-area'))('%s', (call) => {
  // A record of that very admin is not theirs, whatever their areas.
  const cases = PERMISSIONS[call].filter(({ what }) => what !== "the admin's own")
  test.each(cases.map((each) => [each.what, each] as const))('%s is answered to staff by their areas', async (_what, each) => {
    const rule = areaRuleOf(call) ?? 'no-area'
    const seen: Record<string, number | string> = {}
    const wanted: Record<string, number | string> = {}
    let sample: Sample | null = null
    // Refused calls change nothing, so they come first and share a sample.
    const inTurn = [...COMBINATIONS].sort((a, b) => Number(isDone(rule, each, a)) - Number(isDone(rule, each, b)))
    for (const areas of inTurn) {
      sample ??= await each.sample(shop)
      const name = areas.join(' ') || 'none'
      const answer = await sendSample(shop, call, sample, await signedIn(shop, staffName(areas)))
      seen[name] = answer.json?.code === 'area-missing' ? 'area-missing' : answer.status
      if (answer.json?.code === 'area-missing') expect(answer.status).toBe(403)
      wanted[name] = expected(rule, each, areas)
      if (!call.startsWith('GET ') && answer.status < 400) sample = null
    }
    expect(seen).toEqual(wanted)
  })
})

function isDone(rule: AreaRule, each: Case, areas: readonly Area[]): boolean {
  const status = expected(rule, each, areas)
  return typeof status === 'number' && status < 400
}
