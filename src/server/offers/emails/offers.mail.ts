import { inLanguage } from '#domain/text/language.ts'
import { emailTexts, inOneLine, placed } from '#i18n/emails.ts'
import { formatLongDate, formatMoney, formatNumber } from '#i18n/formats.ts'
import type { RenderedEmail } from '#server/platform/mail/email.ts'
import type { EmailFact } from '#server/platform/mail/email-parts.ts'
import { type EmailSite, greetingFor, pageUrl, renderEmail, unsubscribePage } from '#server/platform/mail/render-email.ts'
import type { EmailOffer } from './offer-email.facts.ts'
import type { OfferMessage, OfferNotice } from './offer-emails.service.ts'

const LINES_MOST = 15

function latin(text: string) {
  return { latin: text }
}

/** The lines that count, their sums where the reader has prices, and the terms that people look for first. */
function offerFacts(offer: EmailOffer): EmailFact[] {
  const { language, currency, lines, total, validUntil, project, reference } = offer
  const t = emailTexts(language)
  const shown = lines.slice(0, LINES_MOST).map(({ name, quantity, sum }): EmailFact => {
    const value = inOneLine(inLanguage(name, language))
    const label = t('offerEmails.quantity', { quantity: latin(formatNumber(quantity, language)) })
    return { label, value, ...(sum === undefined ? {} : { detail: placed(latin(formatMoney(sum, language, currency)), language) }) }
  })
  const left = lines.length - shown.length
  return [
    { label: t('offerEmails.number'), value: `${offer.number} ${offer.version}`, isLatin: true },
    ...(project === '' ? [] : [{ label: t('offerEmails.project'), value: inOneLine(project) }]),
    ...(reference === '' ? [] : [{ label: t('offerEmails.reference'), value: inOneLine(reference), isLatin: true }]),
    ...shown,
    ...(left > 0 ? [{ label: '', value: t('offerEmails.more', { count: left }) }] : []),
    ...(total === undefined ? [] : [{ label: t('offerEmails.total'), value: formatMoney(total, language, currency), isLatin: true }]),
    { label: t('offerEmails.validUntil'), value: formatLongDate(validUntil, language) },
  ]
}

function offerUrl(site: EmailSite, { language, token }: EmailOffer): string {
  return pageUrl(site, language, `/offer/${token}`)
}

function frame({ language, name }: EmailOffer, site: EmailSite) {
  const t = emailTexts(language)
  return {
    language,
    greeting: greetingFor(name, language),
    footer: { reason: t('offerEmails.offer.reason', { company: site.shop.company[language] }) },
  }
}

function subjectOf(isTechnical: boolean, isRevised: boolean) {
  if (isTechnical) return isRevised ? 'offerEmails.offer.technicalRevised' : 'offerEmails.offer.technicalSubject'
  return isRevised ? 'offerEmails.offer.revised' : 'offerEmails.offer.subject'
}

/** The offer itself; a technical recipient's has no amount in it. */
export function offerEmail(offer: EmailOffer, site: EmailSite): RenderedEmail {
  const { language, isRevised, isAnswering, personal, total } = offer
  const t = emailTexts(language)
  const values = { number: latin(offer.number), version: latin(offer.version), day: formatLongDate(offer.validUntil, language) }
  const isTechnical = total === undefined
  const intro = isRevised ? 'offerEmails.offer.introRevised' : 'offerEmails.offer.intro'
  return renderEmail(site, {
    ...frame(offer, site),
    subject: t(subjectOf(isTechnical, isRevised), values),
    preheader: t('offerEmails.offer.preheader', values),
    paragraphs: [t(isTechnical ? 'offerEmails.offer.technical' : intro, values)],
    ...(personal === '' ? {} : { quote: personal }),
    facts: offerFacts(offer),
    button: { label: t('offerEmails.offer.button'), url: offerUrl(site, offer) },
    notes: [t(isAnswering ? 'offerEmails.offer.note' : 'offerEmails.offer.readingNote')],
  })
}

