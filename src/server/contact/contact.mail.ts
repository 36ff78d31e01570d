import { emailTexts, inOneLine } from '#i18n/emails.ts'
import { formatCairoTime } from '#i18n/formats.ts'
import type { RenderedEmail } from '#server/platform/mail/email.ts'
import { type EmailSite, greetingFor, renderEmail } from '#server/platform/mail/render-email.ts'
import type { ContactMessage } from './contact.service.ts'

/** Repeats nothing of the message: anybody can have it sent to any address. */
export function contactReceivedEmail({ language, name }: ContactMessage, site: EmailSite): RenderedEmail {
  const t = emailTexts(language)
  return renderEmail(site, {
    language,
    subject: t('contactReceived.subject'),
    preheader: t('contactReceived.preheader'),
    greeting: greetingFor(name, language),
    paragraphs: [t('contactReceived.thanks'), t('contactReceived.urgent')],
    footer: { reason: t('contactReceived.reason', { company: site.shop.company[language] }) },
  })
}

/** Goes to the shop, in the sender's language, which the answer has to use. */
export function contactNoticeEmail({ language, name, email, message, created }: ContactMessage, site: EmailSite): RenderedEmail {
  const t = emailTexts(language)
  const company = site.shop.company[language]
  return renderEmail(site, {
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
