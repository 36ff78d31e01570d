import { useLocation, useNavigate } from 'react-router'
import { accountTexts } from '#i18n/sets/account.ts'
import { formsTexts } from '#i18n/sets/forms.ts'
import { pathAfterLogin } from '../../platform/calls/members.ts'
import { startSession } from '../../platform/calls/session.ts'
import { useSignInApi } from '../../platform/calls/sign-in-api.ts'
import { FormRefusal, RequiredNote } from '../../platform/forms/form-notes.tsx'
import { NewPasswordField } from '../../platform/forms/new-password-field.tsx'
import { useShopForm } from '../../platform/forms/use-form.ts'
import { notify } from '../../platform/frame/notices.ts'
import { useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { SubmitButton } from '../../ui/button/submit-button.tsx'
import { Checkbox } from '../../ui/field/checkbox.tsx'
import { Field } from '../../ui/field/field.tsx'
import styles from './account-card.module.css'

const fetchSchema = () => import('#contract/forms/account-forms.ts').then(({ RegisterForm: schema }) => schema)

interface RegisterValues {
  readonly email: string
  readonly phoneNumber: string
  readonly firstName: string
  readonly lastName: string
  readonly password: string
  readonly isSubscribed: boolean
}

export function RegisterForm() {
  const { t } = useTexts(accountTexts, formsTexts)
  const language = useLanguage()
  const { search } = useLocation()
  const navigate = useNavigate()
  const api = useSignInApi()
  const { formProps, field, refusal, isSubmitting, isReady } = useShopForm<RegisterValues>({
    fetchSchema,
    failureTitle: t('account.register.failure'),
    send: async (values) => {
      const { token, user, message } = await api.call('POST /api/auth/register', { body: values })
      notify({ kind: 'success', text: message })
      startSession(token, user)
      await navigate(pathAfterLogin(search, language), { replace: true })
    },
  })
  const { name, ref, onChange, onBlur } = field('isSubscribed')
  return (
    <form className="stack gap-4" {...formProps}>
      <RequiredNote />
      <Field {...field('email')} type="email" label={t('fields.email')} autoComplete="email" isLatin />
      <Field {...field('phoneNumber')} type="tel" label={t('fields.phoneNumber')} autoComplete="tel" isLatin />
      <div className={styles.pair}>
        <Field {...field('firstName')} label={t('fields.firstName')} autoComplete="given-name" dir="auto" />
        <Field {...field('lastName')} label={t('account.register.lastName')} autoComplete="family-name" dir="auto" />
      </div>
      <NewPasswordField field={field('password')} />
      <Checkbox name={name} ref={ref} onChange={onChange} onBlur={onBlur} label={t('account.register.subscribe')} />
      <FormRefusal text={refusal} />
      <SubmitButton isSubmitting={isSubmitting} isReady={isReady}>
        {t('account.register.submit')}
      </SubmitButton>
    </form>
  )
}
