import { useCallback, useEffect, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import type { OfferRowReply } from '#contract/offers/offer-replies.ts'
import { currencyNamed } from '#domain/money/currencies.ts'
import { versionText } from '#domain/offers/numbers.ts'
import { MAX_PER_PAGE } from '#domain/paging.ts'
import { formatLongDate } from '#i18n/formats.ts'
import { offersTexts } from '#i18n/sets/offers.ts'
import { useApi } from '../../../platform/calls/use-api.ts'
import { reportFailure } from '../../../platform/frame/failures.ts'
import { useLanguage } from '../../../platform/texts/language.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { offerPath } from '../../../shop/offer-paths.ts'
import { Bdi } from '../../../ui/bidi/bdi.tsx'
import { Ltr } from '../../../ui/bidi/ltr.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { PlainButton } from '../../../ui/button/plain-button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { Amount } from '../amount.tsx'
import { OfferState } from '../offer-state.tsx'
import styles from './request-offers.module.css'

type Known = { readonly kind: 'loading' | 'failed' } | { readonly kind: 'known'; readonly offers: readonly OfferRowReply[] }

/** The offers of a request, and the way to another one. */
export function RequestOffers({ orderId }: { readonly orderId: string }) {
  const { t } = useTexts(offersTexts)
  const { known, load } = useOffersOf(orderId)
  const hasOffers = known.kind === 'known' && known.offers.length > 0
  return (
    <Card>
      <div className={styles.head}>
        <h2>{t('offers.request.title')}</h2>
        <MakeOffer orderId={orderId} isFirst={!hasOffers} />
      </div>
      {known.kind === 'loading' && <Skeleton shape="line" />}
      {known.kind === 'failed' && (
        <p className={styles.note}>
          {t('offers.request.failed')}{' '}
          <PlainButton look="inline" onPress={load}>
            {t('offers.request.again')}
          </PlainButton>
        </p>
      )}
      {known.kind === 'known' && !hasOffers && <p className={styles.note}>{t('offers.request.none')}</p>}
      {hasOffers && (
        <ul className={styles.offers}>
          {known.offers.map((offer) => (
            <RequestOffer key={offer._id} offer={offer} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function RequestOffer({ offer }: { readonly offer: OfferRowReply }) {
  const { t } = useTexts(offersTexts)
  const language = useLanguage()
  const { _id, number, version, name, state, isConfirmed, isPaused, totalMinor, currency, validUntil } = offer
  return (
    <li className={styles.offer}>
      <Link to={offerPath(_id, language)}>
        <Ltr>{number}</Ltr> <Ltr>{versionText(version)}</Ltr>
      </Link>
      {name !== '' && <Bdi>{name}</Bdi>}
      <OfferState state={state} isConfirmed={isConfirmed} isPaused={isPaused} />
      <span className={styles.total}>
        <Amount minor={totalMinor} currency={currencyNamed(currency)} />
      </span>
      {validUntil !== '' && (
        <span className={styles.note}>
          {t('offers.list.validUntil')} {formatLongDate(validUntil, language)}
        </span>
      )}
    </li>
  )
}

function MakeOffer({ orderId, isFirst }: { readonly orderId: string; readonly isFirst: boolean }) {
  const { t } = useTexts(offersTexts)
  const language = useLanguage()
  const api = useApi()
  const navigate = useNavigate()
  const make = async () => {
    try {
      const { offer } = await api.call('POST /api/offer/add', { body: { order: orderId } })
      await navigate(offerPath(offer._id, language))
    } catch (error) {
      reportFailure(error, t)
    }
  }
  return (
    <Button tone={isFirst ? 'primary' : 'secondary'} onPress={make}>
      <Icon name="plus" />
      {t(isFirst ? 'offers.request.make' : 'offers.request.another')}
    </Button>
  )
}

function useOffersOf(order: string) {
  const api = useApi()
  const [known, setKnown] = useState<Known>({ kind: 'loading' })
  const load = useCallback(() => {
    api.call('GET /api/offer', { query: { order, limit: MAX_PER_PAGE } }).then(
      ({ offers }) => setKnown({ kind: 'known', offers }),
      () => setKnown({ kind: 'failed' }),
    )
  }, [api, order])
  useEffect(load, [load])
  return { known, load }
}