export function reminderEmail(offer: EmailOffer, site: EmailSite, token: string): RenderedEmail {
  const t = emailTexts(offer.language)
  const { footer, ...framed } = frame(offer, site)
  const values = { number: latin(offer.number), day: formatLongDate(offer.validUntil, offer.language) }
  return renderEmail(site, {
    ...framed,
    subject: t('offerEmails.reminder.subject', values),
    preheader: t('offerEmails.reminder.preheader'),
    paragraphs: [t('offerEmails.reminder.text', values)],
    button: { label: t('offerEmails.reminder.button'), url: offerUrl(site, offer) },
    footer: { ...footer, link: { label: t('frame.stop'), url: unsubscribePage(site, offer.language, token) } },
  })
}

export function acceptedEmail(offer: EmailOffer, site: EmailSite): RenderedEmail {
  const t = emailTexts(offer.language)
  const values = { number: latin(offer.number) }
  return renderEmail(site, {
    ...frame(offer, site),
    subject: t('offerEmails.accepted.subject', values),
    preheader: t('offerEmails.accepted.preheader'),
    paragraphs: [t('offerEmails.accepted.text', values)],
    facts: offerFacts(offer),
    button: { label: t('offerEmails.accepted.button'), url: offerUrl(site, offer) },
  })
}

/** Says nothing of the lines, as the page of a withdrawn offer does. */
export function withdrawnEmail(offer: EmailOffer, site: EmailSite): RenderedEmail {
  const t = emailTexts(offer.language)
  const values = { number: latin(offer.number) }
  return renderEmail(site, {
    ...frame(offer, site),
    subject: t('offerEmails.withdrawn.subject', values),
    preheader: t('offerEmails.withdrawn.preheader'),
    paragraphs: [t('offerEmails.withdrawn.text', values)],
  })
}

export function messageEmail(offer: EmailOffer, { text, name }: OfferMessage, site: EmailSite): RenderedEmail {
  const t = emailTexts(offer.language)
  const values = { number: latin(offer.number), name: inOneLine(name) }
  return renderEmail(site, {
    ...frame(offer, site),
    subject: t('offerEmails.message.subject', values),
    preheader: t('offerEmails.message.preheader'),
    paragraphs: [t('offerEmails.message.text', values)],
    quote: text,
    button: { label: t('offerEmails.message.button'), url: offerUrl(site, offer) },
  })
}

type Notice = Parameters<typeof renderEmail>[1]

function staffNotice({ offerId, language, customer, company }: OfferNotice, site: EmailSite): Omit<Notice, 'subject' | 'paragraphs'> {
  const t = emailTexts(language)
  const facts = [
    { label: t('offerEmails.notice.customer'), value: inOneLine(customer) },
    { label: t('orderEmails.delivery.company'), value: inOneLine(company) },
  ].filter(({ value }) => value !== '')
  return {
    language,
    preheader: t('offerEmails.notice.preheader'),
    greeting: t('orderNotice.greeting'),
    facts,
    button: { label: t('offerEmails.notice.button'), url: pageUrl(site, language, `/dashboard/offers/${offerId}`) },
    isToShop: true,
    footer: { reason: t('orderNotice.reason', { company: site.shop.company[language] }) },
  }
}

export function answerNotice(notice: OfferNotice, answer: 'accepted' | 'declined' | 'request-cancelled', site: EmailSite): RenderedEmail {
  const { number, name, reason, isConfirmed, language } = notice
  const t = emailTexts(language)
  const values = { number: latin(number), name: inOneLine(name) }
  const key = answer === 'request-cancelled' ? 'cancelled' : answer
  return renderEmail(site, {
    ...staffNotice(notice, site),
    subject: t(`offerEmails.notice.${key}Subject`, values),
    paragraphs: [
      t(`offerEmails.notice.${key}`, values),
      ...(answer === 'accepted' && !isConfirmed ? [t('offerEmails.notice.toConfirm')] : []),
      ...(reason === '' ? [] : [t('offerEmails.notice.reasonGiven', { reason: inOneLine(reason) })]),
    ],
  })
}

export function messageNotice(notice: OfferNotice, { text, name, isRenewal }: OfferMessage, site: EmailSite): RenderedEmail {
  const t = emailTexts(notice.language)
  const values = { number: latin(notice.number), name: inOneLine(name || notice.customer) }
  const key = isRenewal ? 'renewal' : 'message'
  return renderEmail(site, {
    ...staffNotice(notice, site),
    subject: t(`offerEmails.notice.${key}Subject`, values),
    paragraphs: [t(`offerEmails.notice.${key}`, values)],
    ...(text === '' ? {} : { quote: text }),
  })
}
