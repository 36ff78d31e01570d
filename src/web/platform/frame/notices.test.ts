import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dismissNotice, endAskingToSignIn, notices, notify } from './notices.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  for (const { id } of notices.get()) dismissNotice(id)
  vi.useRealTimers()
})

const texts = () => notices.get().map(({ text }) => text)

test('a success goes soon, a warning later, and an error stays until it is dismissed', () => {
  notify({ kind: 'success', text: 'saved' })
  notify({ kind: 'warning', text: 'few left' })
  const id = notify({ kind: 'error', text: 'not saved' })
  vi.advanceTimersByTime(1_000)
  expect(texts()).toEqual(['few left', 'not saved'])
  vi.advanceTimersByTime(3_600_000)
  expect(texts()).toEqual(['not saved'])
  dismissNotice(id)
  expect(texts()).toEqual([])
})

test('the same notice is not shown twice: the newer one takes its place with its whole time', () => {
  notify({ kind: 'success', text: 'saved' })
  vi.advanceTimersByTime(900)
  notify({ kind: 'success', text: 'saved' })
  expect(texts()).toEqual(['saved'])
  vi.advanceTimersByTime(900)
  expect(texts()).toEqual(['saved'])
  vi.advanceTimersByTime(100)
  expect(texts()).toEqual([])
})

test('the four newest messages are shown at most', () => {
  for (const text of ['1', '2', '3', '4', '5']) notify({ kind: 'error', text })
  expect(texts()).toEqual(['2', '3', '4', '5'])
})

test('a notice that asks to sign in goes as soon as that is settled, the others stay', () => {
  notify({ kind: 'info', text: 'sign in to see it', isForGuests: true })
  notify({ kind: 'info', text: 'hello' })
  endAskingToSignIn()
  expect(texts()).toEqual(['hello'])
})

test('everybody who has subscribed is told of each change, and nobody else', () => {
  const told = vi.fn()
  const unsubscribe = notices.subscribe(told)
  const id = notify({ kind: 'error', text: 'not saved' })
  dismissNotice(id)
  unsubscribe()
  notify({ kind: 'error', text: 'not saved' })
  expect(told).toHaveBeenCalledTimes(2)
})
