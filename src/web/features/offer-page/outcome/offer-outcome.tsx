import type { CustomerOfferReply } from '#contract/offers/offer-replies.ts'
import { isolate } from '#i18n/bidi.ts'
import { formatLongDate } from '#i18n/formats.ts'
import { useLanguage } from '../../../platform/texts/language.ts'
import { Bdi } from '../../../ui/bidi/bdi.tsx'
import { Filled } from '../../../ui/bidi/filled.tsx'
import { Callout } from '../../../ui/callout/callout.tsx'
import { renewalOf } from '../offer-renewal.ts'
import { useOfferTexts } from '../offer-texts.ts'

/** Offers a renewal, unless the customer has asked for one already. */
function ExpiredNote({ offer }: { readonly offer: CustomerOfferReply }) {
  const t = useOfferTexts()
  const language = useLanguage()
  const asked = renewalOf(offer)
  if (asked === null) return <Callout tone="warning">{t('offerPage.notes.expired')}</Callout>
  return <Callout>{t('offerPage.renew.asked', { date: formatLongDate(asked, language) })}</Callout>
}

export interface OfferOutcomeProps {
  readonly offer: CustomerOfferReply
  /** The word for its state. */
  readonly word: string
}

/** The end of the offer, or the reason why it cannot be answered now. */
export function OfferOutcome({ offer, word }: OfferOutcomeProps) {
  const t = useOfferTexts()
  switch (word) {
    case 'paused':
      return <Callout tone="warning">{t('offerPage.notes.paused')}</Callout>
    case 'expired':
      return <ExpiredNote offer={offer} />
    case 'superseded':
      return <Callout>{t('offerPage.notes.superseded')}</Callout>
    case 'withdrawn':
      return <Callout tone="warning">{t('offerPage.notes.withdrawn')}</Callout>
    case 'declined':
      return <DeclinedNote offer={offer} />
    case 'accepted':
    case 'unconfirmed':
      return <AcceptedNote offer={offer} />
    default:
      return null
  }
}

function AcceptedNote({ offer: { acceptance, isConfirmed } }: { readonly offer: CustomerOfferReply }) {
  const t = useOfferTexts()
  const language = useLanguage()
  if (acceptance === null) return <Callout tone="success">{t('offerPage.notes.acceptedReading')}</Callout>
  return (
    <Callout tone="success">
      <p>
        <Filled text={t('offerPage.notes.accepted', { date: formatLongDate(acceptance.at, language) })} name="name">
          <Bdi>{acceptance.name}</Bdi>
        </Filled>
      </p>
      <p>{t(isConfirmed ? 'offerPage.notes.confirmed' : 'offerPage.notes.unconfirmed')}</p>
    </Callout>
  )
}

function DeclinedNote({ offer: { decline } }: { readonly offer: CustomerOfferReply }) {
  const t = useOfferTexts()
  const language = useLanguage()
  if (decline === null) return <Callout>{t('offerPage.notes.declinedReading')}</Callout>
  return (
    <Callout>
      <p>{t('offerPage.notes.declined', { date: isolate(formatLongDate(decline.at, language)) })}</p>
      {decline.reason !== '' && (
        <p>
          <Filled text={t('offerPage.notes.declinedReason')} name="words">
            <Bdi>{decline.reason}</Bdi>
          </Filled>
        </p>
      )}
    </Callout>
  )
}
