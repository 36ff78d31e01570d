import { codesTexts } from '#i18n/sets/codes.ts'
import { useTexts } from '../platform/texts/texts.ts'
import { Field, type FieldProps } from '../ui/field/field.tsx'

/** The field of a code at sign-in, which phones fill in by themselves. */
export function CodeField(field: Omit<FieldProps, 'label' | 'hint' | 'isLatin'>) {
  const { t } = useTexts(codesTexts)
  return (
    <Field
      name="code"
      {...field}
      label={t('codes.label')}
      hint={t('codes.hint')}
      autoComplete="one-time-code"
      autoCapitalize="characters"
      spellCheck={false}
      isLatin
    />
  )
}
