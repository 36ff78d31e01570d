import type { Page, Route } from '@playwright/test'
import { inLanguage, type Language } from '#domain/text/language.ts'
import { trouble as ar } from '#i18n/ar/trouble.ts'
import { trouble as en } from '#i18n/en/trouble.ts'

export const wordOf = (key: keyof typeof en, language: Language) => inLanguage({ en: en[key], ar: ar[key] }, language)

export const bar = (page: Page, language: Language) => page.getByRole('region', { name: wordOf('label', language), exact: true })

export const retry = (page: Page, language: Language) => bar(page, language).getByRole('button', { name: wordOf('retry', language) })

/** The keyboard is used because the page may still be scrolling, and a click would miss the button. */
export const askAgain = (page: Page, language: Language) => retry(page, language).press('Enter')

export const refuse = (route: Route) => route.fulfill({ status: 503, json: { error: 'x', code: 'internal' } })
