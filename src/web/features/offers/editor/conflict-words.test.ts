import { expect, test } from 'vitest'
import { offerEditor } from '#i18n/en/offer-editor.ts'
import { sentOffer } from '#i18n/en/sent-offer.ts'
import { translator } from '#i18n/translate.ts'
import { sampleLine, sampleOffer } from '#tests/support/offers.ts'
import { type ConflictTexts, conflictWords } from './conflict-words.ts'

const texts: ConflictTexts = {
  t: translator({ offerEditor }, 'en') as ConflictTexts['t'],
  values: { t: translator({ sentOffer }, 'en') as ConflictTexts['values']['t'], language: 'en' },
}
const words = (...changes: Parameters<typeof sampleOffer>) =>
  conflictWords(sampleOffer({ lines: [sampleLine()] }), sampleOffer(...changes), texts).map((text) =>
    text.replace(/[\u2066-\u2069]/g, '').replace(/\u00a0/g, ' '),
  )

test('a conflict names what was changed, with the old value beside the new one', () => {
  expect(words({ lines: [sampleLine({ quantity: 7, unitMinor: 90_000 })] })).toEqual([
    'Gas range: quantity 7 instead of 1',
    'Gas range: unit price 900 L.E instead of 1,000 L.E',
    expect.stringMatching(/^Total 7,182 L\.E instead of /),
  ])
  expect(words({ lines: [sampleLine()], closing: { en: 'Thank you.', ar: 'شكرًا.' } })).toEqual(['Closing words'])
})

test('a conflict gives the new value of each changed line of the address', () => {
  const { addressee } = sampleOffer()
  expect(words({ lines: [sampleLine()], addressee: { ...addressee, project: 'Hotel Hurghada', company: '' } })).toEqual([
    'Messrs (company): none',
    'Project: Hotel Hurghada',
  ])
})

test('a change that has no words of its own is one of the order', () => {
  expect(words({ lines: [sampleLine()] })).toEqual(['Only the order or the sections'])
})
