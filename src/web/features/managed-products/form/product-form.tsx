import type { ReactNode } from 'react'
import { FormRefusal, RequiredNote } from '../../../platform/forms/form-notes.tsx'
import type { LeaveGuard } from '../../../platform/forms/leave-guard.tsx'
import type { ShopForm } from '../../../platform/forms/use-form.ts'
import { SubmitButton } from '../../../ui/button/submit-button.tsx'
import { FormActions } from '../../../ui/form-layout/form-layout.tsx'
import type { BrandOption } from '../brand-options.ts'
import { DriveFields } from './drive-fields.tsx'
import { NamesFields } from './names-fields.tsx'
import { OfferFields } from './offer-fields.tsx'
import type { ProductValues } from './product-values.ts'
import { SpecsFields } from './specs-fields.tsx'

export interface ProductFormProps {
  readonly form: ShopForm<ProductValues>
  readonly guard: LeaveGuard
  readonly brands: readonly BrandOption[]
  readonly isBrandFixed: boolean
  readonly hasDrive: boolean
  readonly isNew: boolean
  readonly submitLabel: string
  /** A note above the fields. */
  readonly callout?: ReactNode
  /** The picture of a new product. */
  readonly picture?: ReactNode
  /** The switch of a new product. */
  readonly state?: ReactNode
  /** Actions at the end of the save button's line. */
  readonly actions?: ReactNode
  readonly aside?: ReactNode
  /** Gets the name of the button that was pressed, before the form is sent; empty for the first one. */
  readonly onPressed?: (name: string) => void
}

/** The fields of a product, new or known. */
export function ProductForm({
  form,
  guard,
  brands,
  isBrandFixed,
  hasDrive,
  isNew,
  submitLabel,
  callout,
  picture,
  state,
  actions,
  aside,
  onPressed,
}: ProductFormProps) {
  const { onSubmit, ...formProps } = form.formProps
  return (
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
      <NamesFields form={form} isNew={isNew} />
      <OfferFields form={form} brands={brands} isBrandFixed={isBrandFixed} />
      {picture}
      {state}
      <SpecsFields form={form} />
      <DriveFields form={form} hasDrive={hasDrive} />
      <FormRefusal text={form.refusal} />
      <FormActions aside={aside}>
        <SubmitButton isSubmitting={form.isSubmitting} isReady={form.isReady}>
          {submitLabel}
        </SubmitButton>
        {actions}
      </FormActions>
      {guard.question}
    </form>
  )
}
