import { readFileSync } from 'node:fs'
import { runInThisContext } from 'node:vm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FakeBrowser } from '#tests/support/web/fake-browser.ts'

const SCRIPT = readFileSync(`${import.meta.dirname}/take-token.js`, 'utf8')

let browser: FakeBrowser
beforeEach(() => {
  browser = new FakeBrowser()
})
afterEach(() => browser.leave())

/** The token of a session, as the shop writes it. */
function tokenOf(sub: string, session: string): string {
  const part = (facts: object) => Buffer.from(JSON.stringify(facts)).toString('base64url')
  return `Bearer ${part({ alg: 'HS256' })}.${part({ sub, session })}.signature`
}

/** Another service leads back to the shop with these words behind the `#`; answers the address that the history is left with. */
function arrive(brought: Readonly<Record<string, string>>, word?: string): string | undefined {
  if (word !== undefined) sessionStorage.setItem('sign_in_word', word)
  const replaceState = vi.fn<(state: null, title: string, address: string) => void>()
  vi.stubGlobal('location', { hash: `#${new URLSearchParams(brought)}`, pathname: '/ar/auth/success', search: '?a=1' })
  vi.stubGlobal('history', { state: null, replaceState })
  runInThisContext(SCRIPT)
  return replaceState.mock.lastCall?.[2]
}

const MINE = tokenOf('mona', 'first')

test('a token is stored where this browser began the sign-in, and leaves the address at once; its word counts once', () => {
  expect(arrive({ token: MINE, word: 'w-1', returnTo: '/brands' }, 'w-1')).toBe('/ar/auth/success?a=1')
  expect(browser.stored('token')).toBe(MINE)
  expect(sessionStorage.getItem('return_to')).toBe('/brands')
  localStorage.removeItem('token')
  arrive({ token: MINE, word: 'w-1' })
  expect(browser.stored('token')).toBeNull()
})

const OTHER_WORDS: readonly Readonly<Record<string, string>>[] = [{}, { word: '' }, { word: 'guessed' }]

test.each(OTHER_WORDS)("a token without the secret word of this browser's sign-in is not stored: %j", (word) => {
  expect(arrive({ token: MINE, ...word, returnTo: '/brands' }, 'w-1')).toBe('/ar/auth/success?a=1')
  expect(browser.stored('token')).toBeNull()
  // The next attempt still leads to the page that was asked for.
  expect(sessionStorage.getItem('return_to')).toBe('/brands')
})

test('a token without the secret word is not stored where this browser began no sign-in', () => {
  arrive({ token: MINE, word: '' })
  expect(browser.stored('token')).toBeNull()
})

test('a session is replaced by a fresh one of the same account alone, and only where this browser asked for it', () => {
  const [fresh, foreign] = [tokenOf('mona', 'second'), tokenOf('hany', 'third')]
  browser.put('token', MINE)
  arrive({ token: fresh })
  expect(browser.stored('token')).toBe(MINE)
  arrive({ token: foreign, word: 'w-1' }, 'w-1')
  expect(browser.stored('token')).toBe(MINE)
  arrive({ token: 'Bearer nonsense', word: 'w-1' }, 'w-1')
  expect(browser.stored('token')).toBe(MINE)
  arrive({ token: fresh, word: 'w-1' }, 'w-1')
  expect(browser.stored('token')).toBe(fresh)
})

test('a sign-in that waits for its code stores no token, and one that was not begun here waits for none', () => {
  arrive({ due: 'attempt', word: 'guessed' }, 'w-1')
  expect(sessionStorage.getItem('code_due')).toBeNull()
  arrive({ due: 'attempt', word: 'w-1' }, 'w-1')
  expect(sessionStorage.getItem('code_due')).toBe('attempt')
  expect(browser.stored('token')).toBeNull()
})

test('a page without a token is left as it is, and a browser that refuses storage stays signed out', () => {
  expect(arrive({})).toBeUndefined()
  browser.refuseStorage()
  vi.stubGlobal('location', { hash: `#${new URLSearchParams({ token: MINE, word: 'w-1' })}`, pathname: '/auth/success', search: '' })
  runInThisContext(SCRIPT)
  expect(browser.stored('token')).toBeNull()
})
