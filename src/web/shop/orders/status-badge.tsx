import type { LineStatus } from '#domain/orders/orders.ts'
import { ordersTexts } from '#i18n/sets/orders.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { Badge } from '../../ui/badge/badge.tsx'
import { AnyIcon } from '../../ui/icon/any-icon.tsx'
import styles from './status-badge.module.css'
import { STATUS_LOOKS } from './status-looks.ts'

export function StatusBadge({ status }: { readonly status: LineStatus }) {
  const { t } = useTexts(ordersTexts)
  const { text, tone, icon } = STATUS_LOOKS[status]
  return (
    <Badge tone={tone}>
      <AnyIcon name={icon} />
      {t(text)}
    </Badge>
  )
}

export interface OrderStateProps {
  readonly status: LineStatus
  /** The badge stands beside a title and not at the end of a card. */
  readonly isInline?: boolean
}

/** Shows the status of the whole order, with a label, because lines on a card have statuses of their own. */
export function OrderState({ status, isInline = false }: OrderStateProps) {
  const { t } = useTexts(ordersTexts)
  const { text, tone, icon } = STATUS_LOOKS[status]
  return (
    <p className={isInline ? `${styles.state} ${styles.inline}` : styles.state}>
      <span className={styles.label}>{t('orders.list.whole')}</span>
      <span className={styles.chip} data-tone={tone}>
        <AnyIcon name={icon} />
        {t(text)}
      </span>
    </p>
  )
}

/** Shows the status of one line, less prominent than that of the order around it. */
export function LineState({ status }: { readonly status: LineStatus }) {
  const { t } = useTexts(ordersTexts)
  const { text, icon } = STATUS_LOOKS[status]
  return (
    <span className={styles.line}>
      <AnyIcon name={icon} />
      {t(text)}
    </span>
  )
}
