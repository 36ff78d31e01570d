import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import type { OrderLineReply } from '#contract/orders.ts'
import type { LineAction as Action, LineStatus } from '#domain/orders.ts'
import { formatMoney, formatNumber } from '#i18n/formats.ts'
import { shop } from '#shop-config'
import { pathInLanguage, useLanguage } from '../../platform/language.ts'
import { nameOf } from '../../platform/names.ts'
import { useTexts } from '../../platform/texts.ts'
import { Bdi } from '../../ui/bidi/bdi.tsx'
import { Ltr } from '../../ui/bidi/ltr.tsx'
import { LineAction } from './line-action.tsx'
import styles from './order-line.module.css'
import { OrderPicture } from './order-picture.tsx'
import { StatusBadge } from './status-badge.tsx'

export interface OrderLineProps {
  readonly line: OrderLineReply
  readonly action: Action
  readonly isLast: boolean
  readonly isBusy: boolean
  readonly onStatus: (status: LineStatus) => void
}

export function OrderLine({ line, action, isLast, isBusy, onStatus }: OrderLineProps) {
  const { t } = useTexts()
  const language = useLanguage()
  const name = nameOf(line, language)
  return (
    <li ref={useKeptPlace(action)} className={styles.line} tabIndex={-1}>
      <OrderPicture product={line.product} />
      <div className={styles.facts}>
        <h3 className={styles.name}>
          <LineName line={line} name={name} />
        </h3>
        {line.sku !== '' && (
          <p className={styles.sku}>
            {t('orders.details.sku')} <Ltr>{line.sku}</Ltr>
          </p>
        )}
        {line.product === null && <p className={styles.unavailable}>{t('orders.details.unavailable')}</p>}
      </div>
      <Numbers line={line} />
      <div className={styles.state}>
        <StatusBadge status={line.status} />
        <LineAction action={action} line={line} name={name} isLast={isLast} isBusy={isBusy} onStatus={onStatus} />
      </div>
    </li>
  )
}

function LineName({ line: { product, status }, name }: { readonly line: OrderLineReply; readonly name: string }) {
  const language = useLanguage()
  const words = status === 'Cancelled' ? <s>{name}</s> : name
  if (product === null) return <Bdi>{words}</Bdi>
  return (
    <Link className={styles.link} to={pathInLanguage(`/product/${product.slug}`, language)}>
      <Bdi>{words}</Bdi>
    </Link>
  )
}

/** Prices only where the answer has them. */
function Numbers({ line: { quantity, purchasePrice, totalPrice } }: { readonly line: OrderLineReply }) {
  const { t } = useTexts()
  const language = useLanguage()
  const money = (pounds: number) => <Ltr>{formatMoney(pounds, language, shop.priceLabel)}</Ltr>
  return (
    <dl className={styles.numbers}>
      <div>
        <dt>{t('orders.details.quantity')}</dt>
        <dd>{formatNumber(quantity, language)}</dd>
      </div>
      {purchasePrice !== undefined && (
        <div>
          <dt>{t('orders.details.unitPrice')}</dt>
          <dd>{money(purchasePrice)}</dd>
        </div>
      )}
      {totalPrice !== undefined && (
        <div>
          <dt>{t('orders.details.lineTotal')}</dt>
          <dd className={styles.total}>{money(totalPrice)}</dd>
        </div>
      )}
    </dl>
  )
}

/** Whoever acted on the line stays at it when the button they pressed is gone. */
function useKeptPlace(action: Action) {
  const place = useRef<HTMLLIElement>(null)
  const before = useRef(action)
  useEffect(() => {
    if (before.current === action) return
    before.current = action
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true })
  }, [action])
  return place
}
