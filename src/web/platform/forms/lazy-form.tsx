import type { ComponentType, ReactNode } from 'react'
import type { ClientLoaderFunctionArgs } from 'react-router'
import { FormSkeleton } from '../../ui/field/form-skeleton.tsx'
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
