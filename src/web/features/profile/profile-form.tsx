import { useState } from 'react'
import type { OwnUser } from '#contract/accounts.ts'
import { mayBlankFirstName } from '#domain/accounts/accounts.ts'
import { dashboardTexts } from '#i18n/sets/dashboard.ts'
import { formsTexts } from '#i18n/sets/forms.ts'
import { rememberUser } from '../../platform/calls/session.ts'
import { useApi } from '../../platform/calls/use-api.ts'
import { FormRefusal, RequiredNote } from '../../platform/forms/form-notes.tsx'
import { useLeaveGuard } from '../../platform/forms/leave-guard.tsx'
import { useShopForm } from '../../platform/forms/use-form.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { SubmitButton } from '../../ui/button/submit-button.tsx'
import { Field } from '../../ui/field/field.tsx'
import { FieldPair, FormActions, FormFields } from '../../ui/form-layout/form-layout.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import styles from './profile-form.module.css'

const fetchSchema = () => import('#contract/forms/account-forms.ts').then(({ ProfileForm: schema }) => schema)
const fetchNamedSchema = () => import('#contract/forms/account-forms.ts').then(({ NamedProfileForm: schema }) => schema)

const ALL = ['firstName', 'lastName', 'phoneNumber'] as const

interface ProfileValues {
  readonly firstName: string
  readonly lastName: string
  readonly phoneNumber: string
}

export function ProfileForm({ user }: { readonly user: OwnUser }) {
  const { t } = useTexts(dashboardTexts, formsTexts)
  const api = useApi()
  const [saved, setSaved] = useState<string | null>(null)
  const { formProps, field, refusal, isSubmitting, isReady, controls } = useShopForm<ProfileValues>({
    fetchSchema: mayBlankFirstName(user) ? fetchSchema : fetchNamedSchema,
    defaults: valuesOf(user),
    fieldNames: { lastName: t('dashboard.profile.lastName') },
    optional: mayBlankFirstName(user) ? ALL : ALL.slice(1),
    send: async (values) => {
      setSaved(null)
      const reply = await api.call('PUT /api/user', { body: { profile: values } })
      controls.reset(valuesOf(reply.user))
      rememberUser(reply.user)
      setSaved(reply.message)
    },
  })
  const isDirty = controls.formState.isDirty
  const { question } = useLeaveGuard(isDirty)
  const losesPrices = mayBlankFirstName(user) && user.firstName.trim() !== '' && controls.watch('firstName').trim() === ''
  return (
    <form {...formProps}>
      {!mayBlankFirstName(user) && <RequiredNote />}
      <FormFields>
        <FieldPair>
          <div className="stack gap-1">
            <Field {...field('firstName')} label={t('fields.firstName')} autoComplete="given-name" dir="auto" />
            <p className={styles.warning} role="status">
              {losesPrices && t('dashboard.profile.blankWarning')}
            </p>
          </div>
          <Field {...field('lastName')} label={t('dashboard.profile.lastName')} autoComplete="family-name" dir="auto" />
        </FieldPair>
        <Field
          {...field('phoneNumber')}
          type="tel"
          label={t('fields.phoneNumber')}
          hint={t('dashboard.profile.phoneHint')}
          autoComplete="tel"
          isLatin
        />
      </FormFields>
      <FormRefusal text={refusal} />
      <FormActions>
        <SubmitButton isSubmitting={isSubmitting} isReady={isReady}>
          {t('dashboard.profile.save')}
        </SubmitButton>
        <p className={styles.saved} role="status">
          {saved !== null && !isDirty && (
            <>
              <Icon name="check" />
              {saved}
            </>
          )}
        </p>
      </FormActions>
      {question}
    </form>
  )
}

function valuesOf({ firstName, lastName, phoneNumber }: OwnUser): ProfileValues {
  return { firstName, lastName, phoneNumber }
}
