// @vitest-environment happy-dom
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { LivePage } from '#tests/support/web/live-page.tsx'
import { Disclosure } from '../disclosure/disclosure.tsx'
import { Drawer } from '../drawer/drawer.tsx'

/** Asks the topmost layer to close, as browsers do for Escape and for Back on a phone. */
class BrowserWatcher extends EventTarget {
  static readonly open: BrowserWatcher[] = []

  constructor() {
    super()
    BrowserWatcher.open.push(this)
  }

  static ask(): void {
    const topmost = BrowserWatcher.open.pop()
    topmost?.dispatchEvent(new Event('close'))
  }

  destroy(): void {
    const position = BrowserWatcher.open.indexOf(this)
    if (position !== -1) BrowserWatcher.open.splice(position, 1)
  }
}

function Layers() {
  const [isBagOpen, setBagOpen] = useState(true)
  const [isChoiceOpen, setChoiceOpen] = useState(false)
  return (
    <Drawer isOpen={isBagOpen} onClose={() => setBagOpen(false)} title="Bag" closeLabel="Close" leavesHeader>
      <Disclosure label="Choose" isOpen={isChoiceOpen} onChange={(isOpen) => setChoiceOpen(isOpen)}>
        Choice
      </Disclosure>
    </Drawer>
  )
}

const isOpen = (page: LivePage, layer: 'dialog' | 'details') => page.all<HTMLDialogElement>(`${layer}[open]`).length === 1
const openChoice = async (page: LivePage) => {
  page.one('summary').click()
  await page.drawn()
  expect(isOpen(page, 'details')).toBe(true)
}

afterEach(() => {
  BrowserWatcher.open.length = 0
  vi.unstubAllGlobals()
})

test('each Back on a phone closes one layer, the topmost first, and one more is left for the page', async () => {
  vi.stubGlobal('CloseWatcher', BrowserWatcher)
  const page = await LivePage.open(<Layers />)
  await openChoice(page)
  BrowserWatcher.ask()
  await page.drawn()
  expect(isOpen(page, 'details')).toBe(false)
  expect(isOpen(page, 'dialog')).toBe(true)
  BrowserWatcher.ask()
  await page.drawn()
  expect(page.all('dialog[open]')).toEqual([])
  expect(BrowserWatcher.open).toEqual([])
  page.leave()
})

test('Escape closes such a layer where the browser has no watcher, and does nothing of its own where it has one', async () => {
  const pressEscape = () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  const page = await LivePage.open(<Layers />)
  pressEscape()
  await page.drawn()
  expect(page.all('dialog[open]')).toEqual([])
  page.leave()

  vi.stubGlobal('CloseWatcher', BrowserWatcher)
  const watched = await LivePage.open(<Layers />)
  pressEscape()
  await watched.drawn()
  expect(isOpen(watched, 'dialog')).toBe(true)
  watched.leave()
  expect(BrowserWatcher.open).toEqual([])
})
