import { expect, test } from 'vitest'
import { FakeBrowser } from '#tests/support/web/fake-browser.ts'
import { forgetTyped } from './forget-typed.ts'

test('drafts, notes and names that were read are removed, and not the calls, messages and changes of offers that are still to be sent', () => {
  const browser = new FakeBrowser()
  const unsent = 'desk-contacts 1'
  for (const key of ['draft 1 product/new', 'desk-note 1 2', 'support-draft 1 2', 'palette 1', unsent]) sessionStorage.setItem(key, 'x')
  const left = ['offer-unsaved 1 7/1', 'support-outbox 1', 'cart_items']
  for (const key of [...left, 'palette 1']) browser.put(key, 'x')
  forgetTyped()
  expect(browser.storedInTab()).toEqual([unsent])
  expect([...left, 'palette 1'].map((key) => browser.stored(key))).toEqual(['x', 'x', 'x', null])
  browser.refuseStorage()
  forgetTyped()
  browser.leave()
})
