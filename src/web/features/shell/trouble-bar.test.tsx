// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { trouble } from '#i18n/en/trouble.ts'
import { LivePage } from '#tests/support/web/live-page.tsx'
import { TroubleBar } from './trouble-bar.tsx'

afterEach(() => vi.restoreAllMocks())

test.each([
  ['a visitor reads that the bag is saved', false, trouble.offline],
  ['staff and merchants read that what they typed stays', true, trouble.atWork],
])('without a network %s', async (_, isBackOffice, words) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const page = await LivePage.open(<TroubleBar isBackOffice={isBackOffice} />)
  expect(document.querySelector('[role="alert"]')?.textContent).toBe(words)
  page.leave()
})
