import { PASSWORD_MIN } from '#domain/accounts/accounts.ts'
import { formatNumber } from '#i18n/formats.ts'
import { accountTexts } from '#i18n/sets/account.ts'
import { formsTexts } from '#i18n/sets/forms.ts'
import { PasswordField } from '../../ui/field/password-field.tsx'
import { useLanguage } from '../texts/language.ts'
import { useTexts } from '../texts/texts.ts'
import type { FieldControl } from './use-form.ts'

/** The field of a new password, with its rules. */
export function NewPasswordField({ field }: { readonly field: FieldControl }) {
  const { t } = useTexts(accountTexts, formsTexts)
  return (
    <PasswordField
      {...field}
      label={t('fields.password')}
      showLabel={t('account.showPassword')}
      autoComplete="new-password"
      hint={t('account.passwordHint', { limit: formatNumber(PASSWORD_MIN, useLanguage()) })}
    />
  )
}
