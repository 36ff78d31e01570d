// @vitest-environment happy-dom
import { useState } from 'react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { LivePage } from '#tests/support/web/live-page.tsx'
import { loadTexts } from '../platform/texts/texts.ts'
import { useFoundProducts } from './found-products.ts'
import { TYPING_PAUSES } from './typing-pauses.ts'

let page: LivePage

function Picker() {
  const [typed, setTyped] = useState('')
  const found = useFoundProducts(typed)
  return (
    <>
      <input name="typed" value={typed} onChange={({ target }) => setTyped(target.value)} />
      <output>{found.kind === 'found' ? found.products.map(({ name }) => name).join(', ') : found.kind}</output>
    </>
  )
}

/** A shop that knows mixers and cannot be reached for anything else. */
async function find(path: string) {
  if (!path.endsWith('search=mixer')) throw new TypeError('no network')
  return { status: 200, json: async () => ({ products: [{ name: 'Mixer' }] }) }
}

beforeAll(async () => {
  await loadTexts('en')
})
afterEach(() => {
  page.leave()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('the products of the term before are not shown under the next one, nor under a letter', async () => {
  vi.stubGlobal('fetch', find)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  page = await LivePage.open(<Picker />)
  const shown = () => page.one('output').textContent
  expect(shown()).toBe('nothing')
  for (const { term, outcome } of [
    { term: ' mixer', outcome: 'Mixer' },
    { term: 'oven', outcome: 'failed' },
  ]) {
    page.type('typed', term)
    await expect.poll(shown).toBe('searching')
    vi.advanceTimersByTime(TYPING_PAUSES.product)
    await expect.poll(shown).toBe(outcome)
  }
  page.type('typed', 'o')
  await expect.poll(shown).toBe('nothing')
})
