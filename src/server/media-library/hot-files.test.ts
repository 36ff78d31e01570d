import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createHotFiles } from './hot-files.ts'

const file = (length: number) => ({ bytes: Buffer.alloc(length) })

test('the file not asked for longest makes room', () => {
  const hot = createHotFiles(800)
  for (const key of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) hot.keep(key, file(100))
  hot.find('a')
  hot.keep('i', file(100))
  expect(hot.find('a')).toBeDefined()
  expect(hot.find('b')).toBeUndefined()
  expect(hot.find('i')).toBeDefined()
})

test('a file that would push out everything is not kept', () => {
  const hot = createHotFiles(800)
  hot.keep('small', file(100))
  hot.keep('large', file(101))
  expect(hot.find('large')).toBeUndefined()
  expect(hot.find('small')).toBeDefined()
})

test('whatever is kept and forgotten, it never holds more than its bytes and never loses room', () => {
  const action = fc.tuple(
    fc.constantFrom('keep', 'find', 'forget'),
    fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'),
    fc.nat(120),
  )
  fc.assert(
    fc.property(fc.array(action, { maxLength: 200 }), (actions) => {
      const hot = createHotFiles<{ bytes: Buffer }>(800)
      for (const [what, key, length] of actions)
        what === 'keep' ? hot.keep(key, file(length)) : what === 'find' ? hot.find(key) : hot.forget(key)
      const held = [...'abcdefghij'].reduce((sum, key) => sum + (hot.find(key)?.bytes.length ?? 0), 0)
      expect(held).toBeLessThanOrEqual(800)
      for (const key of 'abcdefghij') hot.forget(key)
      for (let each = 0; each < 8; each++) hot.keep(`new ${each}`, file(100))
      for (let each = 0; each < 8; each++) expect(hot.find(`new ${each}`)).toBeDefined()
    }),
  )
})
