import type { DeliveryReply } from '#contract/orders.ts'
import { SHOP_CURRENCY } from '#domain/money/currency.ts'
import { orderNumberText } from '#domain/orders/order-numbers.ts'
import { inLanguage, type Language } from '#domain/text/language.ts'
import { type EmailKey, type EmailTexts, emailTexts, inOneLine, placed } from '#i18n/emails.ts'
import { formatMoney } from '#i18n/formats.ts'
import { deliveryLines } from '#i18n/governorates.ts'
import { statusWords } from '#i18n/order-statuses.ts'
import type { EmailFact } from '#server/platform/mail/email-parts.ts'
import { type EmailSite, pageUrl } from '#server/platform/mail/render-email.ts'
import type { EmailLine, EmailOrder } from './order-emails.service.ts'

export interface FactOptions {
  readonly site: EmailSite
  /** The reader's language, if the reader is not the requester. */
  readonly language?: Language
  /** Absent for the requester. */
  readonly reader?: 'staff' | 'merchant'
  readonly hasStatus?: boolean
}

/** The number as a value of a sentence. */
export function numberOf({ number }: Pick<EmailOrder, 'number'>): { readonly latin: string } {
  return { latin: orderNumberText(number) }
}

/** The number first, then the lines with the pages of their products, and the total for readers who may see it. */
export function orderFacts(order: EmailOrder, options: FactOptions): EmailFact[] {
  const { language = order.language } = options
  const t = emailTexts(language)
  return [
    { label: t('order.number'), value: orderNumberText(order.number), isLatin: true },
    ...order.lines.map((line) => lineFact(line, options, language)),
    ...(order.total === undefined || options.hasStatus === true
      ? []
      : [{ label: t('orderEmails.total'), value: money(order.total, language), isLatin: true }]),
    ...(options.reader === 'staff' ? [{ label: t('orderEmails.id'), value: order.id, isLatin: true }] : []),
  ]
}

/** The customer’s facts for the call and the delivery; the phone stands with the contact. */
export function deliveryFacts({ delivery = {} }: Pick<EmailOrder, 'delivery'>, language: Language): EmailFact[] {
  const t = emailTexts(language)
  const { company, callTime, installation, note } = delivery
  const values: readonly (readonly [EmailKey, string])[] = [
    ['orderEmails.delivery.company', inOneLine(company ?? '')],
    ['orderEmails.delivery.place', placeText(delivery, language)],
    ['orderEmails.delivery.callTime', callTime === undefined ? '' : t(`orderEmails.delivery.callTimes.${callTime}`)],
    ['orderEmails.delivery.installation', installation === undefined ? '' : t('orderEmails.delivery.wanted')],
    ['orderEmails.delivery.more', morePiecesText(delivery, language)],
    ['orderEmails.delivery.note', inOneLine(note ?? '')],
  ]
  return values.filter(([, value]) => value !== '').map(([key, value]) => ({ label: t(key), value }))
}

/** A request by phone in the caller's own words. */
export function wordsFact({ words }: Pick<EmailOrder, 'words'>, language: Language): EmailFact[] {
  return words === '' ? [] : [{ label: emailTexts(language)('orderEmails.words'), value: inOneLine(words) }]
}

function placeText(delivery: DeliveryReply, language: Language): string {
  return deliveryLines(delivery, language).map(inOneLine).join(' · ')
}

function morePiecesText({ wished: more = [] }: DeliveryReply, language: Language): string {
  const t = emailTexts(language)
  return more
    .map(({ name, nameAr, quantity }) => {
      const shown = inOneLine(inLanguage({ en: name, ar: nameAr }, language))
      return `${shown}: ${t('order.pieces', { count: quantity })}`
    })
    .join(' · ')
}

function lineFact(line: EmailLine, { site, reader, hasStatus = false }: FactOptions, language: Language): EmailFact {
  const t = emailTexts(language)
  const name = inOneLine(inLanguage({ en: line.name, ar: line.nameAr }, language))
  const details = hasStatus ? standing(line, t) : amounts(line, t, { language, isOwnBag: reader === undefined })
  return {
    label: hasStatus ? inLanguage(statusWords(line.status), language) : t('order.pieces', { count: line.quantity }),
    value: reader === 'staff' ? `${name} · ${line.sku}` : name,
    ...(details === '' ? {} : { detail: details }),
    ...(line.slug === null ? {} : { url: pageUrl(site, language, `/product/${line.slug}`) }),
  }
}

function standing({ quantity, status, reason }: EmailLine, t: EmailTexts): string {
  const pieces = t('order.pieces', { count: quantity })
  return status === 'Cancelled' && reason !== null ? `${pieces} · ${t('orderEmails.reason', { reason: inOneLine(reason) })}` : pieces
}

function amounts(line: EmailLine, t: EmailTexts, { language, isOwnBag }: { language: Language; isOwnBag: boolean }): string {
  const { each, sum, was } = line
  if (each === undefined || sum === undefined) return ''
  if (was === undefined && line.quantity === 1) return placed({ latin: money(sum, language) }, language)
  const values = { each: { latin: money(each, language) }, sum: { latin: money(sum, language) } }
  if (was === undefined) return t('orderEmails.each', values)
  const key: EmailKey = isOwnBag ? 'orderEmails.priceChanged' : 'orderEmails.priceChangedInTheirs'
  return t(key, { ...values, was: { latin: money(was, language) } })
}

function money(price: number, language: Language): string {
  return formatMoney(price, language, SHOP_CURRENCY)
}
