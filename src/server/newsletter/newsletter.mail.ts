import { letterTexts } from '#i18n/letters.ts'
import type { RenderedLetter } from '#server/platform/mail/letter.ts'
import { greetingFor, pageUrl, renderLetter } from '#server/platform/mail/render-letter.ts'
import { shop } from '#shop-config'
import type { Subscriber } from './newsletter.service.ts'

export function newsletterLetter({ language, unsubscribeToken }: Subscriber, publicUrl: string): RenderedLetter {
  const t = letterTexts(language)
  const company = shop.company[language]
  return renderLetter({
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

/** A page with a button: programs that look at every link of a letter take nobody off the list. */
export function unsubscribePage(publicUrl: string, language: Subscriber['language'], token: string): string {
  return pageUrl(publicUrl, language, `/newsletter/unsubscribe/${encodeURIComponent(token)}`)
}
