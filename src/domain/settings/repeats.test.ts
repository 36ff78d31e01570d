import { expect, test } from 'vitest'
import { overlappingHours, overlappingSeasons, repeatedHolidays, repeatedPhones } from './repeats.ts'
import type { OpeningHours } from './shop-settings.ts'

const hours = (days: OpeningHours['days'], from: string, to: string): OpeningHours => ({ days, from, to })
const days = (name: string, from: string, to = from) => ({ name: { en: name, ar: `${name} بالعربية` }, from, to })

test('hours overlap where they share a day and some of its time', () => {
  const rows = [hours(['sunday', 'monday'], '09:00', '17:00'), hours(['monday'], '16:59', '20:00'), hours(['tuesday'], '09:00', '17:00')]
  expect(overlappingHours(rows)).toEqual([{ index: 1, other: 0 }])
  expect(overlappingHours([...rows.slice(2), ...rows.slice(2)])).toEqual([{ index: 1, other: 0 }])
})

test('a day with a break, and one with the rest of a night, are in two rows', () => {
  expect(overlappingHours([hours(['friday'], '09:00', '12:00'), hours(['friday'], '12:00', '17:00')])).toEqual([])
  expect(overlappingHours([hours(['friday'], '20:00', '24:00'), hours(['saturday', 'friday'], '00:00', '02:00')])).toEqual([])
})

test('a season may not have days of another', () => {
  expect(overlappingSeasons([days('Ramadan', '2027-02-08', '2027-03-08'), days('Winter', '2027-03-08', '2027-03-20')])).toEqual([
    { index: 1, other: 0 },
  ])
  expect(overlappingSeasons([days('Ramadan', '2027-02-08', '2027-03-08'), days('Ramadan', '2028-01-28', '2028-02-26')])).toEqual([])
})

test('a holiday is there twice with the same days, or with its name on a day of both', () => {
  const eid = days('Eid', '2027-03-09', '2027-03-11')
  expect(repeatedHolidays([eid, days('Feast', '2027-03-09', '2027-03-11')])).toEqual([{ index: 1, other: 0 }])
  expect(repeatedHolidays([eid, days('Eid', '2027-03-11', '2027-03-12')])).toEqual([{ index: 1, other: 0 }])
  expect(repeatedHolidays([eid, days('Mothers', '2027-03-11'), days('Eid', '2028-02-26')])).toEqual([])
})

test('one number is the same in every spelling', () => {
  expect(repeatedPhones(['0100 123 4567', '19991', '+20 100 123 4567', '19991'])).toEqual([
    { index: 2, other: 0 },
    { index: 3, other: 1 },
  ])
  expect(repeatedPhones(['not a number', 'not a number'])).toEqual([])
})
