import { MERCHANT_LINK_TTL_MS } from '#domain/accounts.ts'
import { SECTIONS } from '#domain/dashboard.ts'
import { formatCairoTime } from '#i18n/formats.ts'
import { inOneLine, letterTexts } from '#i18n/letters.ts'
import type { RenderedLetter } from '#server/platform/mail/letter.ts'
import { greetingFor, pageUrl, renderLetter } from '#server/platform/mail/render-letter.ts'
import { shop } from '#shop-config'
import type { Application, MerchantReader } from './merchant-letters.service.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** It repeats nothing of the application but the name: anybody can have it sent to any address. */
export function applicationLetter({ language, name }: Application): RenderedLetter {
  const t = letterTexts(language)
  const company = shop.company[language]
  return renderLetter({
    language,
    subject: t('merchants.applied.subject'),
    preheader: t('merchants.applied.preheader', { company }),
    greeting: greetingFor(name, language),
    paragraphs: [t('merchants.applied.thanks', { company }), t('merchants.applied.next')],
    footer: { reason: t('merchants.applied.reason', { company }) },
  })
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
  const { language, email, firstName, brandName: brand } = reader
  const t = letterTexts(language)
  const company = shop.company[language]
  const query = new URLSearchParams({ email })
  return renderLetter({
    language,
    subject: t('merchants.invited.subject'),
    preheader: t('merchants.invited.preheader'),
    greeting: greetingFor(firstName, language),
    paragraphs: [t('merchants.invited.approved', { brand, company }), t('merchants.invited.next')],
    button: { label: t('merchants.invited.button'), url: pageUrl(publicUrl, language, `/merchant-signup/${token}?${query}`) },
    notes: [
      t('merchants.invited.days', { count: MERCHANT_LINK_TTL_MS / DAY_MS }),
      t('merchants.invited.note', { email: { latin: email } }),
    ],
    footer: { reason: t('merchants.invited.reason', { company }) },
  })
}

/** The account may have been made by somebody else with this address: its owner learns how to get it back. */
export function approvalLetter(reader: MerchantReader, resetToken: string | null, publicUrl: string): RenderedLetter {
  const { language, email, firstName, brandName: brand } = reader
  const t = letterTexts(language)
  const company = shop.company[language]
  const reason = t('merchants.approved.reason', { company })
  return renderLetter({
    language,
    subject: t('merchants.approved.subject'),
    preheader: t('merchants.approved.preheader'),
    greeting: greetingFor(firstName, language),
    paragraphs: [t('merchants.approved.approved', { brand, company }), t('merchants.approved.account', { email: { latin: email } })],
    button: { label: t('merchants.approved.button'), url: pageUrl(publicUrl, language, SECTIONS.account) },
    notes: resetToken === null ? [] : [t('merchants.approved.doubt')],
    footer:
      resetToken === null
        ? { reason }
        : { reason, link: { label: t('merchants.approved.reset'), url: pageUrl(publicUrl, language, `/reset-password/${resetToken}`) } },
  })
}

export function merchantWelcomeLetter(reader: MerchantReader, publicUrl: string): RenderedLetter {
  const { language, email, firstName, brandName: brand } = reader
  const t = letterTexts(language)
  const company = shop.company[language]
  return renderLetter({
    language,
    subject: t('merchants.welcome.subject', { company, brand }),
    preheader: t('merchants.welcome.preheader'),
    greeting: greetingFor(firstName, language),
    paragraphs: [t('merchants.welcome.ready', { email: { latin: email } }), t('merchants.welcome.next')],
    button: { label: t('merchants.welcome.button'), url: pageUrl(publicUrl, language, SECTIONS.products) },
    notes: [t('merchants.welcome.note')],
    footer: { reason: t('merchants.welcome.reason', { company }) },
  })
}

export function enabledLetter({ language, firstName, brandName: brand }: MerchantReader, publicUrl: string): RenderedLetter {
  const t = letterTexts(language)
  const company = shop.company[language]
  return renderLetter({
    language,
    subject: t('merchants.enabled.subject'),
    preheader: t('merchants.enabled.preheader'),
    greeting: greetingFor(firstName, language),
    paragraphs: [t('merchants.enabled.enabled', { company, brand })],
    button: { label: t('merchants.enabled.button'), url: pageUrl(publicUrl, language, SECTIONS.account) },
    footer: { reason: t('merchants.enabled.reason', { company }) },
  })
}

export function disabledLetter({ language, firstName, brandName: brand }: MerchantReader): RenderedLetter {
  const t = letterTexts(language)
  const company = shop.company[language]
  return renderLetter({
    language,
    subject: t('merchants.disabled.subject'),
    preheader: t('merchants.disabled.preheader'),
    greeting: greetingFor(firstName, language),
    paragraphs: [t('merchants.disabled.disabled', { company, brand }), t('merchants.disabled.next')],
    footer: { reason: t('merchants.disabled.reason', { company }) },
  })
}

export function rejectionLetter({ language, name }: Application): RenderedLetter {
  const t = letterTexts(language)
  const company = shop.company[language]
  return renderLetter({
    language,
    subject: t('merchants.rejected.subject'),
    preheader: t('merchants.rejected.preheader'),
    greeting: greetingFor(name, language),
    paragraphs: [t('merchants.rejected.rejected', { company }), t('merchants.rejected.next')],
    footer: { reason: t('merchants.rejected.reason', { company }) },
  })
}
