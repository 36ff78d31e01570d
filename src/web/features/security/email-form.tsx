import { useState } from 'react'
import type { OwnUser } from '#contract/accounts.ts'
import { dashboardTexts } from '#i18n/sets/dashboard.ts'
import { rememberUser } from '../../platform/calls/session.ts'
import { useApi } from '../../platform/calls/use-api.ts'
import { FormRefusal, RequiredNote } from '../../platform/forms/form-notes.tsx'
import { useLeaveGuard } from '../../platform/forms/leave-guard.tsx'
import { useShopForm } from '../../platform/forms/use-form.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { SubmitButton } from '../../ui/button/submit-button.tsx'
import { Callout } from '../../ui/callout/callout.tsx'
import { Field } from '../../ui/field/field.tsx'
import { PasswordField } from '../../ui/field/password-field.tsx'
import { FormFields } from '../../ui/form-layout/form-layout.tsx'

const fetchSchema = () => import('#contract/forms/account-forms.ts').then(({ EmailForm: schema }) => schema)

interface EmailValues {
  readonly email: string
  readonly password: string
}

const EMPTY: EmailValues = { email: '', password: '' }
const NAMES = { email: 'dashboard.email.new', password: 'dashboard.email.password' } as const

/** Changes the account's address; the old one stays valid until the new one is proven. */
export function EmailForm({ user }: { readonly user: OwnUser }) {
  const { t } = useTexts(dashboardTexts)
  const api = useApi()
  const [done, setDone] = useState<string | null>(null)
  const { formProps, field, refusal, isSubmitting, isReady, controls } = useShopForm<EmailValues>({
    fetchSchema,
    defaults: EMPTY,
    fieldNames: { email: t(NAMES.email), password: t(NAMES.password) },
    failureTitle: t('dashboard.email.failure'),
    send: async (values) => {
      setDone(null)
      const { message, user: changed } = await api.call('PUT /api/user/email', { body: values })
      controls.reset(EMPTY)
      rememberUser(changed)
      setDone(message)
    },
  })
  const { question } = useLeaveGuard(controls.formState.isDirty)
  return (
    <form {...formProps}>
      <RequiredNote />
      <FormFields>
        <Field
          {...field('email')}
          type="email"
          label={t(NAMES.email)}
          hint={t('dashboard.email.hint', { email: user.email })}
          autoComplete="email"
          isLatin
        />
        <PasswordField
          {...field('password')}
          label={t(NAMES.password)}
          showLabel={t('dashboard.security.show')}
          autoComplete="current-password"
        />
        <FormRefusal text={refusal} />
        <div>
          <SubmitButton isSubmitting={isSubmitting} isReady={isReady}>
            {t('dashboard.email.save')}
          </SubmitButton>
        </div>
        <div role="status">{done !== null && <Callout tone="success">{done}</Callout>}</div>
      </FormFields>
      {question}
    </form>
  )
}
