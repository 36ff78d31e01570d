import { expect, test } from 'vitest'
import { SPEC_KEYS } from '#domain/specs.ts'
import { translator } from '#i18n/translate.ts'
import { ar } from '#tests/support/texts.ts'
import { SPEC_GROUPS, specLabel } from './spec-groups.ts'

test('every fact that a product may have is asked for, once', () => {
  expect(Object.values(SPEC_GROUPS).flat().toSorted()).toEqual([...SPEC_KEYS].toSorted())
})

test('in Arabic a unit that says a time is Arabic', () => {
  const t = translator(ar, 'ar')
  expect(specLabel('outputKgPerDay', t)).toBe('الإنتاج في اليوم (كجم/يوم)')
  expect(specLabel('widthMm', t)).toBe('العرض (\u2068mm\u2069)')
})
