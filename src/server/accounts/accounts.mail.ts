import { RESET_LINK_TTL_MS } from '#domain/accounts.ts'
import { letterTexts } from '#i18n/letters.ts'
import type { RenderedLetter } from '#server/platform/mail/letter.ts'
import { greetingFor, pageUrl, renderLetter } from '#server/platform/mail/render-letter.ts'
import { shop } from '#shop-config'
import type { AccountReader } from './account-letters.service.ts'

const HOUR_MS = 60 * 60 * 1000

export function welcomeLetter({ language, email, firstName, provider }: AccountReader, publicUrl: string): RenderedLetter {
  const t = letterTexts(language)
  const company = shop.company[language]
  return renderLetter({
    language,
    subject: t('welcome.subject', { company }),
    preheader: t('welcome.preheader'),
    greeting: greetingFor(firstName, language),
    paragraphs: [
      provider === 'Email'
        ? t('welcome.ready', { email: { latin: email } })
        : t('welcome.readyElsewhere', { provider, email: { latin: email } }),
      t('welcome.next'),
    ],
    button: { label: t('welcome.button'), url: pageUrl(publicUrl, language, '/shop') },
    notes: [t('welcome.note')],
    footer: { reason: t('welcome.reason', { company }) },
  })
}

export function resetLetter({ language, email, firstName }: AccountReader, token: string, publicUrl: string): RenderedLetter {
  const t = letterTexts(language)
  return renderLetter({
    language,
    subject: t('reset.subject'),
    preheader: t('reset.preheader'),
    greeting: greetingFor(firstName, language),
    paragraphs: [t('reset.asked', { email: { latin: email } })],
    button: { label: t('reset.button'), url: pageUrl(publicUrl, language, `/reset-password/${token}`) },
    notes: [t('reset.hours', { count: RESET_LINK_TTL_MS / HOUR_MS }), t('reset.note')],
    footer: { reason: t('reset.reason', { company: shop.company[language] }) },
  })
}

export function passwordChangedLetter({ language, email, firstName }: AccountReader, publicUrl: string): RenderedLetter {
  const t = letterTexts(language)
  return renderLetter({
    language,
    subject: t('passwordChanged.subject'),
    preheader: t('passwordChanged.preheader'),
    greeting: greetingFor(firstName, language),
    paragraphs: [t('passwordChanged.changed', { email: { latin: email } })],
    button: { label: t('passwordChanged.button'), url: pageUrl(publicUrl, language, '/login') },
    notes: [t('passwordChanged.note')],
    footer: { reason: t('passwordChanged.reason', { company: shop.company[language] }) },
  })
}
