import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyPlan, USUAL_PLAN } from '#tests/support/offers.ts'
import type { Discount, PaymentPart } from './content.ts'
import { isInOrder, lastShare, planAmounts, planProblems } from './plan.ts'

const part = (share: Discount, changes: Partial<PaymentPart> = {}): PaymentPart => ({
  share,
  time: 'on-order',
  date: null,
  way: null,
  ...changes,
})
const percent = (hundredths: number) => part({ kind: 'percent', hundredths })
const amount = (minor: number) => part({ kind: 'amount', minor })

test('the last part takes the rest, whatever its share says', () => {
  expect(planAmounts([percent(3_333), percent(3_333), percent(1)], 10_001)).toEqual([3_333, 3_333, 3_335])
  expect(planAmounts([amount(500), percent(5_000), percent(0)], 2_000)).toEqual([500, 1_000, 500])
  expect(planAmounts([amount(5_000), amount(5_000)], 2_000)).toEqual([2_000, 0])
  expect(planAmounts([percent(1)], 2_000)).toEqual([2_000])
  expect(planAmounts([], 2_000)).toEqual([])
})

test('the parts add up to the total and none is negative', () => {
  fc.assert(
    fc.property(anyPlan, fc.integer({ min: 0, max: 1e15 }), (plan, total) => {
      const amounts = planAmounts(plan, total)
      expect(amounts.reduce((sum, each) => sum + each, 0)).toBe(plan.length === 0 ? 0 : total)
      expect(amounts.every((each) => each >= 0)).toBe(true)
    }),
  )
})

test('the share of the last part is known where the others are percentages', () => {
  expect(lastShare([percent(3_000), percent(2_500), percent(0)])).toBe(4_500)
  expect(lastShare([percent(8_000), percent(8_000), percent(0)])).toBe(0)
  expect(lastShare([amount(100), percent(0)])).toBeNull()
  expect(lastShare([])).toBeNull()
})

test('problems are named by part', () => {
  expect(planProblems(USUAL_PLAN, 1_000)).toEqual([])
  expect(planProblems([], 1_000)).toEqual([])
  expect(
    planProblems(
      Array.from({ length: 7 }, () => percent(1_000)),
      1_000,
    ),
  ).toEqual([{ part: null, problem: 'too-many' }])
  expect(planProblems([percent(6_000), percent(6_000), percent(0)], 1_000)).toEqual([{ part: 2, problem: 'over-total' }])
  expect(planProblems([percent(10_000), percent(5_000)], 1_000)).toEqual([{ part: 1, problem: 'no-rest' }])
  expect(planProblems([part({ kind: 'percent', hundredths: 1 }, { time: 'on-date' })], 1_000)).toEqual([
    { part: 0, problem: 'date-missing' },
  ])
})

test('parts stand in the order in which they fall due', () => {
  const times = (...list: PaymentPart['time'][]) => list.map((time) => ({ ...percent(1), time }))
  expect(isInOrder(USUAL_PLAN)).toBe(true)
  expect(isInOrder(times('on-date', 'on-order', 'on-date', 'after-installation'))).toBe(true)
  expect(isInOrder(times('after-installation', 'on-order'))).toBe(false)
})
