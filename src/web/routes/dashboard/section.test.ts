import type { ClientLoaderFunctionArgs } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { OwnUser } from '#contract/accounts.ts'
import { FakeBrowser } from '#tests/support/web/fake-browser.ts'
import { rememberUser } from '../../platform/calls/session.ts'
import { clientLoader as loadSecurity } from './security.tsx'

let browser: FakeBrowser

beforeEach(() => {
  browser = new FakeBrowser()
  browser.put('token', 'Bearer 1')
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}', { status: 400 })))
})
afterEach(() => {
  rememberUser(null)
  browser.leave()
})

test('the page of the password is a missing page for an account of Google', async () => {
  const statusFor = async (provider: string) => {
    rememberUser({ role: 'ROLE MEMBER', merchant: null, provider, areas: [] } as unknown as OwnUser)
    const request = new Request('http://shop.example/dashboard/security')
    return loadSecurity({ request, params: {} } as unknown as ClientLoaderFunctionArgs).then(
      () => 200,
      ({ init }) => init?.status,
    )
  }
  expect(await statusFor('Google')).toBe(404)
  expect(await statusFor('Email')).toBe(200)
})
