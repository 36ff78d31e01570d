import { formatCairoTime } from '#i18n/formats.ts'
import { inOneLine, type LetterTexts, letterTexts } from '#i18n/letters.ts'
import { daysText, type Say, timesText } from '#i18n/opening-hours.ts'
import type { RenderedLetter } from '#server/platform/mail/letter.ts'
import { greetingFor, pageUrl, renderLetter } from '#server/platform/mail/render-letter.ts'
import { type OpeningHours, shop } from '#shop-config'
import type { EmailOrder, MerchantRequest } from './order-emails.service.ts'
import { numberOf, orderFacts } from './order-facts.ts'

/** To the requester: we have it, we will call. */
export function orderLetter(order: EmailOrder, publicUrl: string): RenderedLetter {
  const { language, requester, lines } = order
  const t = letterTexts(language)
  const phone = inOneLine(requester.phoneNumber)
  const hasMoved = lines.some(({ was }) => was !== undefined)
  return renderLetter({
    language,
    subject: t('order.subject', { number: numberOf(order) }),
    preheader: t('order.preheader'),
    greeting: greetingFor(requester.firstName, language),
    paragraphs: [
      t('order.received'),
      [
        phone === '' ? t('order.callUnknown') : t('order.call', { phone: { latin: phone } }),
        ...shop.openingHours.map((hours) => hoursLine(hours, t)),
      ].join('\n'),
      ...(hasMoved ? [t('orderEmails.pricesMoved')] : []),
    ],
    facts: orderFacts(order, { publicUrl }),
    button: { label: t('order.button'), url: orderUrl(publicUrl, order) },
    notes: [t('order.note')],
    footer: { reason: t('order.reason', { company: shop.company[language] }) },
  })
}

/** To the sales desk, in the language that the customer reads, as whoever calls has to speak it. */
export function orderNotice(order: EmailOrder, publicUrl: string): RenderedLetter {
  const { language, requester, created } = order
  const t = letterTexts(language)
  const name = fullName(order) || requester.email
  const phone = inOneLine(requester.phoneNumber)
  return renderLetter({
    language,
    subject: t('orderNotice.subject', { name, number: numberOf(order) }),
    preheader: t('orderNotice.preheader'),
    greeting: t('orderNotice.greeting'),
    paragraphs: [t('orderNotice.asked', { name })],
    facts: [
      { label: t('orderNotice.from'), value: name },
      phone === ''
        ? { label: t('orderNotice.phone'), value: t('orderNotice.noPhone') }
        : { label: t('orderNotice.phone'), value: phone, isLatin: true },
      { label: t('orderNotice.email'), value: requester.email, isLatin: true },
      { label: t('orderNotice.sent'), value: formatCairoTime(created, language) },
      ...orderFacts(order, { publicUrl, reader: 'staff' }),
    ],
    button: { label: t('orderNotice.button'), url: orderUrl(publicUrl, order) },
    isToShop: true,
    notes: [t('orderNotice.note')],
    footer: { reason: t('orderNotice.reason', { company: shop.company[language] }) },
  })
}

/** To the requester: lines that stand elsewhere than before. */
export function statusMoved(order: EmailOrder, publicUrl: string): RenderedLetter {
  const { language, requester } = order
  const t = letterTexts(language)
  const number = numberOf(order)
  return renderLetter({
    language,
    subject: t('orderEmails.statusMoved.subject', { number }),
    preheader: t('orderEmails.statusMoved.preheader'),
    greeting: greetingFor(requester.firstName, language),
    paragraphs: [t('orderEmails.statusMoved.moved', { number })],
    facts: orderFacts(order, { publicUrl, hasStatus: true }),
    button: { label: t('orderEmails.statusMoved.button'), url: orderUrl(publicUrl, order) },
    footer: { reason: t('orderEmails.statusMoved.reason', { company: shop.company[language] }) },
  })
}

/** To a merchant: the lines of the own brand in a new request, and nothing of the customer. */
export function merchantRequest({ order, merchant }: MerchantRequest, publicUrl: string): RenderedLetter {
  const { language } = merchant
  const t = letterTexts(language)
  return renderLetter({
    language,
    subject: t('orderEmails.forMerchant.subject', { number: numberOf(order) }),
    preheader: t('orderEmails.forMerchant.preheader'),
    greeting: greetingFor(merchant.firstName, language),
    paragraphs: [t('orderEmails.forMerchant.asked')],
    facts: orderFacts(order, { publicUrl, language, reader: 'merchant' }),
    button: { label: t('orderEmails.forMerchant.button'), url: orderUrl(publicUrl, { ...order, language }) },
    notes: [t('orderEmails.forMerchant.team')],
    footer: { reason: t('orderEmails.forMerchant.reason', { company: shop.company[language] }) },
  })
}

export function fullName({ requester }: Pick<EmailOrder, 'requester'>): string {
  return inOneLine(`${requester.firstName} ${requester.lastName}`)
}

export function orderUrl(publicUrl: string, { id, language }: Pick<EmailOrder, 'id' | 'language'>): string {
  return pageUrl(publicUrl, language, `/order/${id}`)
}

function hoursLine(hours: OpeningHours, t: LetterTexts): string {
  const say: Say = (key) => t(`weekdays.${key}`)
  return t('order.hours', { days: daysText(hours.days, say), times: timesText(hours, say) })
}
