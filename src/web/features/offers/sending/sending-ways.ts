import type { OfferReply } from '#contract/offers/offer-replies.ts'
import { internationalPhone } from '#domain/accounts/phones.ts'
import type { OfferContent } from '#domain/offers/content.ts'
import { SEND_WAYS, type SendWay } from '#domain/offers/sending.ts'

/** The ways that the seller begins with: those of the last time, else the nearest one that the customer's data allow. */
export function proposedWays({ addressee, recipients }: OfferContent, events: OfferReply['events']): readonly SendWay[] {
  const last = events.find(({ kind }) => kind === 'sent' || kind === 'sent-again')?.facts.ways
  const used = Array.isArray(last) ? SEND_WAYS.filter((way) => last.includes(way)) : []
  if (used.length > 0) return used
  if (addressee.email !== '' || recipients.some(({ email }) => email !== '')) return ['email']
  return internationalPhone(addressee.phone) === null ? ['print'] : ['whatsapp']
}

/** Email addresses that the offer goes to. */
export function emailsOf({ addressee, recipients }: OfferContent): readonly string[] {
  return [...new Set([addressee.email, ...recipients.map(({ email }) => email)])].filter((email) => email !== '')
}
