import { emailTexts, inOneLine } from '#i18n/emails.ts'
import { formatCairoTime } from '#i18n/formats.ts'
import type { RenderedEmail } from '#server/platform/mail/email.ts'
import { type EmailSite, greetingFor, pageUrl, renderEmail } from '#server/platform/mail/render-email.ts'
import type { ChatAnswer, ChatNotice } from './chat-emails.service.ts'

/** Goes to the shop, in the customer's language, which the answer has to use. */
export function chatNoticeEmail(notice: ChatNotice, site: EmailSite): RenderedEmail {
  const { language, customer, texts, since } = notice
  const t = emailTexts(language)
  const name = nameOf(notice)
  const phone = inOneLine(customer.phoneNumber)
  return renderEmail(site, {
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
    button: { label: t('chatNotice.button'), url: pageUrl(site, language, '/support') },
    isToShop: true,
    notes: [t('chatNotice.note')],
    footer: { reason: t('chatNotice.reason', { company: site.shop.company[language] }) },
  })
}

/** Goes to a customer who has left the chat. */
export function chatAnswerEmail({ language, firstName, texts }: ChatAnswer, site: EmailSite): RenderedEmail {
  const t = emailTexts(language)
  const company = site.shop.company[language]
  return renderEmail(site, {
    language,
    subject: t('chatAnswer.subject', { company }),
    preheader: t('chatAnswer.preheader'),
    greeting: greetingFor(firstName, language),
    paragraphs: [t('chatAnswer.answered')],
    quote: texts.join('\n\n'),
    button: { label: t('chatAnswer.button'), url: pageUrl(site, language, '/support') },
    notes: [t('chatAnswer.note')],
    footer: { reason: t('chatAnswer.reason', { company }) },
  })
}

/** A customer without a name is shown by the email address. */
export function nameOf({ customer: { firstName, lastName, email } }: ChatNotice): string {
  return inOneLine(`${firstName} ${lastName}`) || email
}
