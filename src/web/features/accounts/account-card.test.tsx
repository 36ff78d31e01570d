// @vitest-environment happy-dom
import { useLocation } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LivePage } from '#tests/support/web/live-page.tsx'
import { PlainButton } from '../../ui/button/plain-button.tsx'
import { AccountCard } from './account-card.tsx'

let page: LivePage

function Shop() {
  const { pathname } = useLocation()
  if (pathname === '/shop') return <PlainButton look="text">Sign in to continue</PlainButton>
  return <AccountCard title={pathname}>The form</AccountCard>
}

beforeEach(async () => {
  page = await LivePage.open(<Shop />, { path: '/shop' })
})
afterEach(() => {
  page.leave()
  vi.unstubAllGlobals()
})

test('a page of signing in that a button has led to has the focus on its heading, as the button is gone', async () => {
  page.one('button').focus()
  await page.go('/login')
  await page.drawn()
  // React runs effects when it finds the time for them.
  await expect.poll(() => document.activeElement?.tagName).toBe('H1')
})

test('one that was opened by its address leaves the focus to the browser', async () => {
  page.leave()
  page = await LivePage.open(<Shop />, { path: '/login' })
  await page.drawn()
  expect(document.activeElement).toBe(document.body)
})

test('one that an address led on to before anything was pressed does so too', async () => {
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: false } })
  await page.go('/login')
  await page.drawn()
  expect(page.text).toContain('The form')
  expect(document.activeElement).toBe(document.body)
})
