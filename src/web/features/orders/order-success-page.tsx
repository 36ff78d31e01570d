import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { OrderReply } from '#contract/orders.ts'
import { ordersTexts } from '#i18n/sets/orders.ts'
import { useFocusOnArrival } from '../../platform/frame/focus-on-arrival.ts'
import { pathInLanguage, useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { OrderNumber } from '../../shop/orders/order-number.tsx'
import { Ltr } from '../../ui/bidi/ltr.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import sheet from '../../ui/card/sheet.module.css'
import { Icon } from '../../ui/icon/icon.tsx'
import { AskAboutOrder } from './ask-about-order.tsx'
import { CallNote } from './call-note.tsx'
import { PriceChanges } from './lines/price-changes.tsx'
import { ORDER_LISTS } from './order-paths.ts'
import styles from './order-success-page.module.css'

export interface OrderSuccessPageProps {
  readonly order: OrderReply
  /** The hours in which the shop calls. */
  readonly hours: ReactNode
}

/** Says that the request has arrived and what happens next. */
export function OrderSuccessPage({ order, hours }: OrderSuccessPageProps) {
  const { t } = useTexts(ordersTexts)
  const language = useLanguage()
  const email = order.requester?.email
  return (
    <div className={sheet.ground} data-covers-corner="">
      <section className={styles.card}>
        <span className={styles.sign}>
          <Icon name="check" />
        </span>
        <div className={styles.words}>
          <h1 ref={useFocusOnArrival()} className={styles.title} tabIndex={-1}>
            {t('orders.success.title')}
          </h1>
          <p className={styles.complete}>{t('orders.success.complete')}</p>
          <p className={styles.number}>
            {t('orders.order')} <OrderNumber number={order.number} />
          </p>
          <p className={styles.id}>
            <span>{t('orders.id')} </span>
            <Link to={pathInLanguage(`/order/${order._id}?success`, language)}>
              <Ltr>{order._id}</Ltr>
            </Link>
          </p>
          <p className={styles.note}>{t('orders.success.noPayment')}</p>
        </div>
        <div className={styles.prices}>
          <PriceChanges order={order} />
        </div>
        <div className={styles.call}>
          <span className={styles.phone}>
            <Icon name="call" />
          </span>
          <div className={styles.callWords}>
            <h2 className={styles.heading}>{t('orders.call.heading')}</h2>
            <CallNote phone={order.requester?.phoneNumber ?? ''} promised={order.promised} {...(email === undefined ? {} : { email })} />
            {hours}
          </div>
        </div>
        <div className={styles.actions}>
          <ButtonLink tone="primary" to={pathInLanguage(ORDER_LISTS.me, language)}>
            {t('orders.success.orders')}
          </ButtonLink>
          <ButtonLink tone="secondary" to={pathInLanguage('/shop', language)}>
            {t('orders.success.shop')}
          </ButtonLink>
        </div>
        <AskAboutOrder number={order.number} />
      </section>
    </div>
  )
}
