import { accountTexts } from '#i18n/sets/account.ts'
import { formsTexts } from '#i18n/sets/forms.ts'
import { merchantsTexts } from '#i18n/sets/merchants.ts'
import { ApiError } from '../../platform/calls/api.ts'
import { useApi } from '../../platform/calls/use-api.ts'
import { FormRefusal, RequiredNote } from '../../platform/forms/form-notes.tsx'
import { NewPasswordField } from '../../platform/forms/new-password-field.tsx'
import { useShopForm } from '../../platform/forms/use-form.ts'
import { notify } from '../../platform/frame/notices.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { SubmitButton } from '../../ui/button/submit-button.tsx'
import { Field } from '../../ui/field/field.tsx'
import { FieldPair } from '../../ui/form-layout/form-layout.tsx'
import styles from './signup-form.module.css'

const fetchSchema = () => import('#contract/forms/merchant-forms.ts').then(({ MerchantSignupForm: schema }) => schema)

interface SignupValues {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly password: string
}

export interface SignupFormProps {
  readonly token: string
  /** The address that the link was sent to; empty where the page's address does not have it. */
  readonly email: string
  readonly onDone: () => void
  readonly onDead: () => void
}

/** Creates the account of an approved merchant, by the link of an email. */
export function SignupForm({ token, email, onDone, onDead }: SignupFormProps) {
  const { t } = useTexts(accountTexts, formsTexts, merchantsTexts)
  const api = useApi()
  const { formProps, field, refusal, isSubmitting, isReady } = useShopForm<SignupValues>({
    fetchSchema,
    defaults: { email, firstName: '', lastName: '', password: '' },
    fieldNames: { lastName: t('account.register.lastName') },
    failureTitle: t('merchants.signup.failure'),
    send: async (values) => {
      try {
        const { message } = await api.call('POST /api/merchant/signup/:token', { params: { token }, body: values })
        notify({ kind: 'success', text: message })
        onDone()
      } catch (error) {
        if (error instanceof ApiError && error.code === 'account/link-invalid') onDead()
        else throw error
      }
    },
  })
  const isFixed = email !== ''
  return (
    <form className={`stack gap-4 ${styles.form}`} {...formProps}>
      <RequiredNote />
      <Field
        {...field('email')}
        type="email"
        label={t('fields.email')}
        autoComplete="email"
        isLatin
        readOnly={isFixed}
        {...(isFixed ? { hint: t('merchants.signup.fixedEmail') } : {})}
      />
      <FieldPair>
        <Field {...field('firstName')} label={t('fields.firstName')} autoComplete="given-name" dir="auto" />
        <Field {...field('lastName')} label={t('account.register.lastName')} autoComplete="family-name" dir="auto" />
      </FieldPair>
      <NewPasswordField field={field('password')} />
      <FormRefusal text={refusal} />
      <SubmitButton isSubmitting={isSubmitting} isReady={isReady}>
        {t('merchants.signup.submit')}
      </SubmitButton>
    </form>
  )
}
