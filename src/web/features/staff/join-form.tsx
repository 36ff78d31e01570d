import type { CallReply } from '#contract/endpoints.ts'
import type { Area } from '#domain/accounts/areas.ts'
import { isolate } from '#i18n/bidi.ts'
import { accountTexts } from '#i18n/sets/account.ts'
import { areasTexts } from '#i18n/sets/areas.ts'
import { formsTexts } from '#i18n/sets/forms.ts'
import { staffTexts } from '#i18n/sets/staff.ts'
import { ApiError } from '../../platform/calls/api.ts'
import { endSession, startSession, storedToken } from '../../platform/calls/session.ts'
import { useSignInApi } from '../../platform/calls/sign-in-api.ts'
import { FormRefusal, RequiredNote } from '../../platform/forms/form-notes.tsx'
import { NewPasswordField } from '../../platform/forms/new-password-field.tsx'
import { useShopForm } from '../../platform/forms/use-form.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { Badge } from '../../ui/badge/badge.tsx'
import { SubmitButton } from '../../ui/button/submit-button.tsx'
import { Field } from '../../ui/field/field.tsx'
import { FieldPair } from '../../ui/form-layout/form-layout.tsx'
import styles from './staff.module.css'

const fetchSchema = () => import('#contract/forms/staff-forms.ts').then(({ AcceptedInvitation: schema }) => schema)
const fetchFirstSchema = () => import('#contract/forms/staff-forms.ts').then(({ FirstAdmin: schema }) => schema)
const fetchNewSchema = () => import('#contract/forms/staff-forms.ts').then(({ NewColleague: schema }) => schema)

interface JoinValues {
  readonly email?: string
  readonly firstName: string
  readonly lastName: string
  readonly password?: string
}

export interface JoinFormProps {
  readonly token: string
  readonly invitation: NonNullable<CallReply<'GET /api/staff/invitation/:token'>['invitation']>
  readonly onDone: (message: string) => void
  readonly onDead: () => void
}

/** Accepts an invitation to the staff, by the link of its email. */
export function JoinForm({ token, invitation, onDone, onDead }: JoinFormProps) {
  const { t } = useTexts(accountTexts, formsTexts, staffTexts)
  const api = useSignInApi()
  const { email, areas, needsPassword, isFirst, firstName, lastName } = invitation
  const { formProps, field, refusal, isSubmitting, isReady } = useShopForm<JoinValues>({
    fetchSchema: isFirst ? fetchFirstSchema : needsPassword ? fetchNewSchema : fetchSchema,
    defaults: { firstName, lastName, ...(isFirst ? { email: '' } : {}), ...(needsPassword ? { password: '' } : {}) },
    fieldNames: { lastName: t('staff.join.lastName') },
    failureTitle: t('staff.join.failure'),
    send: async (values) => {
      try {
        const { message } = await api.call('POST /api/staff/invitation/:token', { params: { token }, body: values })
        if (isFirst) await signIn(values)
        onDone(message)
      } catch (error) {
        if (error instanceof ApiError && error.code === 'account/link-invalid') onDead()
        else throw error
      }
    },
  })
  /** Nobody else has worked on this page, so the shop need not ask again for the password that was just typed. */
  const signIn = async ({ email: own = '', password = '' }: JoinValues) => {
    if (storedToken() !== null) endSession('replaced')
    const { token: session, user } = await api.call('POST /api/auth/login', { body: { email: own, password } })
    startSession(session, user)
  }
  return (
    <form className="stack gap-4" {...formProps}>
      {!isFirst && <Areas areas={areas} />}
      <RequiredNote />
      {isFirst ? (
        <Field
          {...field('email')}
          type="email"
          label={t('fields.email')}
          autoComplete="username"
          isLatin
          hint={t('staff.join.firstEmail')}
        />
      ) : needsPassword ? (
        <Field
          label={t('fields.email')}
          name="email"
          autoComplete="username"
          isLatin
          readOnly
          value={email}
          hint={t('staff.join.fixedEmail')}
        />
      ) : (
        <p>{t('staff.join.knownLead', { email: isolate(email) })}</p>
      )}
      <FieldPair>
        <Field {...field('firstName')} label={t('fields.firstName')} autoComplete="given-name" dir="auto" />
        <Field {...field('lastName')} label={t('staff.join.lastName')} autoComplete="family-name" dir="auto" />
      </FieldPair>
      {needsPassword && <NewPasswordField field={field('password')} />}
      <FormRefusal text={refusal} />
      <SubmitButton isSubmitting={isSubmitting} isReady={isReady}>
        {t(isFirst ? 'staff.join.firstSubmit' : 'staff.join.submit')}
      </SubmitButton>
    </form>
  )
}

function Areas({ areas }: { readonly areas: readonly Area[] }) {
  const { t } = useTexts(areasTexts, staffTexts)
  return (
    <div className={styles.badges}>
      <span className={styles.hint}>{t('staff.join.areas')}</span>
      {areas.map((area) => (
        <Badge key={area} tone="brass">
          {t(`areas.names.${area}`)}
        </Badge>
      ))}
    </div>
  )
}
