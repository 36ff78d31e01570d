import type { ReactNode } from 'react'
import { FormRefusal, RequiredNote } from '../../platform/form-notes.tsx'
import type { LeaveGuard } from '../../platform/leave-guard.tsx'
import type { ShopForm } from '../../platform/use-form.ts'
import { SubmitButton } from '../../ui/button/submit-button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { FormActions } from '../../ui/form-layout/form-layout.tsx'
import { NamesFields } from './names-fields.tsx'
import type { PlaceKind } from './place-paths.ts'
import type { PlaceValues } from './place-values.ts'

export interface PlaceFormProps {
  readonly kind: PlaceKind
  readonly form: ShopForm<PlaceValues>
  readonly guard: LeaveGuard
  readonly isNew: boolean
  readonly submitLabel: string
  /** Of one that is there already. */
  readonly ownId?: string
  /** Above the fields. */
  readonly callout?: ReactNode
  /** Further parts of the form. */
  readonly children?: ReactNode
  /** What else can be done, beside saving and at the end of that line. */
  readonly actions?: ReactNode
  readonly aside?: ReactNode
}

/** The fields of a category or brand, new or known. */
export function PlaceForm({ kind, form, guard, isNew, ownId, submitLabel, callout, children, actions, aside }: PlaceFormProps) {
  return (
    <Card>
      <form {...form.formProps}>
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
