import { expect, type Page } from '@playwright/test'

export const PASSWORD = 'diyafa-demo'

const stored = new Map<string, string>()

/**
 * The token of one of the demo's people. A sign-in computes a hash that is made to be slow, so the tests of a worker share its token until
 * one of them ends the session; another shop of the worker does not know it and gets a token of its own.
 */
export async function storedTokenOf(page: Page, email: string): Promise<string> {
  const before = stored.get(email)
  if (before !== undefined && (await isGood(page, before))) return before
  const reply = await page.request.post('/api/auth/login', { data: { email, password: PASSWORD } })
  expect(reply.status()).toBe(200)
  const { token } = (await reply.json()) as { token: string }
  stored.set(email, token)
  return token
}

async function isGood(page: Page, token: string): Promise<boolean> {
  return (await page.request.get('/api/user/me', { headers: { authorization: token } })).ok()
}
