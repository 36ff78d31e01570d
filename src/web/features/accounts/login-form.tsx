import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { accountTexts } from '#i18n/sets/account.ts'
import { codesTexts } from '#i18n/sets/codes.ts'
import { formsTexts } from '#i18n/sets/forms.ts'
import { ApiError } from '../../platform/calls/api.ts'
import { pathAfterLogin } from '../../platform/calls/members.ts'
import { startSession } from '../../platform/calls/session.ts'
import { useSignInApi } from '../../platform/calls/sign-in-api.ts'
import { FormRefusal, RequiredNote } from '../../platform/forms/form-notes.tsx'
import { useShopForm } from '../../platform/forms/use-form.ts'
import { notify } from '../../platform/frame/notices.ts'
import { useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { CodeField } from '../../shop/code-field.tsx'
import { SubmitButton } from '../../ui/button/submit-button.tsx'
import { Callout } from '../../ui/callout/callout.tsx'
import { Field } from '../../ui/field/field.tsx'
import { PasswordField } from '../../ui/field/password-field.tsx'
import styles from './account-card.module.css'
import { BesideLink } from './beside-link.tsx'

const fetchSchema = () => import('#contract/forms/account-forms.ts').then(({ LoginForm: schema }) => schema)

interface LoginValues {
  readonly email: string
  readonly password: string
  readonly code?: string
}

export function LoginForm() {
  const { t } = useTexts(accountTexts, codesTexts, formsTexts)
  const language = useLanguage()
  const { search } = useLocation()
  const navigate = useNavigate()
  const api = useSignInApi()
  const [isWrong, setWrong] = useState(false)
  const [isCodeDue, setCodeDue] = useState(false)
  const { formProps, field, refusal, isSubmitting, isReady } = useShopForm<LoginValues>({
    fetchSchema,
    failureTitle: t('account.login.failure'),
    fieldNames: { code: t('codes.label') },
    optional: ['code'],
    send: async (values) => {
      setWrong(false)
      const signedIn = await api.call('POST /api/auth/login', { body: values }).catch(askForCode)
      if (signedIn === null) return
      const { token, user, message } = signedIn
      notify({ kind: 'success', text: message })
      startSession(token, user)
      await navigate(pathAfterLogin(search, language), { replace: true })
    },
  })
  /** A right password alone is not enough for this account: the form asks for the code as well. */
  const askForCode = (error: unknown): null => {
    if (!(error instanceof ApiError && error.code === 'auth/second-factor')) return markWrong(error)
    setCodeDue(true)
    return null
  }
  /** Both fields are marked, because nobody may learn which of the two is wrong. */
  const markWrong = (error: unknown): never => {
    if (error instanceof ApiError && error.code === 'account/wrong-credentials') setWrong(true)
    throw error
  }
  return (
    <form className="stack gap-4" {...formProps}>
      <RequiredNote />
      <Field
        {...field('email')}
        type="email"
        label={t('fields.email')}
        autoComplete="username"
        isLatin
        {...(isWrong ? { 'aria-invalid': true } : {})}
      />
      <PasswordField
        {...field('password')}
        label={t('fields.password')}
        showLabel={t('account.showPassword')}
        autoComplete="current-password"
        {...(isWrong ? { 'aria-invalid': true } : {})}
      />
      {isCodeDue && (
        <>
          <Callout tone="info">{t('codes.due')}</Callout>
          <CodeField {...field('code')} isRequired autoFocus />
          <p className={styles.side}>{t('codes.lost')}</p>
        </>
      )}
      <p className={styles.side}>
        <BesideLink to="/forgot-password">{t('account.login.forgot')}</BesideLink>
      </p>
      <FormRefusal text={refusal} />
      <SubmitButton isSubmitting={isSubmitting} isReady={isReady}>
        {t('account.login.submit')}
      </SubmitButton>
    </form>
  )
}
