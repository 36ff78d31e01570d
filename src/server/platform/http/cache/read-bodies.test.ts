import { expect, test } from 'vitest'
import { CachedAnswer } from './cached-answer.ts'
import { bodyReader } from './read-bodies.ts'

const answerOf = (body: object) => new CachedAnswer({ status: 200, headers: {}, body: Buffer.from(JSON.stringify(body)) })

test('pages are given the same body of an answer, which none of them can change', () => {
  const read = bodyReader()
  const answer = answerOf({ brands: [{ name: 'نيلو' }], count: null })
  const body = read(answer) as { brands: { name: string }[] }
  expect(body).toEqual({ brands: [{ name: 'نيلو' }], count: null })
  expect(read(answer)).toBe(body)
  expect(() => body.brands.push({ name: 'Nilo' })).toThrow(TypeError)
  expect(() => Object.assign(body.brands[0] ?? {}, { name: 'Nilo' })).toThrow(TypeError)
})

test('an answer that takes the place of another has a body of its own', () => {
  const read = bodyReader()
  expect(read(answerOf({ count: 1 }))).toEqual({ count: 1 })
  expect(read(answerOf({ count: 2 }))).toEqual({ count: 2 })
})
