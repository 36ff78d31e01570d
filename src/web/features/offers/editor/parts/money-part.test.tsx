// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { defaultDecision } from '#domain/offers/decisions.ts'
import { offerSums } from '#domain/offers/sums.ts'
import { offerEditor } from '#i18n/en/offer-editor.ts'
import { offerEditorTexts } from '#i18n/sets/offer-editor.ts'
import { sampleLine, sampleOffer } from '#tests/support/offers.ts'
import { LivePage } from '#tests/support/web/live-page.tsx'
import { loadTexts } from '../../../../platform/texts/texts.ts'
import { MoneyPart } from './money-part.tsx'

const content = sampleOffer({ lines: [sampleLine({ unitMinor: 25_000_000 })] })
const change = vi.fn()
let page: LivePage

const wanted = () => page.one<HTMLInputElement>('[data-path="wanted"]')
const note = () => document.getElementById(wanted().getAttribute('aria-describedby') ?? '')?.textContent
const apply = async () => {
  page
    .all<HTMLButtonElement>('button')
    .find(({ textContent }) => textContent === offerEditor.money.apply)
    ?.click()
  await page.drawn()
}
const type = async (text: string) => {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(wanted(), text)
  wanted().dispatchEvent(new Event('input', { bubbles: true }))
  await page.drawn()
}

beforeAll(async () => {
  await loadTexts('en', offerEditorTexts)
})
beforeEach(async () => {
  page = await LivePage.open(<MoneyPart content={content} sums={offerSums(content, defaultDecision(content))} change={change} />)
})
afterEach(() => {
  page.leave()
  vi.resetAllMocks()
})

test.each(['1e3', '-3', 'NaN', '12 pcs'])(
  'a wanted total of “%s” is marked, and “Apply” says how an amount is written and changes nothing',
  async (typed) => {
    await type(typed)
    expect(wanted().getAttribute('aria-invalid')).toBe('true')
    expect(note()).toBe('')
    await apply()
    expect(note()).toBe(offerEditor.refusedFigure.amount)
    expect(wanted().value).toBe(typed)
    expect(change).not.toHaveBeenCalled()

    await type('250,000')
    expect(wanted().getAttribute('aria-invalid')).toBeNull()
    expect(note()).toBe('')
    await apply()
    expect(change).toHaveBeenCalledOnce()
    expect(wanted().value).toBe('')
  },
)

test('a wanted total above the total without a discount says so, and an empty field says nothing', async () => {
  await type('300,000')
  await apply()
  expect(note()).toBe(offerEditor.money.wantedRefused)
  await type('  ')
  await apply()
  expect(note()).toBe('')
  expect(change).not.toHaveBeenCalled()
})
