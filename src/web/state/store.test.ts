import { expect, test, vi } from 'vitest'
import { createStore } from './store.ts'

test('every subscriber is told of each change, and none that has left', () => {
  const store = createStore(1)
  const [stays, leaves] = [vi.fn(() => store.get()), vi.fn()]
  store.subscribe(stays)
  const leave = store.subscribe(leaves)
  store.set(2)
  leave()
  store.set(3)
  expect(stays.mock.results.map(({ value }) => value)).toEqual([2, 3])
  expect(leaves).toHaveBeenCalledTimes(1)
})

test('changes from outside of the page are listened to once, as long as anybody subscribes', () => {
  const end = vi.fn()
  const listen = vi.fn(() => end)
  const store = createStore(1, listen)
  expect(listen).not.toHaveBeenCalled()
  const leave = store.subscribe(vi.fn())
  const leaveToo = store.subscribe(vi.fn())
  leave()
  leave()
  expect([listen.mock.calls.length, end.mock.calls.length]).toEqual([1, 0])
  leaveToo()
  expect(end).toHaveBeenCalledTimes(1)
  store.subscribe(vi.fn())
  expect(listen).toHaveBeenCalledTimes(2)
})
