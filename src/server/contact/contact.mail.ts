import { formatCairoTime } from '#i18n/formats.ts'
import { inOneLine, letterTexts } from '#i18n/letters.ts'
import type { RenderedLetter } from '#server/platform/mail/letter.ts'
import { greetingFor, renderLetter } from '#server/platform/mail/render-letter.ts'
import { shop } from '#shop-config'
import type { ContactMessage } from './contact.service.ts'

/** It repeats nothing of the message: anybody can have it sent to any address. */
export function contactReceivedLetter({ language, name }: ContactMessage): RenderedLetter {
  const t = letterTexts(language)
  return renderLetter({
    language,
    subject: t('contactReceived.subject'),
    preheader: t('contactReceived.preheader'),
    greeting: greetingFor(name, language),
    paragraphs: [t('contactReceived.thanks'), t('contactReceived.urgent')],
    footer: { reason: t('contactReceived.reason', { company: shop.company[language] }) },
  })
}

/** For the shop, in the language that the sender reads, as whoever answers has to write in it. */
export function contactNoticeLetter({ language, name, email, message, created }: ContactMessage): RenderedLetter {
  const t = letterTexts(language)
  const company = shop.company[language]
  return renderLetter({
    language,
    subject: t('contactNotice.subject', { name }),
    preheader: t('contactNotice.preheader', { company }),
    greeting: t('contactNotice.greeting'),
    paragraphs: [t('contactNotice.wrote', { name })],
    quote: message,
    facts: [
      { label: t('contactNotice.from'), value: inOneLine(name) },
      { label: t('contactNotice.email'), value: email, isLatin: true },
      { label: t('contactNotice.sent'), value: formatCairoTime(created, language) },
    ],
    isToShop: true,
    notes: [t('contactNotice.note')],
    footer: { reason: t('contactNotice.reason', { company }) },
  })
}
