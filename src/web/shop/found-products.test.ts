import { expect, test } from 'vitest'
import type { TodaysProduct } from '#contract/offers.ts'
import { foundFor } from './found-products.ts'

const mixer = { name: 'Mixer' } as TodaysProduct

test('the products of the term before are not shown under the next one', () => {
  const answer = { term: 'mixer', found: { kind: 'found', products: [mixer] } } as const
  expect(foundFor('mixer', answer)).toEqual({ kind: 'found', products: [mixer] })
  expect(foundFor('oven', answer)).toEqual({ kind: 'searching' })
  expect(foundFor('o', answer)).toEqual({ kind: 'nothing' })
  expect(foundFor('oven', { term: 'oven', found: { kind: 'failed' } })).toEqual({ kind: 'failed' })
})
