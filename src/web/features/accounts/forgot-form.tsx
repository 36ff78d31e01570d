import { useLocation, useNavigate } from 'react-router'
import { accountTexts } from '#i18n/sets/account.ts'
import { formsTexts } from '#i18n/sets/forms.ts'
import { useApi } from '../../platform/calls/use-api.ts'
import { FormRefusal, RequiredNote } from '../../platform/forms/form-notes.tsx'
import { useShopForm } from '../../platform/forms/use-form.ts'
import { notify } from '../../platform/frame/notices.ts'
import { useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { SubmitButton } from '../../ui/button/submit-button.tsx'
import { Field } from '../../ui/field/field.tsx'
import { loginPathSaying } from './login-notice.tsx'

const fetchSchema = () => import('#contract/forms/account-forms.ts').then(({ ForgotForm: schema }) => schema)

interface ForgotValues {
  readonly email: string
}

export function ForgotForm() {
  const { t } = useTexts(accountTexts, formsTexts)
  const language = useLanguage()
  const { search } = useLocation()
  const navigate = useNavigate()
  const api = useApi()
  const { formProps, field, refusal, isSubmitting, isReady } = useShopForm<ForgotValues>({
    fetchSchema,
    failureTitle: t('account.forgot.failure'),
    send: async (values) => {
      const { message } = await api.call('POST /api/auth/forgot', { body: values })
      notify({ kind: 'success', text: message })
      await navigate(loginPathSaying('link-sent', search, language))
    },
  })
  return (
    <form className="stack gap-4" {...formProps}>
      <RequiredNote />
      <Field {...field('email')} type="email" label={t('fields.email')} autoComplete="email" isLatin />
      <FormRefusal text={refusal} />
      <SubmitButton isSubmitting={isSubmitting} isReady={isReady}>
        {t('account.forgot.submit')}
      </SubmitButton>
    </form>
  )
}
