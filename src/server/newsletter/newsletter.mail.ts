import { emailTexts } from '#i18n/emails.ts'
import type { RenderedEmail } from '#server/platform/mail/email.ts'
import { type EmailSite, greetingFor, pageUrl, renderEmail, unsubscribePage } from '#server/platform/mail/render-email.ts'
import type { Subscriber } from './newsletter.service.ts'

export function newsletterEmail({ language, unsubscribeToken }: Subscriber, site: EmailSite): RenderedEmail {
  const t = emailTexts(language)
  const company = site.shop.company[language]
  return renderEmail(site, {
    language,
    subject: t('newsletter.subject'),
    preheader: t('newsletter.preheader'),
    greeting: greetingFor('', language),
    paragraphs: [t('newsletter.listed', { company })],
    button: { label: t('newsletter.button'), url: pageUrl(site, language, '/shop') },
    footer: {
      reason: t('newsletter.reason', { company }),
      link: { label: t('frame.unsubscribe'), url: unsubscribePage(site, language, unsubscribeToken) },
    },
  })
}
