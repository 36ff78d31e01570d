import { SubmitButton } from '../button/submit-button.tsx'
import { Checkbox } from './checkbox.tsx'
import { Field } from './field.tsx'
import { PasswordField } from './password-field.tsx'

/** The skeleton of a form that is loading. It imports the forms' own parts, so that their styles are loaded before the form. */
export function FormSkeleton() {
  return (
    <div aria-hidden="true" inert>
      <Field label={'\u00a0'} disabled />
      <PasswordField label={'\u00a0'} showLabel="" autoComplete="current-password" disabled />
      <Checkbox label="" disabled hidden />
      <SubmitButton isSubmitting={false} isReady={false}>
        {'\u00a0'}
      </SubmitButton>
    </div>
  )
}
