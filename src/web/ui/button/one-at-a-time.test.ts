import { expect, test, vi } from 'vitest'
import { oneAtATime } from './one-at-a-time.ts'

test('a second press is dropped while the first is under way, and runs once it has ended', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const send = vi.fn(() => promise)
  const once = oneAtATime()
  const first = once(send)
  await once(send)
  expect(send).toHaveBeenCalledTimes(1)
  resolve()
  await first
  await once(send)
  expect(send).toHaveBeenCalledTimes(2)
})

test('a press that failed can be tried again', async () => {
  const send = vi.fn(() => Promise.reject(new Error('lost')))
  const once = oneAtATime()
  await expect(once(send)).rejects.toThrow('lost')
  await expect(once(send)).rejects.toThrow('lost')
  expect(send).toHaveBeenCalledTimes(2)
})

test('two buttons do not wait for each other', async () => {
  const send = vi.fn(() => new Promise(() => undefined))
  void oneAtATime()(send)
  void oneAtATime()(send)
  expect(send).toHaveBeenCalledTimes(2)
})
