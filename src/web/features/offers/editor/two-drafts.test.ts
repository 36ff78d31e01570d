import { expect, test } from 'vitest'
import { draftOf } from './draft-example.ts'
import { emptyLine } from './lines/new-lines.ts'
import { mergedDrafts } from './two-drafts.ts'

const base = draftOf()
const five = { kind: 'percent', hundredths: 500 } as const

test('changes of different parts stand beside each other, and mine wins where both changed the same', () => {
  const mine = { ...base, validUntil: '2026-12-01' }
  const theirs = { ...base, discount: five, validUntil: '2026-12-24' }
  expect(mergedDrafts(base, mine, theirs)).toEqual({ ...base, discount: five, validUntil: '2026-12-01' })
})

test('lines go with the sections that they point to', () => {
  const mine = { ...base, lines: [emptyLine('a')] }
  const theirs = { ...base, sections: [{ id: 'hot', title: { en: 'Hot', ar: '' } }], lines: [{ ...emptyLine('b'), sectionId: 'hot' }] }
  expect(mergedDrafts(base, mine, theirs)).toEqual(mine)
})
