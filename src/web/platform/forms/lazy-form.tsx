import type { ComponentType, ReactNode } from 'react'
import type { ClientLoaderFunctionArgs } from 'react-router'
import { SubmitButton } from '../../ui/button/submit-button.tsx'
import { Checkbox } from '../../ui/field/checkbox.tsx'
import { Field } from '../../ui/field/field.tsx'
import { PasswordField } from '../../ui/field/password-field.tsx'
import { lazySection, withSection } from '../frame/lazy-section.tsx'

export interface LazyForm<Props> {
  readonly Form: (props: Props) => ReactNode
  readonly load: () => Promise<void>
}

/** A form that the server renders with its page and that hydrates after it, because the code of forms is in no first view. */
export function lazyForm<Props extends object>(fetchForm: () => Promise<ComponentType<Props>>): LazyForm<Props> {
  const { Section: Form, load } = lazySection(fetchForm, <FormSkeleton />)
  return { Form, load }
}

/** A page reached by a link waits for its form's code. */
export function withForm<Data>(load: (args: ClientLoaderFunctionArgs) => Promise<Data>, form: { readonly load: () => Promise<void> }) {
  return withSection(load, form)
}

/** The skeleton of a form that is loading. It imports the forms' own parts, so that their styles are loaded before the form. */
function FormSkeleton() {
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
