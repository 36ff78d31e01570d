import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepRefreshing } from './refreshing.ts'

const page = Object.assign(new EventTarget(), { visibilityState: 'hidden' })
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', page)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a hidden tab learns who became due, and one that is looked at again asks at once, until the desk is left', () => {
  const refresh = vi.fn()
  const stop = keepRefreshing(refresh)
  page.dispatchEvent(new Event('visibilitychange'))
  expect(refresh).not.toHaveBeenCalled()
  vi.advanceTimersByTime(120_000)
  expect(refresh).toHaveBeenCalledTimes(2)
  page.visibilityState = 'visible'
  page.dispatchEvent(new Event('visibilitychange'))
  expect(refresh).toHaveBeenCalledTimes(3)
  stop()
  page.dispatchEvent(new Event('visibilitychange'))
  vi.advanceTimersByTime(120_000)
  expect(refresh).toHaveBeenCalledTimes(3)
})
