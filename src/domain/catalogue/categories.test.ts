import { expect, test } from 'vitest'
import { inFamilies, refuseParent } from './categories.ts'

test('a category takes a parent that is within none, unless it has children or is the same', () => {
  const top = { id: 'top', parentId: null }
  const alone = { id: 'alone', hasChildren: false }
  expect(refuseParent(alone, top)).toBeNull()
  expect(refuseParent(alone, null)).toBe('category/parent-gone')
  expect(refuseParent(alone, { id: 'alone', parentId: null })).toBe('category/parent-itself')
  expect(refuseParent(alone, { id: 'child', parentId: 'top' })).toBe('category/parent-within')
  expect(refuseParent({ id: 'parent', hasChildren: true }, top)).toBe('category/has-children')
})

test('menus put each category behind its parent, in the given order; a child whose parent is missing stands alone', () => {
  const of = (_id: string, parent: string | null = null) => ({ _id, parent })
  const given = [of('a2', 'a'), of('b'), of('lost', 'hidden'), of('a'), of('a1', 'a')]
  expect(inFamilies(given).map(({ _id }) => _id)).toEqual(['b', 'lost', 'a', 'a2', 'a1'])
})
