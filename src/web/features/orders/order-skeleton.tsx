import { ordersTexts } from '#i18n/sets/orders.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { PageHead } from '../../shop/frame/page-head.tsx'
import { Card } from '../../ui/card/card.tsx'
import sheet from '../../ui/card/sheet.module.css'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import styles from './order-page.module.css'
import success from './order-success-page.module.css'

/** Skeleton of an order's page until the account is known. */
export function OrderSkeleton() {
  const { t } = useTexts(ordersTexts)
  return (
    <>
      <PageHead title={t('orders.details.title')} isIndexed={false} />
      <p className="visually-hidden" role="status">
        {t('orders.loading')}
      </p>
      <span className={styles.back}>
        <Skeleton shape="short" />
      </span>
      <Skeleton shape="title" />
      <Skeleton shape="lead" />
      <Skeleton shape="sheet" />
      <Card>
        <Skeleton shape="sheet" />
        <Skeleton shape="sheet" />
      </Card>
    </>
  )
}

/** Skeleton of the success page. */
export function OrderSuccessSkeleton() {
  const { t } = useTexts(ordersTexts)
  return (
    <div className={sheet.ground} data-covers-corner="">
      <PageHead title={t('orders.details.title')} isIndexed={false} />
      <p className="visually-hidden" role="status">
        {t('orders.loading')}
      </p>
      <div className={success.card}>
        <Skeleton shape="badge" />
        <Skeleton shape="title" />
        <Skeleton shape="lead" />
        <Skeleton shape="sheet" />
      </div>
    </div>
  )
}
