// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { isolate } from '#i18n/bidi.ts'
import { settings } from '#i18n/en/settings.ts'
import { dashboardTexts } from '#i18n/sets/dashboard.ts'
import { settingsTexts } from '#i18n/sets/settings.ts'
import { LivePage } from '#tests/support/web/live-page.tsx'
import { sectionForm } from '#tests/support/web/section-form.ts'
import { finishAll, useHasUnfinished } from '../../../platform/forms/unfinished.ts'
import { loadTexts } from '../../../platform/texts/texts.ts'
import { SECTION_FIELDS } from '../section-fields.ts'
import type { SectionForm } from '../use-section-form.tsx'
import { FeesPart } from './fees-part.tsx'

const change = vi.fn<SectionForm['change']>()
const form = sectionForm({ content: { giza: { delivery: 90_000, installation: 'on-request' } }, change })
let page: LivePage

function Guarded() {
  return <output>{String(useHasUnfinished())}</output>
}

const delivery = () => page.one('fieldset').querySelector<HTMLInputElement>('input[inputmode="decimal"]') as HTMLInputElement
const type = async (text: string) => {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(delivery(), text)
  delivery().dispatchEvent(new Event('input', { bubbles: true }))
  await page.drawn()
}
const press = async (words: string) => {
  const found = page.all('label, button').find((each) => each.textContent === words || each.getAttribute('aria-label') === words)
  if (found === undefined) throw new Error(`nothing to press is called ${words}`)
  found.click()
  await page.drawn()
}
const save = async () => {
  const isReady = await finishAll()
  await page.drawn()
  return isReady
}
const isGuarded = () => page.one('output').textContent

beforeAll(async () => {
  await loadTexts('en', settingsTexts)
  await loadTexts('en', dashboardTexts)
})
beforeEach(async () => {
  page = await LivePage.open(
    <>
      <FeesPart form={form} specs={SECTION_FIELDS.delivery} />
      <Guarded />
    </>,
  )
})
afterEach(() => {
  page.leave()
  vi.resetAllMocks()
})

test('saving fills the chosen governorates with the prices that are typed for several, once', async () => {
  await type('1,500')
  await press('Giza')
  await press('Cairo')
  expect(isGuarded()).toBe('true')
  expect(await save()).toBe(true)
  const fees = { delivery: 150_000, installation: null }
  expect(change.mock.calls).toEqual([
    [['giza'], fees],
    [['cairo'], fees],
  ])
  expect(delivery().value).toBe('1,500')
  expect(isGuarded()).toBe('false')
  expect(await save()).toBe(true)
  expect(change).toHaveBeenCalledTimes(2)
})

test('prices that are typed for no governorate hold saving and leaving up until governorates are chosen or the prices emptied', async () => {
  await type('1,500')
  expect(isGuarded()).toBe('true')
  for (const press of [1, 2]) {
    delivery().blur()
    expect(await save(), `press ${press}`).toBe(false)
    expect(document.getElementById(delivery().getAttribute('aria-describedby') ?? '')?.textContent).toBe(settings.fees.fillFirst)
    expect(document.activeElement).toBe(delivery())
  }
  expect(change).not.toHaveBeenCalled()
  await type('')
  expect(delivery().getAttribute('aria-invalid')).toBeNull()
  expect(isGuarded()).toBe('false')
  expect(await save()).toBe(true)
  expect(change).not.toHaveBeenCalled()
})

test('prices that were copied and have no governorate yet, and governorates that are chosen without prices, hold nothing up', async () => {
  await press(`Copy the prices of ${isolate('Giza')}`)
  expect(delivery().value).toBe('900')
  expect(await save()).toBe(true)
  await type('')
  await press('Giza')
  await save()
  expect(change).toHaveBeenCalledExactlyOnceWith(['giza'], { delivery: null, installation: 'on-request' })
})
