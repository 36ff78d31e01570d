import { expect, test } from 'vitest'
import { shownSwitch } from './use-product-switch.ts'

const OFF = { isActive: false }

test('a switch shows what was asked for until the server answers', () => {
  const wanted = { isOn: true, isPending: true, over: OFF }
  expect(shownSwitch(OFF, wanted)).toEqual({ isOn: true, isPending: true })
  // The list may be loaded for another reason meanwhile, from before the change.
  expect(shownSwitch({ isActive: false }, wanted)).toEqual({ isOn: true, isPending: true })
})

test('a switch never turns back between the answer and the list that is loaded after it', () => {
  expect(shownSwitch(OFF, { isOn: true, isPending: false, over: OFF })).toEqual({ isOn: true, isPending: false })
})

test('a product that was loaded after the answer is shown as it is, even where somebody else has switched it meanwhile', () => {
  const wanted = { isOn: true, isPending: false, over: OFF }
  expect(shownSwitch({ isActive: true }, wanted)).toEqual({ isOn: true, isPending: false })
  expect(shownSwitch({ isActive: false }, wanted)).toEqual({ isOn: false, isPending: false })
  expect(shownSwitch(OFF, null)).toEqual({ isOn: false, isPending: false })
})
