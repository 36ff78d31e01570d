import { type FormEvent, useState } from 'react'
import { accountTexts } from '#i18n/sets/account.ts'
import { ApiError } from '../../platform/calls/api.ts'
import { fetchOwnProfile } from '../../platform/calls/own-profile.ts'
import { useToken } from '../../platform/calls/session.ts'
import { useApi } from '../../platform/calls/use-api.ts'
import { useIsHydrated } from '../../platform/frame/hydrated.ts'
import { pathInLanguage, useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { Ltr } from '../../ui/bidi/ltr.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { SubmitButton } from '../../ui/button/submit-button.tsx'
import { Callout } from '../../ui/callout/callout.tsx'
import { AccountCard, WithoutScripts } from './account-card.tsx'
import type { ProofLink } from './proof-link.ts'
import { ProveWays } from './prove-ways.tsx'

/** `unsure`: the browser is not signed in with the account, so its owner is not known. */
type Step = 'asking' | 'sending' | 'unsure' | { readonly isDone: boolean; readonly text: string }

/** Opening the page changes nothing, because mail scanners open every link of an email. */
export function ProvePage({ token, link }: { readonly token: string; readonly link: ProofLink }) {
  const { t } = useTexts(accountTexts)
  const isHydrated = useIsHydrated()
  const { step, onSubmit, onDone } = useProving(token)
  const outcome = typeof step === 'object' ? step : null
  if (link.state === 'dead' || link.state === 'proven' || outcome !== null) {
    const isDone = outcome === null ? link.state === 'proven' : outcome.isDone
    const text = isDone ? t('account.prove.before') : t('account.prove.dead')
    return (
      <AccountCard title={t('account.prove.title')}>
        <div role={isDone ? 'status' : 'alert'}>
          <Callout tone={isDone ? 'success' : 'error'}>{outcome?.text ?? text}</Callout>
        </div>
        <WayOn isDone={isDone} />
      </AccountCard>
    )
  }
  return (
    <AccountCard title={t('account.prove.title')}>
      <WithoutScripts />
      <Question link={link} />
      {step === 'unsure' || (link.state === 'open' && link.needsPassword) ? (
        <ProveWays token={token} isChange={link.state === 'open' && link.isChange} onDone={onDone} />
      ) : (
        <>
          <p>{t('account.prove.warning')}</p>
          <form method="post" className="stack gap-4" onSubmit={onSubmit}>
            <SubmitButton isSubmitting={step === 'sending'} isReady={isHydrated}>
              {t('account.prove.submit')}
            </SubmitButton>
          </form>
        </>
      )}
    </AccountCard>
  )
}

function Question({ link }: { readonly link: ProofLink }) {
  const { t } = useTexts(accountTexts)
  return (
    <p>
      {link.state === 'open' && link.isChange ? t('account.prove.change') : t('account.prove.question')}
      {link.state === 'open' && (
        <>
          {' '}
          <strong>
            <Ltr>{link.email}</Ltr>
          </strong>
        </>
      )}
    </p>
  )
}

/** Leads to the own account, which offers a fresh link too. */
function WayOn({ isDone }: { readonly isDone: boolean }) {
  const { t } = useTexts(accountTexts)
  const language = useLanguage()
  const isSignedIn = useToken() !== null
  const to = pathInLanguage(isSignedIn ? '/dashboard' : '/login', language)
  return (
    <ButtonLink tone={isDone ? 'primary' : 'secondary'} to={to}>
      {isSignedIn ? t('account.prove.toAccount') : t('account.backToLogin')}
    </ButtonLink>
  )
}

function useProving(token: string) {
  const { t } = useTexts(accountTexts)
  const language = useLanguage()
  const api = useApi()
  const isSignedIn = useToken() !== null
  const [step, setStep] = useState<Step>('asking')
  const prove = async (): Promise<Step> => {
    try {
      const { message } = await api.call('POST /api/auth/prove/:token', { params: { token }, body: { isBySession: true } })
      // The reader may not be the link's owner; then their own profile is unchanged.
      if (isSignedIn) fetchOwnProfile(language).catch(() => undefined)
      return { isDone: true, text: message }
    } catch (error) {
      // The reader signed out meanwhile, or the shop did not answer before.
      if (error instanceof ApiError && error.code === 'account/sign-in-to-prove') return 'unsure'
      return { isDone: false, text: error instanceof ApiError && error.message !== '' ? error.message : t('account.prove.failed') }
    }
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (step === 'sending') return
    setStep('sending')
    void prove().then(setStep)
  }
  const onDone = (text: string) => setStep({ isDone: true, text })
  return { step, onSubmit, onDone }
}
