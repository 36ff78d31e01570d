import type { z } from 'zod'
import type { CustomerOfferReply, ItemReply } from '#contract/offers/offer-replies.ts'
import type { OfferContent } from '#domain/offers/content.ts'
import { inLanguage } from '#domain/text/language.ts'
import { formatLongDate, formatNumber } from '#i18n/formats.ts'
import { ordersTexts } from '#i18n/sets/orders.ts'
import { useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { STATUS_LOOKS } from '../../shop/orders/status-looks.ts'
import { Badge } from '../../ui/badge/badge.tsx'
import { Bdi } from '../../ui/bidi/bdi.tsx'
import { Ltr } from '../../ui/bidi/ltr.tsx'
import styles from './offer-deliveries.module.css'
import { useOfferTexts } from './offer-texts.ts'

/** The bought lines on their way, with serial numbers and the end of the warranty once they are delivered. */
export function OfferDeliveries({ offer, content }: { readonly offer: CustomerOfferReply; readonly content: OfferContent }) {
  const t = useOfferTexts()
  return (
    <section className={styles.deliveries} aria-labelledby="offer-deliveries">
      <h2 id="offer-deliveries">{t('offerPage.deliveries.heading')}</h2>
      <ul className={styles.list}>
        {offer.items.map((item) => (
          <Item key={item._id} item={item} content={content} />
        ))}
      </ul>
    </section>
  )
}

function Item({ item, content }: { readonly item: z.infer<typeof ItemReply>; readonly content: OfferContent }) {
  const t = useOfferTexts()
  const { t: order } = useTexts(ordersTexts)
  const language = useLanguage()
  const line = content.lines.find(({ id }) => id === item.lineId)
  const { tone, text } = STATUS_LOOKS[item.status]
  const dates = [
    item.delivered === null ? '' : t('offerPage.deliveries.delivered', { date: formatLongDate(item.delivered, language) }),
    item.warrantyEnds === null ? '' : t('offerPage.deliveries.warranty', { date: formatLongDate(item.warrantyEnds, language) }),
  ].filter((words) => words !== '')
  return (
    <li>
      <span className={styles.what}>
        {line !== undefined && (
          <>
            <Bdi>{inLanguage(line.name, language)}</Bdi> <Ltr className={styles.whole}>× {formatNumber(line.quantity, language)}</Ltr>
          </>
        )}
        {dates.map((words) => (
          <span key={words} className={styles.small}>
            {words}
          </span>
        ))}
        {item.serials.length > 0 && (
          <span className={styles.small}>
            {t('offerPage.deliveries.serials')} <Ltr>{item.serials.join(', ')}</Ltr>
          </span>
        )}
      </span>
      <Badge tone={tone}>{order(text)}</Badge>
    </li>
  )
}
