import { afterEach, beforeEach, expect, test } from 'vitest'
import type { OwnUser } from '#contract/accounts.ts'
import { FakeBrowser } from '#tests/support/web/fake-browser.ts'
import { endSession, startSession } from '../../../platform/calls/session.ts'
import { changeDelivery, deliveryToSend, NEW_ADDRESS } from './delivery-draft.ts'

const SAVED = '01900000-0000-7000-8000-00000000add1'

let browser: FakeBrowser

beforeEach(() => {
  browser = new FakeBrowser()
  startSession('Bearer 1', { _id: 'mona', phoneNumber: '+20 100 555 0000' } as OwnUser)
})
afterEach(() => {
  endSession('replaced')
  browser.leave()
})

test('a governorate goes with a typed address or alone, but not with a saved address, which hides it', () => {
  changeDelivery({ governorate: 'giza' })
  expect(deliveryToSend([])).toEqual({ governorate: 'giza' })
  changeDelivery({ place: SAVED })
  expect(deliveryToSend([])).toEqual({ address: SAVED })
  changeDelivery({ place: NEW_ADDRESS, address: '12 Talaat Harb St' })
  expect(deliveryToSend([])).toEqual({ address: '12 Talaat Harb St', governorate: 'giza' })
})

test('nothing is sent while nothing was given, and the phone of the profile is nothing new', () => {
  expect(deliveryToSend([])).toBeUndefined()
  changeDelivery({ phone: '+201005550000' })
  expect(deliveryToSend([])).toBeUndefined()
})
