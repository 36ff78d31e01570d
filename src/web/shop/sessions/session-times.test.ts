import { expect, test } from 'vitest'
import { translator } from '#i18n/translate.ts'
import { ar, en } from '#tests/support/texts.ts'
import { sessionTimes } from './session-times.ts'

const now = new Date('2026-03-06T12:00:00Z')
const inEnglish = { t: translator(en, 'en'), language: 'en', now } as const
const inArabic = { t: translator(ar, 'ar'), language: 'ar', now } as const

function session(created: string, lastSeen: string, isCurrent = false) {
  return { created, lastSeen, isCurrent }
}

test('times on the same day show the hour, earlier ones the date', () => {
  const recent = session('2026-03-06T09:00:00Z', '2026-03-06T10:00:00Z')
  expect(sessionTimes(recent, inEnglish)).toBe('Signed in 3 hours ago · last used 2 hours ago')
  expect(sessionTimes(recent, inArabic)).toBe('تم الدخول قبل 3 ساعات · آخر استخدام قبل ساعتين')
  const old = session('2026-01-02T09:00:00Z', '2026-03-05T11:59:00Z')
  expect(sessionTimes(old, inEnglish)).toBe('Since January 2, 2026 · last used March 5, 2026')
})

test('a use within the last hour is shown as such, and a slow browser clock shows no time in the future', () => {
  expect(sessionTimes(session('2026-03-06T12:00:20Z', '2026-03-06T12:00:20Z'), inEnglish)).toBe(
    'Signed in now · last used within the last hour',
  )
  expect(sessionTimes(session('2026-03-06T11:55:00Z', '2026-03-06T11:55:00Z', true), inEnglish)).toBe('Signed in 5 minutes ago')
})
