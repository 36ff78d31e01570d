import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type PaginationItem, pageCount, pageOffset, paginationItems, readPage, shownRange } from '#domain/paging.ts'

const limits = fc.integer({ min: 1, max: 100 })

test('paging covers every item once', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1000 }), limits, (count, limit) => {
      const all = Array.from({ length: count }, (_, i) => i)
      const pages = Array.from({ length: pageCount(count, limit) }, (_, i) => all.slice(pageOffset(i + 1, limit), pageOffset(i + 2, limit)))
      expect(pages.flat()).toEqual(all)
      expect(pages.every((page) => page.length > 0)).toBe(true)
    }),
  )
})

test('the shown ranges follow each other from the first item to the last', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1000 }), limits, (count, limit) => {
      let next = 1
      for (let page = 1; page <= pageCount(count, limit); page++) {
        const range = shownRange(page, limit, Math.min(limit, count - pageOffset(page, limit)))
        expect(range?.from).toBe(next)
        next = (range?.to ?? 0) + 1
      }
      expect(next).toBe(count + 1)
    }),
  )
})

test('no list has more than 1,000 pages', () => {
  expect(pageCount(10_000, 10)).toBe(1000)
  expect(pageCount(500_000, 10)).toBe(1000)
  expect(readPage('1000')).toBe(1000)
  expect(readPage('1001')).toBe(1000)
  expect(readPage('٣')).toBe(3)
  for (const junk of ['', '0', '-1', '1.5', 'x']) expect(readPage(junk), junk).toBe(1)
})

test('an empty page has no range', () => {
  expect(shownRange(9, 10, 0)).toBeNull()
  expect(shownRange(2, 10, 7)).toEqual({ from: 11, to: 17 })
})

describe('paginationItems', () => {
  test.each([
    [1, 2, '< [1] 2 >2'],
    [1, 10, '< [1] 2 3 … 9 10 >2'],
    [4, 10, '<3 1 2 3 [4] 5 … 9 10 >5'],
    [5, 10, '<4 1 2 3 4 [5] 6 … 9 10 >6'],
    [6, 12, '<5 1 2 … 5 [6] 7 … 11 12 >7'],
    [10, 10, '<9 1 2 … 8 9 [10] >'],
    [3, 5, '<2 1 2 [3] 4 5 >4'],
    [99, 3, '<3 1 2 3 >'],
  ])('page %d of %d reads %s', (page, pages, expected) => {
    expect(paginationItems(page, pages).map(readable).join(' ')).toBe(expected)
  })

  test('one page or none needs no pagination', () => {
    expect(paginationItems(1, 1)).toEqual([])
    expect(paginationItems(1, 0)).toEqual([])
  })

  test('pages rise, gaps hide at least two, and the current page and both ends are included', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 500 }), fc.nat(), (pages, seed) => {
        const current = (seed % pages) + 1
        const items = paginationItems(current, pages)
        const shown = items.flatMap((item) => (item.kind === 'page' ? [item.page] : []))
        expect(shown).toEqual([...new Set(shown)].sort((a, b) => a - b))
        for (const wanted of [1, 2, pages - 1, pages, current]) expect(shown).toContain(Math.max(1, wanted))
        expect(items.filter((item) => item.kind === 'page' && item.isCurrent)).toHaveLength(1)
        expect(shown.length).toBeLessThanOrEqual(9)
        for (const [i, page] of shown.entries()) {
          const step = page - (shown[i - 1] ?? 0)
          const gap = items.some((item) => item.kind === 'gap' && item.after === (shown[i - 1] ?? 0))
          expect(gap ? step >= 3 : step === 1).toBe(true)
        }
      }),
    )
  })
})

function readable(item: PaginationItem): string {
  if (item.kind === 'gap') return '…'
  if (item.kind === 'page') return item.isCurrent ? `[${item.page}]` : String(item.page)
  return `${item.kind === 'previous' ? '<' : '>'}${item.page ?? ''}`
}
