// @vitest-environment happy-dom
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { LivePage } from '#tests/support/web/live-page.tsx'
import { PlainButton } from '../../ui/button/plain-button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { DoublePresses } from './double-presses.tsx'

let page: LivePage

afterEach(() => page.leave())

async function press(selector: string, detail: number, clientX = 0): Promise<void> {
  page.one(selector).dispatchEvent(new MouseEvent('click', { detail, clientX, bubbles: true, cancelable: true }))
  await page.drawn()
}

function Deleting() {
  const [isAsking, setAsking] = useState(false)
  const [isDeleted, setDeleted] = useState(false)
  return (
    <>
      <DoublePresses />
      <PlainButton look="own" className="ask" onPress={() => setAsking(true)}>
        Delete
      </PlainButton>
      <Dialog isOpen={isAsking} onClose={() => setAsking(false)} title="Sure?" actions={null}>
        <PlainButton look="own" className="sure" onPress={() => setDeleted(true)}>
          Delete it
        </PlainButton>
      </Dialog>
      <output>{isDeleted ? 'deleted' : 'there'}</output>
    </>
  )
}

function Rows() {
  const [rows, setRows] = useState(['oven', 'mixer', 'fridge'])
  return (
    <>
      <DoublePresses />
      {rows.map((row) => (
        <PlainButton look="own" key={row} className={row} onPress={() => setRows(rows.filter((other) => other !== row))} />
      ))}
      <output>{rows.join()}</output>
    </>
  )
}

function Counting(attributes: Record<string, string>) {
  const [count, setCount] = useState(0)
  return (
    <>
      <DoublePresses />
      <PlainButton look="own" {...attributes} onPress={() => setCount(count + 1)} />
      <output>{count}</output>
    </>
  )
}

test('the second press of the double click that opened a question answers nothing in it, and a later press does', async () => {
  page = await LivePage.open(<Deleting />)
  await press('.ask', 1)
  await press('.sure', 2)
  expect(page.one('output').textContent).toBe('there')
  await press('.sure', 1)
  expect(page.one('output').textContent).toBe('deleted')
})

test('a double click on the button that removes a row leaves the row that moves up', async () => {
  page = await LivePage.open(<Rows />)
  await press('.oven', 1)
  await press('.mixer', 2)
  expect(page.one('output').textContent).toBe('mixer,fridge')
})

test('two quick taps on neighbours are two presses, also where the screen counts them as one double tap', async () => {
  page = await LivePage.open(<Rows />)
  await press('.oven', 1)
  await press('.mixer', 2, 44)
  expect(page.one('output').textContent).toBe('fridge')
})

test('a double click leaves what can be switched as the first press made it; other buttons and the keyboard count each press', async () => {
  for (const toggle of [{ 'aria-pressed': 'false' }, { 'aria-expanded': 'false' }, { role: 'switch' }]) {
    page = await LivePage.open(<Counting {...toggle} />)
    await press('button', 1)
    await press('button', 2)
    expect(page.one('output').textContent).toBe('1')
    await press('button', 0)
    expect(page.one('output').textContent).toBe('2')
    page.leave()
  }
  page = await LivePage.open(<Counting />)
  for (const detail of [1, 2, 3]) await press('button', detail)
  expect(page.one('output').textContent).toBe('3')
})

test('a double click on a fold leaves it open', async () => {
  page = await LivePage.open(
    <>
      <DoublePresses />
      <details>
        <summary>Sizes</summary>
      </details>
    </>,
  )
  await press('summary', 1)
  await press('summary', 2)
  expect(page.one<HTMLDetailsElement>('details').open).toBe(true)
})
