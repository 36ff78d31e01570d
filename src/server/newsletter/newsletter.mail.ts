import { emailTexts } from '#i18n/emails.ts'
import type { RenderedEmail } from '#server/platform/mail/email.ts'
import { greetingFor, pageUrl, renderEmail } from '#server/platform/mail/render-email.ts'
import { shop } from '#shop-config'
import type { Subscriber } from './newsletter.service.ts'

export function newsletterEmail({ language, unsubscribeToken }: Subscriber, publicUrl: string): RenderedEmail {
  const t = emailTexts(language)
  const company = shop.company[language]
  return renderEmail({
    language,
    subject: t('newsletter.subject'),
    preheader: t('newsletter.preheader'),
    greeting: greetingFor('', language),
    paragraphs: [t('newsletter.listed', { company })],
    button: { label: t('newsletter.button'), url: pageUrl(publicUrl, language, '/shop') },
    footer: {
      reason: t('newsletter.reason', { company }),
      link: { label: t('frame.unsubscribe'), url: unsubscribePage(publicUrl, language, unsubscribeToken) },
    },
  })
}

/** The page has a button, so that programs that open every link of an email take nobody off the list. */
export function unsubscribePage(publicUrl: string, language: Subscriber['language'], token: string): string {
  return pageUrl(publicUrl, language, `/newsletter/unsubscribe/${encodeURIComponent(token)}`)
}
