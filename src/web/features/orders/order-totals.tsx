import { Link } from 'react-router'
import type { OrderReply } from '#contract/orders.ts'
import { formatMoney } from '#i18n/formats.ts'
import { shop } from '#shop-config'
import { useLanguage } from '../../platform/language.ts'
import { usePriceReason } from '../../platform/price-reason.tsx'
import { useTexts } from '../../platform/texts.ts'
import { Ltr } from '../../ui/bidi/ltr.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import styles from './order-totals.module.css'

/** Absent, with the reason, for whoever may not see prices. */
export function OrderTotals({ order: { total, totalTax } }: { readonly order: OrderReply }) {
  const { t } = useTexts()
  const language = useLanguage()
  const reason = usePriceReason()
  if (total === undefined) {
    return (
      <p className={styles.locked}>
        <Icon name="lock" />
        {reason.to === undefined ? reason.text : <Link to={reason.to}>{reason.text}</Link>}
      </p>
    )
  }
  return (
    <dl className={styles.totals}>
      <div>
        <dt>{t('orders.details.tax')}</dt>
        <dd>
          <Ltr>{formatMoney(totalTax, language, shop.priceLabel)}</Ltr>
        </dd>
      </div>
      <div className={styles.total}>
        <dt>{t('orders.details.total')}</dt>
        <dd>
          <Ltr>{formatMoney(total, language, shop.priceLabel)}</Ltr>
        </dd>
      </div>
    </dl>
  )
}
