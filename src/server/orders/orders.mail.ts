import { inLanguage, type Language } from '#domain/language.ts'
import { formatCairoTime } from '#i18n/formats.ts'
import { inOneLine, type LetterTexts, letterTexts } from '#i18n/letters.ts'
import { daysText, type Say, timesText } from '#i18n/opening-hours.ts'
import type { RenderedLetter } from '#server/platform/mail/letter.ts'
import type { LetterFact } from '#server/platform/mail/letter-parts.ts'
import { greetingFor, pageUrl, renderLetter } from '#server/platform/mail/render-letter.ts'
import { type OpeningHours, shop } from '#shop-config'
import type { LetterLine, LetterOrder } from './order-letters.service.ts'

/** To the requester: we have it, we will call. */
export function orderLetter(order: LetterOrder, publicUrl: string): RenderedLetter {
  const { language, requester } = order
  const t = letterTexts(language)
  const phone = inOneLine(requester.phoneNumber)
  return renderLetter({
    language,
    subject: t('order.subject'),
    preheader: t('order.preheader'),
    greeting: greetingFor(requester.firstName, language),
    paragraphs: [
      t('order.received'),
      [
        phone === '' ? t('order.callUnknown') : t('order.call', { phone: { latin: phone } }),
        ...shop.openingHours.map((hours) => hoursLine(hours, t)),
      ].join('\n'),
    ],
    facts: aboutOrder(order, t),
    button: { label: t('order.button'), url: orderUrl(publicUrl, order) },
    notes: [t('order.note')],
    footer: { reason: t('order.reason', { company: shop.company[language] }) },
  })
}

/** To the sales desk, in the language that the customer reads, as whoever calls has to speak it. */
export function orderNotice(order: LetterOrder, publicUrl: string): RenderedLetter {
  const { language, requester, created } = order
  const t = letterTexts(language)
  const name = fullName(order) || requester.email
  const phone = inOneLine(requester.phoneNumber)
  return renderLetter({
    language,
    subject: t('orderNotice.subject', { name }),
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
      ...aboutStock(order, t),
    ],
    button: { label: t('orderNotice.button'), url: orderUrl(publicUrl, order) },
    isToShop: true,
    notes: [t('orderNotice.note')],
    footer: { reason: t('orderNotice.reason', { company: shop.company[language] }) },
  })
}

/** To the requester, when somebody else called the order off. */
export function orderCancelledLetter(order: LetterOrder, publicUrl: string): RenderedLetter {
  const { language, requester } = order
  const t = letterTexts(language)
  return renderLetter({
    language,
    subject: t('orderCancelled.subject'),
    preheader: t('orderCancelled.preheader'),
    greeting: greetingFor(requester.firstName, language),
    paragraphs: [t('orderCancelled.cancelled')],
    facts: aboutOrder(order, t),
    button: { label: t('orderCancelled.button'), url: pageUrl(publicUrl, language, '/shop') },
    notes: [t('orderCancelled.note')],
    footer: { reason: t('orderCancelled.reason', { company: shop.company[language] }) },
  })
}

/** Empty for somebody who gave none. */
export function fullName({ requester }: LetterOrder): string {
  return inOneLine(`${requester.firstName} ${requester.lastName}`)
}

function aboutOrder({ id, language, lines }: LetterOrder, t: LetterTexts): LetterFact[] {
  return [
    { label: t('order.number'), value: id, isLatin: true },
    ...lines.map((line) => ({ label: t('order.pieces', { count: line.quantity }), value: nameOf(line, language) })),
  ]
}

/** The same with what the stock is kept by. */
function aboutStock({ lines, ...order }: LetterOrder, t: LetterTexts): LetterFact[] {
  return aboutOrder(
    { ...order, lines: lines.map((line) => ({ ...line, name: withSku(line.name, line), nameAr: withSku(line.nameAr, line) })) },
    t,
  )
}

function withSku(name: string, { sku }: LetterLine): string {
  return name === '' ? '' : `${name} · ${sku}`
}

function nameOf({ name, nameAr }: LetterLine, language: Language): string {
  return inOneLine(inLanguage({ en: name, ar: nameAr }, language))
}

function orderUrl(publicUrl: string, { id, language }: LetterOrder): string {
  return pageUrl(publicUrl, language, `/order/${id}`)
}

function hoursLine(hours: OpeningHours, t: LetterTexts): string {
  const say: Say = (key) => t(`weekdays.${key}`)
  return t('order.hours', { days: daysText(hours.days, say), times: timesText(hours, say) })
}
