import { expect, test } from 'vitest'
import { SPEC_KEYS } from '#domain/catalogue/specs.ts'
import { translator } from '#i18n/translate.ts'
import { ar } from '#tests/support/texts.ts'
import { SPEC_GROUPS, specLabel } from './spec-groups.ts'

test('every spec has exactly one field', () => {
  expect(Object.values(SPEC_GROUPS).flat().toSorted()).toEqual([...SPEC_KEYS].toSorted())
})

test('units of time are Arabic on Arabic pages', () => {
  const t = translator(ar, 'ar')
  expect(specLabel('outputKgPerDay', t)).toBe('الإنتاج في اليوم (كجم/يوم)')
  expect(specLabel('widthMm', t)).toBe('العرض (\u2068mm\u2069)')
})
