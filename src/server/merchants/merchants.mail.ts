import { MERCHANT_LINK_TTL_MS } from '#domain/accounts.ts'
import { SECTIONS } from '#domain/dashboard.ts'
import type { Language } from '#domain/language.ts'
import { formatCairoTime } from '#i18n/formats.ts'
import { inOneLine, type LetterKey, type LetterTexts, letterTexts } from '#i18n/letters.ts'
import type { RenderedLetter } from '#server/platform/mail/letter.ts'
import { greetingFor, pageUrl, renderLetter } from '#server/platform/mail/render-letter.ts'
import { shop } from '#shop-config'
import type { Application, MerchantReader } from './merchant-letters.service.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** The letters to merchants and those who want to become one. */
type MerchantLetter = 'applied' | 'invited' | 'approved' | 'welcome' | 'enabled' | 'disabled' | 'rejected'

interface Addressed {
  readonly language: Language
  readonly name: string
  readonly brandName: string
}

/** What each of them has: who it speaks to, how it begins and why it came. Its words come with the values that any may name. */
function frameOf(letter: MerchantLetter, { language, name, brandName: brand }: Addressed) {
  const values = { company: shop.company[language], brand }
  const texts = letterTexts(language)
  const t = (key: LetterKey, more: Parameters<LetterTexts>[1] = {}) => texts(key, { ...values, ...more })
  const frame = {
    language,
    subject: t(`merchants.${letter}.subject`),
    preheader: t(`merchants.${letter}.preheader`),
    greeting: greetingFor(name, language),
    footer: { reason: t(`merchants.${letter}.reason`) },
  }
  return { t, frame }
}

function ofReader({ language, firstName, brandName }: MerchantReader): Addressed {
  return { language, name: firstName, brandName }
}

/** It repeats nothing of the application but the name: anybody can have it sent to any address. */
export function applicationLetter(application: Application): RenderedLetter {
  const { t, frame } = frameOf('applied', application)
  return renderLetter({ ...frame, paragraphs: [t('merchants.applied.thanks'), t('merchants.applied.next')] })
}

/** For the shop, in the language that the applicant reads, as whoever answers has to write in it. */
export function applicationNotice(application: Application, publicUrl: string): RenderedLetter {
  const { language, name, brandName, phoneNumber, email, business, created } = application
  const t = letterTexts(language)
  const company = shop.company[language]
  return renderLetter({
    language,
    subject: t('merchants.notice.subject', { name }),
    preheader: t('merchants.notice.preheader', { company }),
    greeting: t('merchants.notice.greeting'),
    paragraphs: [t('merchants.notice.applied', { name, company })],
    quote: business,
    facts: [
      { label: t('merchants.notice.name'), value: inOneLine(name) },
      { label: t('merchants.notice.brand'), value: inOneLine(brandName) },
      { label: t('merchants.notice.phone'), value: phoneNumber, isLatin: true },
      { label: t('merchants.notice.email'), value: email, isLatin: true },
      { label: t('merchants.notice.sent'), value: formatCairoTime(created, language) },
    ],
    button: {
      label: t('merchants.notice.button'),
      url: pageUrl(publicUrl, language, `${SECTIONS.merchants}?${new URLSearchParams({ search: email })}`),
    },
    isToShop: true,
    notes: [t('merchants.notice.note')],
    footer: { reason: t('merchants.notice.reason', { company }) },
  })
}

export function invitationLetter(reader: MerchantReader, token: string, publicUrl: string): RenderedLetter {
  const { t, frame } = frameOf('invited', ofReader(reader))
  const { language, email } = reader
  // An @ may stand in a query as it is, and people read the address in the link.
  const query = `email=${encodeURIComponent(email).replaceAll('%40', '@')}`
  return renderLetter({
    ...frame,
    paragraphs: [t('merchants.invited.approved'), t('merchants.invited.next')],
    button: { label: t('merchants.invited.button'), url: pageUrl(publicUrl, language, `/merchant-signup/${token}?${query}`) },
    notes: [
      t('merchants.invited.days', { count: MERCHANT_LINK_TTL_MS / DAY_MS }),
      t('merchants.invited.note', { email: { latin: email } }),
    ],
  })
}

export function approvalLetter(reader: MerchantReader, publicUrl: string): RenderedLetter {
  const { t, frame } = frameOf('approved', ofReader(reader))
  const { language, email } = reader
  return renderLetter({
    ...frame,
    paragraphs: [t('merchants.approved.approved'), t('merchants.approved.account', { email: { latin: email } })],
    button: { label: t('merchants.approved.button'), url: pageUrl(publicUrl, language, SECTIONS.account) },
  })
}

export function merchantWelcomeLetter(reader: MerchantReader, publicUrl: string): RenderedLetter {
  const { t, frame } = frameOf('welcome', ofReader(reader))
  const { language, email } = reader
  return renderLetter({
    ...frame,
    paragraphs: [t('merchants.welcome.ready', { email: { latin: email } }), t('merchants.welcome.next')],
    button: { label: t('merchants.welcome.button'), url: pageUrl(publicUrl, language, SECTIONS.products) },
    notes: [t('merchants.welcome.note')],
  })
}

export function enabledLetter(reader: MerchantReader, publicUrl: string): RenderedLetter {
  const { t, frame } = frameOf('enabled', ofReader(reader))
  return renderLetter({
    ...frame,
    paragraphs: [t('merchants.enabled.enabled')],
    button: { label: t('merchants.enabled.button'), url: pageUrl(publicUrl, reader.language, SECTIONS.account) },
  })
}

export function disabledLetter(reader: MerchantReader): RenderedLetter {
  const { t, frame } = frameOf('disabled', ofReader(reader))
  return renderLetter({ ...frame, paragraphs: [t('merchants.disabled.disabled'), t('merchants.disabled.next')] })
}

export function rejectionLetter(application: Application): RenderedLetter {
  const { t, frame } = frameOf('rejected', application)
  return renderLetter({ ...frame, paragraphs: [t('merchants.rejected.rejected'), t('merchants.rejected.next')] })
}
