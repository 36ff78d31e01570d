import { type FormEvent, useEffect, useRef, useState } from 'react'
import { type DefaultValues, type FieldErrors, type FieldValues, type Path, type UseFormReturn, useForm } from 'react-hook-form'
import type { Language } from '#domain/text/language.ts'
import { formsTexts } from '#i18n/sets/forms.ts'
import { oneAtATime } from '../../ui/button/one-at-a-time.ts'
import { ApiError } from '../calls/api.ts'
import { useIsThere } from '../calls/is-there.ts'
import { failureText, reportFailure } from '../frame/failures.ts'
import { useIsHydrated } from '../frame/hydrated.ts'
import { dismissNotice } from '../frame/notices.ts'
import { useLanguage } from '../texts/language.ts'
import { useTexts } from '../texts/texts.ts'
import { type FetchSchema, refusedFields, resolverOf, withoutHtml } from './form-rules.ts'

export interface ShopFormOptions<Values extends FieldValues> {
  readonly fetchSchema: FetchSchema
  /** Without default values the fields keep what was typed before hydration. */
  readonly defaults?: DefaultValues<Values>
  /** Ends work on a value of the form, as on a picture that is being made smaller: the values are judged after it. */
  readonly settle?: () => Promise<void>
  /** Sends the values; the form shows a refusal by the server. */
  readonly send: (values: Values) => Promise<void>
  /** The heading over the server's refusal. */
  readonly failureTitle?: string
  /** Labels of fields that differ from those of other forms. */
  readonly fieldNames?: Readonly<Partial<Record<string, string>>>
  /** Fields that may stay empty; all others are marked as required. */
  readonly optional?: readonly string[]
}

export interface FieldControl {
  readonly name: string
  readonly error: string | undefined
  readonly isRequired: boolean
  readonly ref: (input: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | null) => void
  readonly onChange: (event: { target: unknown; type?: unknown }) => Promise<unknown>
  readonly onBlur: (event: { target: unknown; type?: unknown }) => Promise<unknown>
}

export interface ShopForm<Values extends FieldValues> {
  /**
   * Props of the form element: the browser does not validate, a second submit is ignored, and typed values never become part of an address.
   */
  readonly formProps: {
    readonly method: 'post'
    readonly noValidate: true
    readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void
    readonly onFocus: () => void
  }
  field(name: Path<Values>): FieldControl
  /** The server's reason for refusing the whole form; a field's refusal stands under the field. */
  readonly refusal: string | null
  readonly isSubmitting: boolean
  /** False until scripts run: a form submitted before would reach nobody. */
  readonly isReady: boolean
  /** React Hook Form's own object, for resetting, watching and knowing what changed. */
  readonly controls: UseFormReturn<Values>
}

const NONE: readonly string[] = []

/** A form that uses the server's rules, with messages under the fields in the page's language. */
export function useShopForm<Values extends FieldValues>({
  fetchSchema,
  defaults,
  settle,
  send,
  failureTitle,
  fieldNames = {},
  optional = NONE,
}: ShopFormOptions<Values>): ShopForm<Values> {
  const { t } = useTexts(formsTexts)
  const language = useLanguage()
  const isReady = useIsHydrated()
  const [once] = useState(oneAtATime)
  const failure = useRef<number | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isSettling, setSettling] = useState(false)
  const isThere = useIsThere()
  const controls = useForm<Values>({
    resolver: resolverOf<Values>({ fetchSchema, fieldNames, t, language }),
    reValidateMode: 'onChange',
    // The first invalid field in the order of the screen gets the focus, of whatever kind it is.
    shouldFocusError: false,
    ...(defaults === undefined ? {} : { defaultValues: defaults }),
  })
  const { register, handleSubmit, setError, formState } = controls
  useRewording(controls, language)
  const showFirstError = useFirstError(formState.submitCount)
  const submit = handleSubmit(async (values) => {
    if (failure.current !== null) dismissNotice(failure.current)
    setRefusal(null)
    try {
      await send(withoutHtml(values))
    } catch (error) {
      failure.current = reportFailure(error, t, failureTitle)
      if (!(error instanceof ApiError && markFields(error, values, setError))) setRefusal(failureText(error, t))
    }
  })
  return {
    formProps: {
      method: 'post',
      noValidate: true,
      onSubmit: (event) => {
        event.preventDefault()
        const form = event.currentTarget
        void once(async () => {
          if (settle !== undefined) {
            setSettling(true)
            await settle().finally(() => setSettling(false))
            if (!isThere.current) return
          }
          showFirstError(form)
          await submit(event)
        })
      },
      onFocus: () => void fetchSchema().catch(() => undefined),
    },
    field: (name) => {
      const { ref, onChange, onBlur } = register(name)
      const message = messageAt(formState.errors, name)
      return { name, ref, onChange, onBlur, error: message, isRequired: !optional.includes(name) }
    },
    refusal,
    isSubmitting: formState.isSubmitting || isSettling,
    isReady,
    controls,
  }
}

/** Returns whether there was a field to mark. */
function markFields<Values extends FieldValues>(error: ApiError, values: Values, setError: UseFormReturn<Values>['setError']): boolean {
  const refused = refusedFields(error, values)
  for (const { name, message } of refused) setError(name as Path<Values>, { type: 'server', message })
  return refused.length > 0
}

/** Scrolls to the first refused field and focuses it after each try to submit. */
function useFirstError(submitCount: number): (form: HTMLFormElement) => void {
  const form = useRef<HTMLFormElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each try to send it
  useEffect(() => {
    const refused = form.current?.querySelector('[aria-invalid="true"], fieldset[data-invalid]')
    const target = refused?.matches('fieldset') ? refused.querySelector<HTMLElement>('input, button') : refused
    if (!(target instanceof HTMLElement)) return
    // A folded part of the form opens for its refused field.
    target.closest('details')?.setAttribute('open', '')
    target.focus({ preventScroll: true })
    // A file's own input is hidden, so its label is scrolled to.
    const seen = refused?.closest('label') ?? refused
    seen?.scrollIntoView({ block: refused === target ? 'center' : 'start' })
  }, [submitCount])
  return (submitted) => {
    form.current = submitted
  }
}

function messageAt(errors: FieldErrors, name: string): string | undefined {
  const error: unknown = errors[name]
  return typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string' ? error.message : undefined
}

/** Translates the present messages when the page changes its language. */
function useRewording<Values extends FieldValues>({ formState, trigger }: UseFormReturn<Values>, language: Language): void {
  const shown = useRef(language)
  const names = Object.keys(formState.errors) as Path<Values>[]
  useEffect(() => {
    if (shown.current === language) return
    shown.current = language
    if (names.length > 0) void trigger(names)
  })
}
