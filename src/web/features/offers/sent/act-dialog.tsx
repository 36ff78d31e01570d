import { type ReactNode, useEffect, useId, useState } from 'react'
import { sentOfferTexts } from '#i18n/sets/sent-offer.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { oneAtATime } from '../../../ui/button/one-at-a-time.ts'
import { Callout } from '../../../ui/callout/callout.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import styles from './sent.module.css'
import type { Outcome } from './use-offer-work.ts'

export interface ActDialogProps {
  readonly title: string
  readonly doLabel: string
  readonly tone?: 'primary' | 'danger'
  readonly children: ReactNode
  readonly onClose: () => void
  /** Null where something that was typed has to be mended first. */
  readonly act: () => Promise<Outcome | null>
}

/** A form in a dialog. It is mounted when it opens, closes when its act is done or was overtaken, and else says why not. */
export function ActDialog({ title, doLabel, tone = 'primary', children, onClose, act }: ActDialogProps) {
  const { t } = useTexts(sentOfferTexts)
  const id = useId()
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [once] = useState(oneAtATime)
  useReturnedFocus()
  const submit = async () => {
    setRefusal(null)
    setBusy(true)
    const outcome = await act().finally(() => setBusy(false))
    if (outcome === null) return showMistake(id)
    if (outcome.kind === 'refused') setRefusal(outcome.text)
    else onClose()
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button tone="secondary" onPress={onClose}>
            {t('sentOffer.goBack')}
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
        {children}
        {refusal !== null && (
          <div role="alert">
            <Callout tone="error">{refusal}</Callout>
          </div>
        )}
      </form>
    </Dialog>
  )
}

/** Focuses the first refused field once it is marked. */
function showMistake(id: string): void {
  requestAnimationFrame(() => document.getElementById(id)?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
}

/** A dialog that is unmounted cannot return the focus itself. */
function useReturnedFocus(): void {
  const [opener] = useState(() => (typeof document === 'undefined' ? null : document.activeElement))
  useEffect(
    () => () => {
      if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus()
    },
    [opener],
  )
}
