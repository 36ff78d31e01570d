import { expect, test } from 'vitest'
import type { HomeSettings } from './shop-settings.ts'
import { homeOn, shopDay } from './shown-days.ts'

const words = { en: 'Ramadan', ar: 'رمضان' }
const banner = (from?: string, until?: string) => ({ title: words, text: words, from, until })
const logo = { name: words, from: '2027-02-08', until: '2027-03-09' }
const home: HomeSettings = { heroSlides: [], banners: [banner('2027-02-08', '2027-03-09')], brandLogos: [logo], customerLogos: [logo] }

test.each([
  ['2027-02-07', 0],
  ['2027-02-08', 1],
  ['2027-03-09', 1],
  ['2027-03-10', 0],
])('on %s %i banners and logos are shown', (day, count) => {
  const { banners, brandLogos, customerLogos } = homeOn(home, day)
  expect([banners, brandLogos, customerLogos].map(({ length }) => length)).toEqual([count, count, count])
})

test('a side without a day is open', () => {
  const open = { ...home, banners: [banner(), banner('2027-02-08'), banner(undefined, '2027-02-08')] }
  expect(homeOn(open, '2027-02-09').banners).toEqual([banner(), banner('2027-02-08')])
})

test('a day begins at midnight in Cairo', () => {
  expect([shopDay(new Date('2027-02-07T21:59:59Z')), shopDay(new Date('2027-02-07T22:00:00Z'))]).toEqual(['2027-02-07', '2027-02-08'])
})
