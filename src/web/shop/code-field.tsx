import { codesTexts } from '#i18n/sets/codes.ts'
import { useTexts } from '../platform/texts/texts.ts'
import { Field, type FieldProps } from '../ui/field/field.tsx'

interface CodeFieldProps extends Omit<FieldProps, 'label' | 'hint' | 'isLatin'> {
  /** The app is being set up, when no recovery code exists yet. */
  readonly isForSetUp?: boolean
}

/** The field of a code at sign-in, which phones fill in by themselves. */
export function CodeField({ isForSetUp = false, ...field }: CodeFieldProps) {
  const { t } = useTexts(codesTexts)
  return (
    <Field
      name="code"
      {...field}
      label={t('codes.label')}
      {...(isForSetUp ? {} : { hint: t('codes.hint') })}
      autoComplete="one-time-code"
      autoCapitalize="characters"
      spellCheck={false}
      isLatin
    />
  )
}
