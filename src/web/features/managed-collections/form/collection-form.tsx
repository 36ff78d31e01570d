import type { ReactNode } from 'react'
import { FormRefusal, RequiredNote } from '../../../platform/forms/form-notes.tsx'
import type { LeaveGuard } from '../../../platform/forms/leave-guard.tsx'
import type { ShopForm } from '../../../platform/forms/use-form.ts'
import { SubmitButton } from '../../../ui/button/submit-button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { FormActions } from '../../../ui/form-layout/form-layout.tsx'
import type { CollectionKind } from '../collection-paths.ts'
import type { CollectionValues } from './collection-values.ts'
import { NamesFields } from './names-fields.tsx'

export interface CollectionFormProps {
  readonly kind: CollectionKind
  readonly form: ShopForm<CollectionValues>
  readonly guard: LeaveGuard
  readonly isNew: boolean
  readonly submitLabel: string
  /** The id of an existing record. */
  readonly ownId?: string
  /** A note above the fields. */
  readonly callout?: ReactNode
  /** The parts of the form that only this kind has. */
  readonly children?: ReactNode
  /** Actions at the end of the save button's line. */
  readonly actions?: ReactNode
  readonly aside?: ReactNode
  /** Gets the name of the button that was pressed, before the form is sent; empty for the first one. */
  readonly onPressed?: (name: string) => void
}

/** The fields of a category or brand, new or known. */
export function CollectionForm({
  kind,
  form,
  guard,
  isNew,
  ownId,
  submitLabel,
  callout,
  children,
  actions,
  aside,
  onPressed,
}: CollectionFormProps) {
  const { onSubmit, ...formProps } = form.formProps
  return (
    <Card>
      <form
        {...formProps}
        onSubmit={(event) => {
          const { submitter } = event.nativeEvent as SubmitEvent
          onPressed?.(submitter instanceof HTMLButtonElement ? submitter.name : '')
          return onSubmit(event)
        }}
      >
        <RequiredNote />
        {callout}
        <NamesFields kind={kind} form={form} isNew={isNew} ownId={ownId} />
        {children}
        <FormRefusal text={form.refusal} />
        <FormActions aside={aside}>
          <SubmitButton isSubmitting={form.isSubmitting} isReady={form.isReady}>
            {submitLabel}
          </SubmitButton>
          {actions}
        </FormActions>
      </form>
      {guard.question}
    </Card>
  )
}
