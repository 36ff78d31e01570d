import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { OrderLineReply } from '#contract/orders.ts'
import { type LineAction as Action, LINE_STATUSES, type LineStatus } from '#domain/orders.ts'
import { pathInLanguage, useLanguage } from '../../platform/language.ts'
import { useTexts } from '../../platform/texts.ts'
import { Bdi } from '../../ui/bidi/bdi.tsx'
import danger from '../../ui/button/danger-button.module.css'
import { Disclosure } from '../../ui/disclosure/disclosure.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import styles from './line-action.module.css'
import { STATUS_LOOKS } from './status-badge.tsx'

export interface LineActionProps {
  readonly action: Action
  readonly line: OrderLineReply
  readonly name: string
  /** Without it nothing of the order is left. */
  readonly isLast: boolean
  readonly isBusy: boolean
  readonly onStatus: (status: LineStatus) => void
}

/** What whoever is looking may do with a line. */
export function LineAction({ action, line, name, isLast, isBusy, onStatus }: LineActionProps) {
  const { t } = useTexts()
  const [isAsking, setAsking] = useState(false)
  const choose = (status: LineStatus) => (status === 'Cancelled' ? setAsking(true) : onStatus(status))
  if (action === 'none') return null
  if (action === 'review') return <ReviewLink line={line} name={name} />
  return (
    <>
      {action === 'choose-status' ? (
        <StatusChoice current={line.status} name={name} isBusy={isBusy} onChoose={choose} />
      ) : (
        <button type="button" className={`${danger.plain} ${styles.cancel}`} aria-disabled={isBusy} onClick={() => setAsking(true)}>
          {t('orders.change.cancelLine')}
          <Named name={name} />
        </button>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={t('orders.change.lineTitle')}
        subject={<Bdi>{name}</Bdi>}
        text={t(isLast ? 'orders.change.lastText' : 'orders.change.lineText')}
        confirmLabel={t('orders.change.lineConfirm')}
        onClose={() => setAsking(false)}
        onConfirm={() => onStatus('Cancelled')}
      />
    </>
  )
}

/** Of an action that many lines have, said of one of them to whoever can't see the line around it. */
function Named({ name }: { readonly name: string }) {
  return (
    <span className="visually-hidden">
      {' '}
      <Bdi>{name}</Bdi>
    </span>
  )
}

function ReviewLink({ line, name }: { readonly line: OrderLineReply; readonly name: string }) {
  const { t } = useTexts()
  const language = useLanguage()
  if (line.product === null) return null
  return (
    <Link className={styles.review} to={pathInLanguage(`/product/${line.product.slug}#reviews`, language)}>
      {t('orders.details.review')}
      <Named name={name} />
    </Link>
  )
}

interface StatusChoiceProps {
  readonly current: LineStatus
  readonly name: string
  readonly isBusy: boolean
  readonly onChoose: (status: LineStatus) => void
}

/** A status takes effect when it is chosen and not when a key passes over it, as some of them cannot be left again. */
function StatusChoice({ current, name, isBusy, onChoose }: StatusChoiceProps) {
  const { t } = useTexts()
  const [isOpen, setOpen] = useState(false)
  const isShown = isOpen && !isBusy
  const label = (
    <>
      {t('orders.change.choose')}
      <Named name={name} />
    </>
  )
  return (
    <Disclosure className={styles.choice} label={label} labelClassName={styles.label} isOpen={isShown} onChange={setOpen}>
      <ul ref={useInSight(isShown)} className={styles.statuses}>
        {LINE_STATUSES.map((status) => (
          <li key={status}>
            <button
              type="button"
              className={styles.status}
              aria-current={status === current ? 'true' : undefined}
              onClick={({ currentTarget }) => {
                setOpen(false)
                currentTarget.closest('details')?.querySelector('summary')?.focus()
                if (status !== current) onChoose(status)
              }}
            >
              <Icon name={STATUS_LOOKS[status].icon} />
              {t(STATUS_LOOKS[status].text)}
              {status === current && <span className={styles.now}>{t('orders.change.current')}</span>}
            </button>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}

/** What opens near the lower edge comes up from under what stands there. */
function useInSight(isShown: boolean) {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (isShown) list.current?.scrollIntoView({ block: 'nearest' })
  }, [isShown])
  return list
}
