import { ordersTexts } from '#i18n/sets/orders.ts'
import { PageHead } from '../../platform/frame/page-head.tsx'
import { useTexts } from '../../platform/texts/texts.ts'
import { Card } from '../../ui/card/card.tsx'
import sheet from '../../ui/card/sheet.module.css'
import { Bone } from '../../ui/skeleton/bone.tsx'
import styles from './order-page.module.css'
import success from './order-success-page.module.css'

/** Skeleton of an order's page until the account is known. */
export function OrderBones() {
  const { t } = useTexts(ordersTexts)
  return (
    <>
      <PageHead title={t('orders.details.title')} isIndexed={false} />
      <p className="visually-hidden" role="status">
        {t('orders.loading')}
      </p>
      <span className={styles.back}>
        <Bone shape="short" />
      </span>
      <Bone shape="title" />
      <Bone shape="lead" />
      <Bone shape="sheet" />
      <Card>
        <Bone shape="sheet" />
        <Bone shape="sheet" />
      </Card>
    </>
  )
}

/** Skeleton of the success page. */
export function OrderSuccessBones() {
  const { t } = useTexts(ordersTexts)
  return (
    <div className={sheet.ground} data-covers-corner="">
      <PageHead title={t('orders.details.title')} isIndexed={false} />
      <p className="visually-hidden" role="status">
        {t('orders.loading')}
      </p>
      <div className={success.card}>
        <Bone shape="badge" />
        <Bone shape="title" />
        <Bone shape="lead" />
        <Bone shape="sheet" />
      </div>
    </div>
  )
}
