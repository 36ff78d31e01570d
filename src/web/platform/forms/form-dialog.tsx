import { type ReactNode, useEffect, useId, useState } from 'react'
import { dashboardTexts } from '#i18n/sets/dashboard.ts'
import { Button } from '../../ui/button/button.tsx'
import { oneAtATime } from '../../ui/button/one-at-a-time.ts'
import { Callout } from '../../ui/callout/callout.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { useIsThere } from '../calls/is-there.ts'
import { notify } from '../frame/notices.ts'
import { useTexts } from '../texts/texts.ts'

export interface Refusal {
  /** Null where the fields say everything. */
  readonly text: string | null
  readonly fields: Readonly<Record<string, readonly string[]>>
}

/** The form itself marks the fields that have to be mended before anything is sent. */
export const MARKED_IN_FORM: Refusal = { text: null, fields: {} }

export interface FormDialogProps {
  readonly title: string
  readonly doLabel: string
  readonly tone?: 'primary' | 'danger'
  /** True while there is nothing to do yet. */
  readonly isIdle?: boolean
  readonly onClose: () => void
  /** Makes the change; null when it is made, else why not. */
  readonly act: () => Promise<Refusal | null>
  /** The fields, with the sentences that refuse them. */
  readonly children: ReactNode | ((errorOf: (field: string) => string | undefined) => ReactNode)
}

/** A form in a dialog, mounted when it opens. It closes when its change is made, and else says why not. */
export function FormDialog({ title, doLabel, tone = 'primary', isIdle = false, onClose, act, children }: FormDialogProps) {
  const { t } = useTexts(dashboardTexts)
  const id = useId()
  const [once] = useState(oneAtATime)
  const [isBusy, setBusy] = useState(false)
  const [refused, setRefused] = useState<Refusal | null>(null)
  const isThere = useIsThere()
  useReturnedFocus()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refusal, when its fields are marked
  useEffect(() => document.getElementById(id)?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(), [refused])
  const submit = async () => {
    setBusy(true)
    const refusal = await act().finally(() => setBusy(false))
    if (!isThere.current) reportLate(refusal)
    else if (refusal === null) onClose()
    else setRefused({ ...refusal })
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button tone="secondary" onPress={onClose}>
            {t('dashboard.goBack')}
          </Button>
          <Button tone={tone} type="submit" form={id} isBusy={isBusy} className="button-off" disabled={isIdle}>
            {doLabel}
          </Button>
        </>
      }
    >
      <form
        id={id}
        className="stack gap-4"
        noValidate
        method="post"
        onSubmit={(event) => {
          event.preventDefault()
          void once(submit)
        }}
      >
        {typeof children === 'function' ? children((field) => refused?.fields[field]?.[0]) : children}
        {refused !== null && refused.text !== null && (
          <div role="alert">
            <Callout tone="error">{refused.text}</Callout>
          </div>
        )}
      </form>
    </Dialog>
  )
}

/** A refusal that comes after its dialog was closed would be seen by nobody. */
function reportLate(refusal: Refusal | null): void {
  const text = refusal === null ? null : (refusal.text ?? Object.values(refusal.fields)[0]?.[0])
  if (text != null) notify({ kind: 'error', text })
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
