import type { Page } from '@playwright/test'

/**
 * How far the page has moved by itself since it was opened. The observer tells of shifts in their order, so it has told of all of them once
 * it tells of one that is made here.
 */
export function shiftsOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const { documentElement, body } = document
        let sum = 0
        let begun = Number.POSITIVE_INFINITY
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { readonly value: number; readonly hadRecentInput: boolean })[]) {
            if (entry.startTime >= begun) {
              body.style.paddingBlockStart = ''
              resolve(sum)
            } else if (!entry.hadRecentInput) sum += entry.value
          }
        }).observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => {
          begun = performance.now()
          // The browser would scroll along with what moves further down a page, and hide the shift.
          documentElement.style.overflowAnchor = 'none'
          body.style.paddingBlockStart = '300px'
        })
      }),
  )
}
