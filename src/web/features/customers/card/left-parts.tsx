import { Link } from 'react-router'
import { orderNumberText } from '#domain/orders/order-numbers.ts'
import { inLanguage } from '#domain/text/language.ts'
import { isolateLtr } from '#i18n/bidi.ts'
import { formatLongDate, formatNumber } from '#i18n/formats.ts'
import { customersTexts } from '#i18n/sets/customers.ts'
import { pathInLanguage, useLanguage } from '../../../platform/texts/language.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { offerPath } from '../../../shop/offer-paths.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Bdi } from '../../../ui/bidi/bdi.tsx'
import styles from './card.module.css'
import { Part, useFold } from './part.tsx'
import type { CustomerCard } from './use-customer-work.ts'

/** Reviews that the customer has written. */
export function ReviewsPart({ reviews }: Pick<CustomerCard, 'reviews'>) {
  const { t } = useTexts(customersTexts)
  const language = useLanguage()
  const { shown, more } = useFold(reviews)
  if (reviews.length === 0) return null
  return (
    <Part title={t('customers.reviews.title')} count={reviews.length}>
      <ul className={styles.list}>
        {shown.map(({ _id, product, slug, rating, title, status, created }) => (
          <li key={_id} className={styles.item}>
            <span className={styles.words}>
              <Link to={pathInLanguage(`/product/${slug}`, language)}>
                <Bdi>{inLanguage(product, language)}</Bdi>
              </Link>
              <Bdi>{title}</Bdi>
              <span className={styles.small}>
                {t('customers.reviews.rating', { rating: formatNumber(rating, language) })} · {formatLongDate(created, language)}
              </span>
            </span>
            {status !== 'Approved' && <Badge>{t('customers.reviews.hidden')}</Badge>}
          </li>
        ))}
      </ul>
      {more}
    </Part>
  )
}

/** Files on the customer's requests and offers, each with the page that has it. */
export function FilesPart({ files }: Pick<CustomerCard, 'files'>) {
  const { t } = useTexts(customersTexts)
  const language = useLanguage()
  const { shown, more } = useFold(files)
  if (files.length === 0) return null
  return (
    <Part title={t('customers.files.title')} count={files.length}>
      <ul className={styles.list}>
        {shown.map(({ _id, order, offer, name, created }) => (
          <li key={_id} className={styles.item}>
            <span className={styles.words}>
              <Bdi>{name}</Bdi>
              <span className={styles.small}>{formatLongDate(created, language)}</span>
            </span>
            {order !== null && (
              <Link to={pathInLanguage(`/order/${order._id}`, language)}>
                {t('customers.files.ofRequest', { number: isolateLtr(orderNumberText(order.number)) })}
              </Link>
            )}
            {offer !== null && (
              <Link to={offerPath(offer._id, language)}>{t('customers.files.ofOffer', { number: isolateLtr(offer.number) })}</Link>
            )}
          </li>
        ))}
      </ul>
      {more}
    </Part>
  )
}
