import { type ReactNode, useEffect, useRef, useState } from 'react'
import { LINE_STATUSES, type LineStatus } from '#domain/orders/orders.ts'
import { ordersTexts } from '#i18n/sets/orders.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { STATUS_LOOKS } from '../../../shop/orders/status-looks.ts'
import { PlainButton } from '../../../ui/button/plain-button.tsx'
import { Disclosure } from '../../../ui/disclosure/disclosure.tsx'
import { AnyIcon } from '../../../ui/icon/any-icon.tsx'
import styles from './status-choice.module.css'

export interface StatusChoiceProps {
  readonly label: ReactNode
  /** The status that is marked and changes nothing; null where there is none. */
  readonly current: LineStatus | null
  readonly isBusy: boolean
  readonly onChoose: (status: LineStatus) => void
}

/** A status takes effect when it is pressed and not when an arrow key passes it, because some statuses are final. */
export function StatusChoice({ label, current, isBusy, onChoose }: StatusChoiceProps) {
  const { t } = useTexts(ordersTexts)
  const [isOpen, setOpen] = useState(false)
  const isShown = isOpen && !isBusy
  return (
    <Disclosure className={styles.choice} label={label} labelClassName={styles.label} isOpen={isShown} onChange={setOpen}>
      <ul ref={useInSight(isShown)} className={styles.statuses}>
        {LINE_STATUSES.map((status) => (
          <li key={status}>
            <PlainButton
              look="own"
              className={styles.status}
              aria-current={status === current ? 'true' : undefined}
              onPress={({ currentTarget }) => {
                setOpen(false)
                currentTarget.closest('details')?.querySelector('summary')?.focus()
                if (status !== current) onChoose(status)
              }}
            >
              <AnyIcon name={STATUS_LOOKS[status].icon} />
              {t(STATUS_LOOKS[status].text)}
              {status === current && <span className={styles.now}>{t('orders.change.current')}</span>}
            </PlainButton>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}

/** Scrolls a list that opens near the lower edge above the bar there. */
function useInSight(isShown: boolean) {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (isShown) list.current?.scrollIntoView({ block: 'nearest' })
  }, [isShown])
  return list
}
