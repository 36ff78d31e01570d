import { describe, expect, test } from 'vitest'
import { ROLES } from './roles.ts'
import {
  type Access,
  anonymousViewer,
  isManaged,
  managedScope,
  maySeePrices,
  refuseCall,
  type SignedInViewer,
  type Viewer,
} from './viewer.ts'

function person(facts: Partial<SignedInViewer>): Viewer {
  return {
    kind: 'signed-in',
    id: 'a',
    role: 'ROLE MEMBER',
    areas: [],
    firstName: 'Mona',
    brandId: null,
    isDisabled: false,
    language: 'en',
    ...facts,
  }
}

describe('who may see prices', () => {
  test.each(ROLES)('%s with a first name may', (role) => {
    expect(maySeePrices(person({ role }))).toBe(true)
    expect(maySeePrices(person({ role, firstName: 'منى' }))).toBe(true)
  })

  test.each(['', ' ', '\t\n', '\u00a0'])('a viewer with the first name %j may not', (firstName) => {
    for (const role of ROLES) expect(maySeePrices(person({ role, firstName }))).toBe(false)
  })

  test('an anonymous viewer may not', () => {
    expect(maySeePrices(anonymousViewer('en'))).toBe(false)
    expect(maySeePrices(anonymousViewer('ar'))).toBe(false)
  })
})

describe('who may call', () => {
  const anonymous = anonymousViewer('en')
  const member = person({})
  const merchant = person({ role: 'ROLE MERCHANT', brandId: 'b' })
  const disabled = person({ role: 'ROLE MERCHANT', brandId: 'b', isDisabled: true })
  const admin = person({ role: 'ROLE ADMIN', areas: ['sales'] })
  const bare = person({ role: 'ROLE ADMIN' })
  const table: readonly (readonly [Access, readonly (string | null)[]])[] = [
    ['anyone', [null, null, null, null, null, null]],
    ['link-holders', [null, null, null, null, null, null]],
    ['signed-in-even-disabled', ['unauthorized', null, null, null, null, null]],
    ['signed-in', ['unauthorized', null, null, 'forbidden', null, null]],
    ['merchants', ['unauthorized', 'forbidden', null, 'forbidden', 'forbidden', 'forbidden']],
    ['staff', ['unauthorized', 'forbidden', 'forbidden', 'forbidden', null, null]],
    [{ managers: ['sales'] }, ['unauthorized', 'forbidden', null, 'forbidden', null, 'area-missing']],
    [{ managers: ['people'] }, ['unauthorized', 'forbidden', null, 'forbidden', 'area-missing', 'area-missing']],
    [{ staff: ['people', 'sales'] }, ['unauthorized', 'forbidden', 'forbidden', 'forbidden', null, 'area-missing']],
  ]

  test.each(table)('%j: anonymous, member, merchant, disabled merchant, staff with sales, staff without areas', (access, refusals) => {
    expect([anonymous, member, merchant, disabled, admin, bare].map((viewer) => refuseCall(access, viewer))).toEqual(refusals)
  })
})

test('staff whose code is missing are told of the code, and nobody else is', () => {
  const shut = person({ role: 'ROLE ADMIN', mustSetUpCode: true })
  expect(refuseCall({ staff: ['sales'] }, shut)).toBe('code-missing')
  expect(refuseCall({ managers: ['catalogue'] }, shut)).toBe('code-missing')
  expect(refuseCall('staff', shut)).toBeNull()
})

describe('the records of a manager', () => {
  test.each([
    { role: 'ROLE ADMIN', brandId: null, manages: ['a', 'b', null] },
    { role: 'ROLE MERCHANT', brandId: 'a', manages: ['a'] },
    { role: 'ROLE MERCHANT', brandId: null, manages: [] },
  ] as const)('$role with the brand $brandId manages $manages', ({ role, brandId, manages }) => {
    const scope = managedScope({ role, brandId })
    expect(['a', 'b', null].filter((brand) => isManaged(scope, brand))).toEqual(manages)
  })
})
