import { emailTexts } from '#i18n/emails.ts'
import type { RenderedEmail } from '#server/platform/mail/email.ts'
import { type EmailSite, greetingFor, pageUrl, renderEmail } from '#server/platform/mail/render-email.ts'
import type { FormerOwner } from './own-data.jobs.ts'

export function accountDeletedEmail({ language, email, firstName }: FormerOwner, site: EmailSite): RenderedEmail {
  const t = emailTexts(language)
  const company = site.shop.company[language]
  return renderEmail(site, {
    language,
    subject: t('accountDeleted.subject'),
    preheader: t('accountDeleted.preheader'),
    greeting: greetingFor(firstName, language),
    paragraphs: [t('accountDeleted.deleted', { company, email: { latin: email } }), t('accountDeleted.stays')],
    button: { label: t('accountDeleted.button'), url: pageUrl(site, language, '/contact') },
    notes: [t('accountDeleted.note')],
    footer: { reason: t('accountDeleted.reason', { company }) },
  })
}
