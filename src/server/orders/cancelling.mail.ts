import { emailTexts, inOneLine } from '#i18n/emails.ts'
import type { RenderedEmail } from '#server/platform/mail/email.ts'
import type { EmailFact } from '#server/platform/mail/email-parts.ts'
import { type EmailSite, greetingFor, pageUrl, renderEmail } from '#server/platform/mail/render-email.ts'
import type { CancelledOrder, EmailOrder } from './order-emails.service.ts'
import { numberOf, orderFacts } from './orders.facts.ts'
import { customerName, isForgotten, orderUrl } from './orders.mail.ts'

/** Goes to the requester when somebody else cancelled the order. */
export function orderCancelledEmail({ order, reason }: CancelledOrder, site: EmailSite): RenderedEmail {
  const { language, requester } = order
  const t = emailTexts(language)
  return renderEmail(site, {
    language,
    subject: t('orderCancelled.subject', { number: numberOf(order) }),
    preheader: t('orderCancelled.preheader'),
    greeting: greetingFor(requester.firstName, language),
    paragraphs: [t('orderCancelled.cancelled'), ...(reason === null ? [] : [t('orderEmails.reason', { reason: inOneLine(reason) })])],
    facts: orderFacts(withoutAmounts(order), { site }),
    button: { label: t('orderCancelled.button'), url: pageUrl(site, language, '/shop') },
    notes: [t('orderCancelled.note')],
    footer: { reason: t('orderCancelled.reason', { company: site.shop.company[language] }) },
  })
}

/** Goes to the sales desk when the requester or a merchant cancelled the order. */
export function orderCancelledNotice({ order, by, reason }: CancelledOrder, site: EmailSite): RenderedEmail {
  const { language } = order
  const t = emailTexts(language)
  const name = nameOf(by, order)
  const number = numberOf(order)
  return renderEmail(site, {
    language,
    subject: t('orderEmails.cancelled.subject', { number, name }),
    preheader: t('orderEmails.cancelled.preheader'),
    greeting: t('orderNotice.greeting'),
    paragraphs: [cancelledText(by, order, name), ...(reason === null ? [] : [t('orderEmails.reason', { reason: inOneLine(reason) })])],
    facts: [...aboutCustomer(order), ...orderFacts(withoutAmounts(order), { site, reader: 'staff' })],
    button: { label: t('orderEmails.cancelled.button'), url: pageUrl(site, language, `/dashboard/orders/archive/${order.id}`) },
    isToShop: true,
    notes: isForgotten(order) ? [] : [t('orderNotice.note')],
    footer: { reason: t('orderNotice.reason', { company: site.shop.company[language] }) },
  })
}

/** Goes to the sales desk when the requester or a merchant cancelled lines of the order. */
export function linesCancelledNotice(
  { order, by }: Pick<CancelledOrder, 'order'> & { readonly by: NonNullable<CancelledOrder['by']> },
  site: EmailSite,
): RenderedEmail {
  const { language, lines } = order
  const t = emailTexts(language)
  const name = nameOf(by, order)
  const count = lines.length
  return renderEmail(site, {
    language,
    subject: t('orderEmails.linesCancelled.subject', { number: numberOf(order), name, count }),
    preheader: t('orderEmails.linesCancelled.preheader'),
    greeting: t('orderNotice.greeting'),
    paragraphs: [
      by.isMerchant
        ? t('orderEmails.linesCancelled.byMerchant', { name, count })
        : t('orderEmails.linesCancelled.byCustomer', { name, count }),
    ],
    facts: [...aboutCustomer(order), ...orderFacts(order, { site, reader: 'staff', hasStatus: true })],
    button: { label: t('orderEmails.linesCancelled.button'), url: orderUrl(site, order) },
    isToShop: true,
    notes: [t('orderNotice.note')],
    footer: { reason: t('orderNotice.reason', { company: site.shop.company[language] }) },
  })
}

/** The requester is named as in the request, like everywhere in the email. */
function nameOf(by: CancelledOrder['by'], order: EmailOrder): string {
  return by?.isMerchant === true ? inOneLine(by.name) : customerName(order) || inOneLine(by?.name ?? '')
}

function cancelledText(by: CancelledOrder['by'], order: EmailOrder, name: string): string {
  const t = emailTexts(order.language)
  if (by?.isMerchant === true) return t('orderEmails.cancelled.byMerchant', { name })
  return isForgotten(order) ? t('orderEmails.cancelled.byFormer') : t('orderEmails.cancelled.byCustomer', { name })
}

/** An email about cancelled lines leaves out what they would have cost. */
function withoutAmounts(order: EmailOrder): EmailOrder {
  const { total: _, ...rest } = order
  return { ...rest, lines: order.lines.map(({ each: _each, sum: _sum, was: _was, ...line }) => line) }
}

function aboutCustomer(order: EmailOrder): EmailFact[] {
  const { language, requester } = order
  const t = emailTexts(language)
  const phone = inOneLine(requester.phoneNumber)
  return [
    { label: t('orderNotice.from'), value: customerName(order) || requester.email },
    phone === ''
      ? { label: t('orderNotice.phone'), value: t('orderNotice.noPhone') }
      : { label: t('orderNotice.phone'), value: phone, isLatin: true },
  ]
}
