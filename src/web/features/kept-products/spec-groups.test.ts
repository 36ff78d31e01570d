import { expect, test } from 'vitest'
import { SPEC_KEYS } from '#domain/specs.ts'
import { SPEC_GROUPS } from './spec-groups.ts'

test('every fact that a product may have is asked for, once', () => {
  expect(Object.values(SPEC_GROUPS).flat().toSorted()).toEqual([...SPEC_KEYS].toSorted())
})
