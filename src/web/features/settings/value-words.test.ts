import { beforeAll, expect, test } from 'vitest'
import type { SettingsSection } from '#domain/settings/sections.ts'
import type { Language } from '#domain/text/language.ts'
import { settingsTexts } from '#i18n/sets/settings.ts'
import { speak } from '#i18n/text-set.ts'
import { textIn } from '../../platform/texts/texts.ts'
import { settingsHistoryWords } from './history-words.ts'

beforeAll(() => speak('en', 'ar'))

function told(section: SettingsSection, fact: string, value: unknown, language: Language = 'en'): string | undefined {
  return settingsHistoryWords(section, textIn(language, settingsTexts), language).textOf(fact, value)
}

const both = (en: string, ar: string) => ({ en, ar })

test('the history tells settings as their forms do, in the language of the reader', () => {
  const part = { share: { kind: 'percent', hundredths: 4050 }, time: 'on-order', date: null, way: 'transfer' }
  const plans = [{ name: both('Half first', 'النصف أولًا'), parts: [part] }]
  expect(told('offers', 'plans', plans)).toBe('Half first · النصف أولًا · 40.5% · On order · Bank transfer')
  expect(told('offers', 'discountLimitHundredths', 1250)).toBe('12.5%')
  const weekly = [{ days: ['sunday', 'monday'], from: '09:00', to: '17:00' }]
  expect(told('hours', 'weekly', weekly)).toBe('Sunday and Monday · 09:00 · 17:00')
  expect(told('hours', 'weekly', weekly, 'ar')).toBe('الأحد والاثنين · 09:00 · 17:00')
  const eid = { name: both('Eid', 'العيد'), from: '2027-03-09', to: '2027-03-11' }
  expect(told('hours', 'holidays', [eid])).toBe('Eid · العيد · March 9, 2027 · March 11, 2027')
  expect(told('social', 'pages', [{ network: 'x', url: 'https://x.com/nile' }])).toBe('X · https://x.com/nile')
})

test('a picture is said to be one, and nothing is a dash', () => {
  const src = `/media/${'a'.repeat(56)}/800.webp`
  expect(told('pictures', 'icon', src)).toBe('Picture')
  expect(told('home', 'brandLogos', [{ name: both('Nile', 'النيل'), imageUrl: src }])).toBe('Nile · النيل · Picture')
  expect([told('company', 'email', ''), told('offers', 'discountLimitHundredths', null), told('offers', 'plans', [])]).toEqual([
    '–',
    '–',
    '–',
  ])
})
