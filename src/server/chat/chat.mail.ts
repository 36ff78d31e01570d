import { formatCairoTime } from '#i18n/formats.ts'
import { inOneLine, letterTexts } from '#i18n/letters.ts'
import type { RenderedLetter } from '#server/platform/mail/letter.ts'
import { greetingFor, pageUrl, renderLetter } from '#server/platform/mail/render-letter.ts'
import { shop } from '#shop-config'
import type { ChatAnswer, ChatNotice } from './chat-letters.service.ts'

/** For the shop, in the language that the customer reads, as whoever answers has to write in it. */
export function chatNoticeLetter(notice: ChatNotice, publicUrl: string): RenderedLetter {
  const { language, customer, texts, since } = notice
  const t = letterTexts(language)
  const name = nameOf(notice)
  const phone = inOneLine(customer.phoneNumber)
  return renderLetter({
    language,
    subject: t('chatNotice.subject', { name }),
    preheader: t('chatNotice.preheader'),
    greeting: t('chatNotice.greeting'),
    paragraphs: [t('chatNotice.wrote', { name })],
    quote: texts.join('\n\n'),
    facts: [
      { label: t('chatNotice.from'), value: name },
      phone === ''
        ? { label: t('chatNotice.phone'), value: t('chatNotice.noPhone') }
        : { label: t('chatNotice.phone'), value: phone, isLatin: true },
      { label: t('chatNotice.email'), value: customer.email, isLatin: true },
      { label: t('chatNotice.sent'), value: formatCairoTime(since, language) },
    ],
    button: { label: t('chatNotice.button'), url: pageUrl(publicUrl, language, '/support') },
    isToShop: true,
    notes: [t('chatNotice.note')],
    footer: { reason: t('chatNotice.reason', { company: shop.company[language] }) },
  })
}

/** For a customer who has left the chat. */
export function chatAnswerLetter({ language, firstName, texts }: ChatAnswer, publicUrl: string): RenderedLetter {
  const t = letterTexts(language)
  const company = shop.company[language]
  return renderLetter({
    language,
    subject: t('chatAnswer.subject', { company }),
    preheader: t('chatAnswer.preheader'),
    greeting: greetingFor(firstName, language),
    paragraphs: [t('chatAnswer.answered')],
    quote: texts.join('\n\n'),
    button: { label: t('chatAnswer.button'), url: pageUrl(publicUrl, language, '/support') },
    notes: [t('chatAnswer.note')],
    footer: { reason: t('chatAnswer.reason', { company }) },
  })
}

/** Whoever gave no name is known by the e-mail address. */
export function nameOf({ customer: { firstName, lastName, email } }: ChatNotice): string {
  return inOneLine(`${firstName} ${lastName}`) || email
}
