import { expect, test } from 'vitest'
import { endOf, positionAt } from './drop-target.ts'

test('a line that is let go on another stands before it, and at the end of a section where that is under the pointer', () => {
  const content = {
    lines: [
      { id: 'a', sectionId: null },
      { id: 'b', sectionId: 's' },
    ],
    sections: [{ id: 's' }],
  } as never
  expect(positionAt(content, 'b')).toEqual({ sectionId: 's', beforeId: 'b' })
  expect(positionAt(content, endOf('s'))).toEqual({ sectionId: 's', beforeId: null })
  expect(positionAt(content, endOf(null))).toEqual({ sectionId: null, beforeId: null })
  for (const gone of ['c', endOf('t')]) expect(positionAt(content, gone)).toBeNull()
})
