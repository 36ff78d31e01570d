import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Call, endpoints } from '#contract/endpoints.ts'
import { AREAS, type Area, isOfStaff } from '#domain/accounts/areas.ts'
import { type Access, refuseCall, viewerWithin } from '#domain/accounts/viewer.ts'
import type { Database } from '#server/platform/db/database.ts'
import { openAnyTestDatabase } from '#tests/support/database/both-databases.ts'
import { emptyAll } from '#tests/support/database/template.ts'
import { openTestShop, type TestShop } from '#tests/support/shop/test-shop.ts'
import { askByAreas, casesOf, EVERY_COMBINATION } from './areas/area-answers.ts'
import { areaRuleOf } from './areas/area-table.ts'
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
      const otherwise = rule !== undefined && rule !== 'no-area' && 'isForMerchants' in rule ? 'forbidden' : null
      const seen = letsIn(call, areas)
      return seen.refusal !== (isRefused ? 'area-missing' : otherwise) || seen.isActing !== isActing
    }).map((areas) => `${call}: ${areas.join(' ')}`)
  })
  expect(wrong).toEqual([])
})

/**
 * Combinations whose answers are asked for: none, each deciding area alone, and all but these, which also shows that no other area lets
 * anybody in. The full proof asks for all.
 */
function combinationsFor(call: Call): (readonly Area[])[] {
  const rule = areaRuleOf(call) ?? 'no-area'
  if (rule === 'no-area') return call === 'DELETE /api/user/me' ? [[], ['people']] : [[]]
  if ('isForMerchants' in rule) return [[], ['sales']]
  const deciding = 'needs' in rule ? rule.needs : [rule.widens]
  const others = AREAS.filter((area) => !deciding.includes(area))
  return [[], ...deciding.map((area) => [area]), ...(others.length > 0 ? [others] : [])]
}

describe.each(calls)('%s', (call) => {
  test.each(casesOf(call).map((each) => [each.what, each] as const))('%s is answered to staff by their areas', async (_what, each) => {
    const { seen, wanted } = await askByAreas(shop, { call, each, combinations: combinationsFor(call) })
    expect(seen).toEqual(wanted)
  })
})
