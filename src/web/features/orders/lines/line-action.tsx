import { useState } from 'react'
import { Link } from 'react-router'
import type { OrderLineReply } from '#contract/orders.ts'
import type { LineAction as Action, LineStatus } from '#domain/orders/orders.ts'
import { ordersTexts } from '#i18n/sets/orders.ts'
import { pathInLanguage, useLanguage } from '../../../platform/texts/language.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { Bdi } from '../../../ui/bidi/bdi.tsx'
import { Button } from '../../../ui/button/button.tsx'
import type { AskedReason } from '../cancel-reason.ts'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import styles from './line-action.module.css'
import { StatusChoice } from './status-choice.tsx'

export interface LineActionProps {
  readonly action: Action
  readonly line: OrderLineReply
  readonly name: string
  /** Cancelling this line would empty the order. */
  readonly isLast: boolean
  readonly isBusy: boolean
  readonly reason: AskedReason | undefined
  readonly onStatus: (status: LineStatus, reason?: string) => void
}

/** Shows what the viewer may do with a line. */
export function LineAction({ action, line, name, isLast, isBusy, reason, onStatus }: LineActionProps) {
  const { t } = useTexts(ordersTexts)
  const [isAsking, setAsking] = useState(false)
  const choose = (status: LineStatus) => (status === 'Cancelled' ? setAsking(true) : onStatus(status))
  if (action === 'none') return null
  if (action === 'review') return <ReviewLink line={line} name={name} />
  return (
    <>
      {action === 'choose-status' ? (
        <StatusChoice
          current={line.status}
          isBusy={isBusy}
          onChoose={choose}
          label={
            <>
              {t('orders.change.choose')}
              <Named name={name} />
            </>
          }
        />
      ) : (
        <Button tone="plain-danger" className={styles.cancel} isBusy={isBusy} onPress={() => setAsking(true)}>
          {t('orders.change.cancelLine')}
          <Named name={name} />
        </Button>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={t('orders.change.lineTitle')}
        subject={<Bdi>{name}</Bdi>}
        text={t(isLast ? 'orders.change.lastText' : 'orders.change.lineText')}
        confirmLabel={t('orders.change.lineConfirm')}
        reason={reason}
        onClose={() => setAsking(false)}
        onConfirm={(given) => onStatus('Cancelled', given)}
      />
    </>
  )
}

/** Names the line to screen readers, because many lines have the same button. */
function Named({ name }: { readonly name: string }) {
  return (
    <span className="visually-hidden">
      {' '}
      <Bdi>{name}</Bdi>
    </span>
  )
}

function ReviewLink({ line, name }: { readonly line: OrderLineReply; readonly name: string }) {
  const { t } = useTexts(ordersTexts)
  const language = useLanguage()
  if (line.product === null) return null
  return (
    <Link className={styles.review} to={pathInLanguage(`/product/${line.product.slug}#reviews`, language)}>
      {t('orders.details.review')}
      <Named name={name} />
    </Link>
  )
}
