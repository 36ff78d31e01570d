// @vitest-environment happy-dom
import { afterEach, beforeAll, expect, test } from 'vitest'
import { LivePage } from '#tests/support/web/live-page.tsx'
import { useQuantity } from '../../features/product/use-quantity.ts'
import { loadTexts } from '../../platform/texts/texts.ts'
import { QuantityField } from './quantity-field.tsx'

const STOCK = 1000
const WHOLE_ONLY = 'whole pieces'

let page: LivePage

beforeAll(async () => {
  await loadTexts('en')
})
afterEach(() => page.leave())

function Wanted() {
  const { text, error, type, leave } = useQuantity(STOCK)
  return (
    <QuantityField
      label="Quantity"
      increaseLabel="more"
      decreaseLabel="fewer"
      text={text}
      least={1}
      most={50}
      error={error}
      wholeOnly={WHOLE_ONLY}
      isDisabled={false}
      hasSteps
      onType={type}
      onLeave={leave}
    />
  )
}

async function paste(text: string): Promise<string> {
  page.type('quantity', text)
  await page.drawn()
  return page.field('quantity').value
}

const note = () => page.one('[data-quantity-note]').textContent

test('a pasted text that is no whole number is refused with a message, and the quantity stays', async () => {
  page = await LivePage.open(<Wanted />)
  expect(await paste('7')).toBe('7')
  for (const text of ['1e3', '10x2', '-3', '1,5', 'NaN', '12 pcs']) {
    expect(await paste(text), text).toBe('7')
    expect(note(), text).toBe(WHOLE_ONLY)
  }
  expect(await paste('\u200f١٢\u200f')).toBe('12')
  expect(note()).toBe('')
})

test('digits typed behind a refused character are not added to those before it', async () => {
  page = await LivePage.open(<Wanted />)
  await paste('1e')
  expect(await paste('13')).toBe('1')
  expect(note()).toBe(WHOLE_ONLY)
  expect(await paste('')).toBe('')
  await paste('x')
  expect(await paste('13')).toBe('13')
})
