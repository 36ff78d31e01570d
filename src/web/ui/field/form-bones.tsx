import { SubmitButton } from '../button/submit-button.tsx'
import { Checkbox } from './checkbox.tsx'
import { Field } from './field.tsx'
import { PasswordField } from './password-field.tsx'

/** In place of a form on its way. It is made of what forms are made of, so that their looks are there before they are. */
export function FormBones() {
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
