import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { PacedTags } from './paced-tags.ts'

describe('the tags of changes', () => {
  let passed: string[] = []
  let paced: PacedTags
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
    passed = []
    paced = new PacedTags({ isPaced: (tag) => tag === 'list', pass: (tags) => passed.push(...tags) })
  })
  afterEach(() => {
    vi.useRealTimers()
  })
  const passes = (tag: string) => passed.filter((each) => each === tag).length
  const change = (times: number, everyMs: number, tags = ['list', 'item']) => {
    for (let n = 0; n < times; n += 1) {
      paced.add(tags)
      vi.advanceTimersByTime(everyMs)
    }
  }

  test('pass at once while a person edits, and those that are not paced at any time', () => {
    for (let n = 1; n <= 10; n += 1) {
      paced.add(['list', 'item'])
      expect(passes('list')).toBe(n)
    }
    paced.add(['list', 'item'])
    expect([passes('list'), passes('item')]).toEqual([10, 11])
  })

  test('pass a second late at most, and once a second, while many changes stream in', () => {
    change(10, 0)
    for (let n = 0; n < 3_000; n += 1) {
      const before = passes('list')
      paced.add(['list'])
      vi.advanceTimersByTime(10)
      if (n % 100 === 99) expect(passes('list')).toBeLessThanOrEqual(10 + (n + 1) / 100)
      expect(passes('list') - before).toBeLessThanOrEqual(1)
    }
    expect(passes('list')).toBeGreaterThanOrEqual(10 + 29)
    vi.advanceTimersByTime(1_000)
    passed = []
    paced.add(['list'])
    vi.advanceTimersByTime(1_000)
    expect(passes('list')).toBe(1)
  })

  test('pass at once for good at one change a second', () => {
    for (let n = 1; n <= 60; n += 1) {
      paced.add(['list'])
      expect(passes('list')).toBe(n)
      vi.advanceTimersByTime(1_000)
    }
  })

  test('pass at once again after a rest', () => {
    change(200, 10)
    vi.advanceTimersByTime(12_000)
    passed = []
    change(10, 0)
    expect(passes('list')).toBe(10)
  })

  test('wait no longer once everything has changed', () => {
    change(11, 0)
    paced.forget()
    vi.advanceTimersByTime(2_000)
    expect(passes('list')).toBe(10)
  })
})
