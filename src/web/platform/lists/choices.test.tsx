// @vitest-environment happy-dom
import { useNavigate, useSearchParams } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { LivePage } from '#tests/support/web/live-page.tsx'
import { PlainButton } from '#web/ui/button/plain-button.tsx'
import { useChoices } from './choices.ts'

const CHOICES = ['a', 'b', 'c'] as const
/** React lets go of the processor between two rows that take longer than this. */
const SLICE_MS = 12

let page: LivePage
/** Ends the loading of the list that was asked for last. */
let load: () => void
/** Runs once, while rows of the list with this query are being drawn. */
let whileDrawing: { readonly query: string; readonly run: () => void } | null

function Row({ query }: { readonly query: string }) {
  if (whileDrawing?.query === query) {
    setImmediate(whileDrawing.run)
    whileDrawing = null
  }
  const end = performance.now() + SLICE_MS
  while (performance.now() < end);
  return null
}

function List() {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const query = search.toString()
  const choose = useChoices<Record<string, string>>(Object.fromEntries(search), (next) => navigate(`/?${new URLSearchParams(next)}`))
  return (
    <>
      <output>{query}</output>
      {CHOICES.map((choice) => (
        <PlainButton key={choice} look="own" name={choice} onPress={() => void choose({ [choice]: '1' })} />
      ))}
      {CHOICES.map((row) => (
        <Row key={row} query={query} />
      ))}
    </>
  )
}

const press = (choice: (typeof CHOICES)[number]) => page.one(`button[name=${choice}]`).click()
const shown = () => page.one('output').textContent

/** Runs once a list is in the document, before React runs its passive effects. */
function onceShown(query: string, run: () => void) {
  const observer = new MutationObserver(() => {
    if (shown() !== query) return
    observer.disconnect()
    run()
  })
  observer.observe(document.body, { subtree: true, childList: true, characterData: true })
}

beforeEach(async () => {
  whileDrawing = null
  page = await LivePage.open(<List />, { loader: () => new Promise((resolve) => (load = () => resolve(null))) })
})
afterEach(() => page.leave())

test.for([
  { moment: 'once its list is in the document', at: onceShown },
  { moment: 'while its list is being drawn', at: (query: string, run: () => void) => (whileDrawing = { query, run }) },
])('a choice that follows another one $moment is part of the next one', async ({ at }) => {
  const { promise: pressed, resolve } = Promise.withResolvers<void>()
  at('a=1', () => {
    press('b')
    resolve()
  })
  press('a')
  await page.drawn()
  load()
  await pressed
  await expect.poll(shown).toBe('a=1')
  await page.drawn()
  press('c')
  await page.drawn()
  load()
  await expect.poll(shown).toBe('a=1&b=1&c=1')
})

test('a choice after a list has arrived by a link adds to that list alone', async () => {
  press('a')
  await page.drawn()
  load()
  await expect.poll(shown).toBe('a=1')
  await page.drawn()
  const left = page.go('/?b=1')
  await page.drawn()
  load()
  await left
  await expect.poll(shown).toBe('b=1')
  press('c')
  await page.drawn()
  load()
  await expect.poll(shown).toBe('b=1&c=1')
})
