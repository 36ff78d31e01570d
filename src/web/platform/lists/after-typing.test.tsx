// @vitest-environment happy-dom
import { useState } from 'react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { FoundReply } from '#contract/desk/palette.ts'
import { LivePage } from '#tests/support/web/live-page.tsx'
import { Button } from '../../ui/button/button.tsx'
import { loadTexts } from '../texts/texts.ts'
import { useAfterTyping } from './after-typing.ts'

const PAUSE_MS = 200

interface Asked {
  readonly path: string
  readonly signal: AbortSignal
  /** Answers with a customer's name; null loses the connection. */
  readonly answer: (name: string | null) => void
}

let asked: Asked[]
/** The answers that the page has taken from the network. */
let read: string[]
let page: LivePage

function Finder() {
  const [typed, setTyped] = useState('')
  const term = typed.trim()
  const { state, answer, isOfKey, askAgain } = useAfterTyping(term === '' ? null : term, PAUSE_MS, (api) =>
    api.call('GET /api/desk/find', { query: { search: term } }),
  )
  return (
    <>
      <input name="term" value={typed} onChange={({ target }) => setTyped(target.value)} />
      <output>{[state, answer?.customers[0]?.name ?? 'nobody', isOfKey ? 'of these words' : 'of others'].join(', ')}</output>
      <Button tone="secondary" onPress={askAgain}>
        Again
      </Button>
    </>
  )
}

const shown = () => expect.poll(() => page.one('output').textContent)

beforeAll(async () => {
  await loadTexts('en')
})
beforeEach(async () => {
  asked = []
  read = []
  vi.stubGlobal('fetch', (path: string, { signal }: { signal: AbortSignal }) => {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>()
    const reply = (name: string) => {
      read.push(name)
      return { customers: [{ name }] } as FoundReply
    }
    const answer = (name: string | null) =>
      name === null ? reject(new TypeError('no network')) : resolve({ status: 200, json: async () => reply(name) })
    asked.push({ path, signal, answer })
    return promise
  })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  page = await LivePage.open(<Finder />)
})
afterEach(() => {
  page.leave()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Types, and lets the typing rest. */
async function ask(term: string): Promise<void> {
  const before = asked.length
  page.type('term', term)
  await shown().toMatch(/^asking/)
  vi.advanceTimersByTime(PAUSE_MS)
  await expect.poll(() => asked).toHaveLength(before + 1)
}

test('words that are typed in one go are asked about once, when typing has rested', async () => {
  for (const term of ['N', 'Ni', 'Nile ']) {
    page.type('term', term)
    await shown().toBe('asking, nobody, of others')
    vi.advanceTimersByTime(PAUSE_MS - 1)
  }
  expect(asked).toEqual([])
  vi.advanceTimersByTime(1)
  await expect.poll(() => asked.map(({ path }) => path)).toEqual(['/api/desk/find?search=Nile'])
  asked[0]?.answer('Nile Hotels')
  await shown().toBe('answered, Nile Hotels, of these words')
})

test('other words end the call before them, and its late answer is dropped', async () => {
  await ask('Nile')
  expect(asked[0]?.signal.aborted).toBe(false)
  await ask('Delta')
  expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false])
  asked[1]?.answer('Delta Foods')
  await shown().toBe('answered, Delta Foods, of these words')
  asked[0]?.answer('Nile Hotels')
  await expect.poll(() => read).toEqual(['Delta Foods', 'Nile Hotels'])
  await page.drawn()
  expect(page.one('output').textContent).toBe('answered, Delta Foods, of these words')
})

test('the last answer stays under longer words as one of others, and goes where nothing is asked', async () => {
  await ask('Nile')
  asked[0]?.answer('Nile Hotels')
  await shown().toBe('answered, Nile Hotels, of these words')
  page.type('term', 'Nile H')
  await shown().toBe('asking, Nile Hotels, of others')
  page.type('term', '')
  await shown().toBe('resting, nobody, of others')
  await ask('Nile')
  expect(page.one('output').textContent).toBe('asking, nobody, of others')
})

test('a lost call is said and can be asked again, and so can one that was answered, whose answer stays meanwhile', async () => {
  await ask('Nile')
  asked[0]?.answer(null)
  await shown().toBe('failed, nobody, of these words')
  page.one('button').click()
  await shown().toBe('asking, nobody, of these words')
  vi.advanceTimersByTime(PAUSE_MS)
  await expect.poll(() => asked).toHaveLength(2)
  asked[1]?.answer('Nile Hotels')
  await shown().toBe('answered, Nile Hotels, of these words')
  page.one('button').click()
  await shown().toBe('asking, Nile Hotels, of these words')
})

test('a page that is left asks nothing more and ends its call', async () => {
  await ask('Nile')
  page.leave()
  expect(asked[0]?.signal.aborted).toBe(true)
})
