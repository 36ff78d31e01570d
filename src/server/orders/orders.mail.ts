import { NO_NAME } from '#domain/accounts/deleting.ts'
import type { ShownHours } from '#domain/settings/shop-settings.ts'
import { type EmailTexts, emailTexts, inOneLine } from '#i18n/emails.ts'
import { formatCairoTime } from '#i18n/formats.ts'
import { daysText, type Say, timesText } from '#i18n/times/opening-hours.ts'
import { promiseTime } from '#i18n/times/promise-time.ts'
import type { RenderedEmail } from '#server/platform/mail/email.ts'
import { type EmailSite, greetingFor, pageUrl, renderEmail } from '#server/platform/mail/render-email.ts'
import type { EmailOrder, MerchantRequest } from './order-emails.service.ts'
import { deliveryFacts, numberOf, orderFacts, wordsFact } from './orders.facts.ts'

/** Goes to the requester: the request has arrived, the shop will call. */
export function orderEmail(order: EmailOrder, site: EmailSite): RenderedEmail {
  if (order.isByPhone) return phoneRequestEmail(order, site)
  const { language, requester, lines } = order
  const t = emailTexts(language)
  const hasPriceChange = lines.some(({ was }) => was !== undefined)
  return renderEmail(site, {
    language,
    subject: t('order.subject', { number: numberOf(order) }),
    preheader: t('order.preheader'),
    greeting: greetingFor(requester.firstName, language),
    paragraphs: [
      t('order.received'),
      [callText(order, t), ...site.shop.openingHours.map((hours) => hoursLine(hours, order))].join('\n'),
      ...(hasPriceChange ? [t('orderEmails.pricesChanged')] : []),
    ],
    facts: [...orderFacts(order, { site }), ...deliveryFacts(order, language)],
    button: { label: t('order.button'), url: requesterUrl(site, order) },
    notes: [t('order.note')],
    footer: { reason: t('order.reason', { company: site.shop.company[language] }) },
  })
}

function callText({ requester, promised, language }: EmailOrder, t: EmailTexts): string {
  const phone = inOneLine(requester.phoneNumber)
  if (phone === '') return t('order.callUnknown')
  if (promised === undefined) return t('order.call', { phone: { latin: phone } })
  return t('order.callBy', { phone: { latin: phone }, by: promiseTime(promised, language) })
}

/** Goes to somebody who called: this is what the shop wrote down. */
function phoneRequestEmail(order: EmailOrder, site: EmailSite): RenderedEmail {
  const { language, requester } = order
  const t = emailTexts(language)
  return renderEmail(site, {
    language,
    subject: t('orderEmails.byPhone.subject', { number: numberOf(order) }),
    preheader: t('orderEmails.byPhone.preheader'),
    greeting: greetingFor(requester.firstName, language),
    // A call is told only while one is promised: they have just spoken.
    paragraphs: [
      t('orderEmails.byPhone.noted'),
      ...(order.promised === undefined ? [] : [callText(order, t)]),
      t('orderEmails.byPhone.next'),
    ],
    facts: [...wordsFact(order, language), ...orderFacts(order, { site }), ...deliveryFacts(order, language)],
    button: { label: t('orderEmails.byPhone.button'), url: requesterUrl(site, order) },
    notes: [t('orderEmails.byPhone.note')],
    footer: { reason: t('orderEmails.byPhone.reason', { company: site.shop.company[language] }) },
  })
}

/** Goes to the sales desk, in the requester's language, which the caller has to speak. */
export function orderNotice(order: EmailOrder, site: EmailSite): RenderedEmail {
  const { language, requester, created, promised } = order
  const t = emailTexts(language)
  const name = customerName(order) || requester.email
  const phone = inOneLine(requester.phoneNumber)
  return renderEmail(site, {
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
      ...(requester.email === '' ? [] : [{ label: t('orderNotice.email'), value: requester.email, isLatin: true }]),
      ...(promised === undefined ? [] : [{ label: t('orderNotice.callBy'), value: promiseTime(promised, language) }]),
      { label: t('orderNotice.sent'), value: formatCairoTime(created, language) },
      ...wordsFact(order, language),
      ...deliveryFacts(order, language),
      ...orderFacts(order, { site, reader: 'staff' }),
    ],
    button: { label: t('orderNotice.button'), url: orderUrl(site, order) },
    isToShop: true,
    notes: [t('orderNotice.note')],
    footer: { reason: t('orderNotice.reason', { company: site.shop.company[language] }) },
  })
}

/** Goes to the requester: lines whose status changed. */
export function statusEmail(order: EmailOrder, site: EmailSite): RenderedEmail {
  const { language, requester } = order
  const t = emailTexts(language)
  const number = numberOf(order)
  return renderEmail(site, {
    language,
    subject: t('orderEmails.statusChanged.subject', { number }),
    preheader: t('orderEmails.statusChanged.preheader'),
    greeting: greetingFor(requester.firstName, language),
    paragraphs: [t('orderEmails.statusChanged.changed', { number })],
    facts: orderFacts(order, { site, hasStatus: true }),
    button: { label: t('orderEmails.statusChanged.button'), url: requesterUrl(site, order) },
    footer: { reason: t('orderEmails.statusChanged.reason', { company: site.shop.company[language] }) },
  })
}

/** Goes to a merchant: the lines of its own brand in a new request, and nothing of the requester. */
export function merchantRequest({ order, merchant }: MerchantRequest, site: EmailSite): RenderedEmail {
  const { language } = merchant
  const t = emailTexts(language)
  return renderEmail(site, {
    language,
    subject: t('orderEmails.forMerchant.subject', { number: numberOf(order) }),
    preheader: t('orderEmails.forMerchant.preheader'),
    greeting: greetingFor(merchant.firstName, language),
    paragraphs: [t('orderEmails.forMerchant.asked')],
    facts: orderFacts(order, { site, language, reader: 'merchant' }),
    button: { label: t('orderEmails.forMerchant.button'), url: orderUrl(site, { ...order, language }) },
    notes: [t('orderEmails.forMerchant.team')],
    footer: { reason: t('orderEmails.forMerchant.reason', { company: site.shop.company[language] }) },
  })
}

export function fullName({ requester }: Pick<EmailOrder, 'requester'>): string {
  return inOneLine(`${requester.firstName} ${requester.lastName}`)
}

/** Emails are written after the account may be gone, with the name of its requests. */
export function isForgotten(order: Pick<EmailOrder, 'requester'>): boolean {
  return fullName(order) === NO_NAME
}

/** The customer for those who read of a request at the desk; empty where a caller gave no name. */
export function customerName(order: Pick<EmailOrder, 'requester' | 'language'>): string {
  return isForgotten(order) ? emailTexts(order.language)('orderNotice.former') : fullName(order)
}

/** The page of the request for staff, merchants and requesters with an account. */
export function orderUrl(site: EmailSite, { id, language }: Pick<EmailOrder, 'id' | 'language'>): string {
  return pageUrl(site, language, `/order/${id}`)
}

/** A requester without an account comes by the link of the request. */
function requesterUrl(site: EmailSite, order: EmailOrder): string {
  return order.token === null ? orderUrl(site, order) : pageUrl(site, order.language, `/request/${order.token}`)
}

function hoursLine(hours: ShownHours, { language }: EmailOrder): string {
  const t = emailTexts(language)
  const say: Say = (key) => t(`weekdays.${key}`)
  return t('order.hours', { days: daysText(hours.runs, say, language), times: timesText(hours, say) })
}
