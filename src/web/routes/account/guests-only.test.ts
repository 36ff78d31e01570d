import type { ClientLoaderFunctionArgs } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FakeBrowser } from '#tests/support/web/fake-browser.ts'
import { clientLoader as loadForgotPassword } from './forgot-password.tsx'
import { clientLoader as loadLogin } from './login.tsx'
import { clientLoader as loadRegister } from './register.tsx'
import { clientLoader as loadResetPassword } from './reset-password.tsx'

const PAGES = [
  ['/login', loadLogin],
  ['/register', loadRegister],
  ['/forgot-password', loadForgotPassword],
  ['/reset-password/anything', loadResetPassword],
] as const

let browser: FakeBrowser

beforeEach(() => {
  browser = new FakeBrowser()
  vi.stubGlobal('location', new URL('http://shop.example/shop'))
})
afterEach(() => browser.leave())

test.each(PAGES)('somebody signed in is led on from %s, to the page that was asked for or the dashboard', async (path, load) => {
  const answerAt = async (address: string) => {
    const request = new Request(`http://shop.example${address}`)
    return load({ request, params: {} } as unknown as ClientLoaderFunctionArgs)
  }
  expect(await answerAt(path)).toBeNull()
  browser.put('token', 'Bearer 1')
  for (const [address, next] of [
    [path, '/dashboard'],
    [`/ar${path}`, '/ar/dashboard'],
    [`${path}?next=/shop`, '/shop'],
  ] as const)
    expect((await answerAt(address))?.headers.get('location'), address).toBe(next)
})
