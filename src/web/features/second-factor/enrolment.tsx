import { useState } from 'react'
import type { CallReply } from '#contract/endpoints.ts'
import { hasOwnPassword, type Provider } from '#domain/accounts/accounts.ts'
import { SECTIONS } from '#domain/dashboard.ts'
import { inFours } from '#domain/text/in-fours.ts'
import { codesTexts } from '#i18n/sets/codes.ts'
import { formsTexts } from '#i18n/sets/forms.ts'
import { ApiError } from '../../platform/calls/api.ts'
import { useApi } from '../../platform/calls/use-api.ts'
import { FormRefusal } from '../../platform/forms/form-notes.tsx'
import { useShopForm } from '../../platform/forms/use-form.ts'
import { CopyButton } from '../../platform/frame/copy-button.tsx'
import { reportFailure } from '../../platform/frame/failures.ts'
import { notify } from '../../platform/frame/notices.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { CodeField } from '../../shop/code-field.tsx'
import { SignInAgain } from '../../shop/own-account/sign-in-again.tsx'
import { Ltr } from '../../ui/bidi/ltr.tsx'
import { Button } from '../../ui/button/button.tsx'
import { SubmitButton } from '../../ui/button/submit-button.tsx'
import { PasswordField } from '../../ui/field/password-field.tsx'
import { QrCode } from '../../ui/qr-code/qr-code.tsx'
import styles from './second-factor.module.css'

type Begun = CallReply<'POST /api/auth/second-factor/begin'>

const fetchCodeSchema = () => import('#contract/forms/code-forms.ts').then(({ CodeForm: schema }) => schema)
const fetchPasswordSchema = () => import('#contract/forms/code-forms.ts').then(({ PasswordOnly: schema }) => schema)

export interface EnrolmentProps {
  readonly provider: Provider
  /** Receives the recovery codes. */
  readonly onDone: (codes: readonly string[]) => void
  /** Another tab has switched the code on meanwhile. */
  readonly onStale: () => void
}

/** Password or a fresh sign-in, picture, code: after the last the second factor is on. */
export function Enrolment({ provider, onDone, onStale }: EnrolmentProps) {
  const { t } = useTexts(codesTexts)
  const api = useApi()
  const [isAsking, setAsking] = useState(false)
  const [begun, setBegun] = useState<Begun | null>(null)
  const [mustSignInAgain, setSignInAgain] = useState(false)
  const noteStale = (error: unknown): never => {
    if (error instanceof ApiError && error.code === 'account/code-on') onStale()
    throw error
  }
  const begin = async () => {
    if (hasOwnPassword({ provider })) return setAsking(true)
    try {
      setBegun(await api.call('POST /api/auth/second-factor/begin', { body: {} }))
    } catch (error) {
      setSignInAgain(error instanceof ApiError && error.code === 'account/sign-in-again')
      reportFailure(error, t)
    }
  }
  if (begun !== null) return <Scanning begun={begun} onDone={onDone} onFailure={noteStale} />
  if (isAsking) return <Password onBegun={setBegun} onFailure={noteStale} />
  if (mustSignInAgain && provider !== 'Email') return <SignInAgain provider={provider} returnTo={SECTIONS.account} />
  return (
    <div>
      <Button tone="primary" onPress={begin}>
        {t('codes.setUp')}
      </Button>
    </div>
  )
}

interface StepProps {
  /** Sees why the step failed, and throws it on to the form. */
  readonly onFailure: (error: unknown) => never
}

function Password({ onBegun, onFailure }: StepProps & { readonly onBegun: (begun: Begun) => void }) {
  const { t } = useTexts(codesTexts, formsTexts)
  const api = useApi()
  const { formProps, field, refusal, isSubmitting, isReady } = useShopForm<{ password: string }>({
    fetchSchema: fetchPasswordSchema,
    defaults: { password: '' },
    failureTitle: t('codes.confirmFailure'),
    send: async (values) => onBegun(await api.call('POST /api/auth/second-factor/begin', { body: values }).catch(onFailure)),
  })
  return (
    <form className={`stack gap-4 ${styles.form}`} {...formProps}>
      <PasswordField
        {...field('password')}
        label={t('codes.password')}
        showLabel={t('codes.showPassword')}
        autoComplete="current-password"
        autoFocus
      />
      <FormRefusal text={refusal} />
      <div>
        <SubmitButton isSubmitting={isSubmitting} isReady={isReady}>
          {t('codes.begin')}
        </SubmitButton>
      </div>
    </form>
  )
}

interface ScanningProps extends StepProps, Pick<EnrolmentProps, 'onDone'> {
  readonly begun: Begun
}

function Scanning({ begun: { secret, uri }, onDone, onFailure }: ScanningProps) {
  const { t } = useTexts(codesTexts, formsTexts)
  const api = useApi()
  const { formProps, field, refusal, isSubmitting, isReady } = useShopForm<{ code: string }>({
    fetchSchema: fetchCodeSchema,
    defaults: { code: '' },
    fieldNames: { code: t('codes.label') },
    failureTitle: t('codes.confirmFailure'),
    send: async (values) => {
      const { message, recoveryCodes } = await api.call('POST /api/auth/second-factor/confirm', { body: values }).catch(onFailure)
      notify({ kind: 'success', text: message })
      onDone(recoveryCodes)
    },
  })
  const key = inFours(secret)
  return (
    <form className={`stack gap-4 ${styles.form}`} {...formProps}>
      <p>{t('codes.steps.scan')}</p>
      <div className={styles.picture}>
        <QrCode text={uri} label={t('codes.steps.picture')} isLarge />
      </div>
      <p className={styles.open}>
        <a href={uri}>{t('codes.steps.open')}</a>
      </p>
      <div>
        <p>{t('codes.steps.typed')}</p>
        <p className={styles.key}>
          <Ltr>{key}</Ltr>
        </p>
        <CopyButton text={secret} label={t('codes.steps.copyKey')} subject="" done={t('codes.copied')} />
      </div>
      <p>{t('codes.steps.confirm')}</p>
      <CodeField {...field('code')} isForSetUp />
      <FormRefusal text={refusal} />
      <div>
        <SubmitButton isSubmitting={isSubmitting} isReady={isReady}>
          {t('codes.confirm')}
        </SubmitButton>
      </div>
    </form>
  )
}
