import { type ReactNode, useEffect, useId, useState } from 'react'
import { customersTexts } from '#i18n/sets/customers.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { oneAtATime } from '../../../ui/button/one-at-a-time.ts'
import { Callout } from '../../../ui/callout/callout.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import styles from './card.module.css'
import type { Refused } from './use-customer-work.ts'

export interface FormDialogProps {
  readonly title: string
  readonly doLabel: string
  readonly tone?: 'primary' | 'danger'
  readonly onClose: () => void
  readonly act: () => Promise<Refused | null>
  /** Renders the fields with the sentences that refuse them. */
  readonly children: (errorOf: (field: string) => string | undefined) => ReactNode
}

/** A form over the card, mounted when it opens. It closes when the change is made, and else says why not. */
export function FormDialog({ title, doLabel, tone = 'primary', onClose, act, children }: FormDialogProps) {
  const { t } = useTexts(customersTexts)
  const id = useId()
  const [once] = useState(oneAtATime)
  const [isBusy, setBusy] = useState(false)
  const [refused, setRefused] = useState<Refused | null>(null)
  const submit = async () => {
    setBusy(true)
    const refusal = await act().finally(() => setBusy(false))
    if (refusal === null) return onClose()
    setRefused(refusal)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refusal, when its fields are marked
  useEffect(() => document.getElementById(id)?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(), [refused])
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button tone="secondary" onPress={onClose}>
            {t('customers.cancel')}
          </Button>
          <Button tone={tone} type="submit" form={id} isBusy={isBusy}>
            {doLabel}
          </Button>
        </>
      }
    >
      <form
        id={id}
        className={styles.form}
        noValidate
        method="post"
        onSubmit={(event) => {
          event.preventDefault()
          void once(submit)
        }}
      >
        {children((field) => refused?.fields[field]?.[0])}
        {refused !== null && refused.text !== null && (
          <div role="alert">
            <Callout tone="error">{refused.text}</Callout>
          </div>
        )}
      </form>
    </Dialog>
  )
}
