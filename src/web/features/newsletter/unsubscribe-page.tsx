import { type FormEvent, useState } from 'react'
import { accountTexts } from '#i18n/sets/account.ts'
import { ApiError } from '../../platform/calls/api.ts'
import { useApi } from '../../platform/calls/use-api.ts'
import { useIsHydrated } from '../../platform/frame/hydrated.ts'
import { pathInLanguage, useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { SubmitButton } from '../../ui/button/submit-button.tsx'
import { Callout } from '../../ui/callout/callout.tsx'
import { SheetPage } from '../../ui/card/sheet-page.tsx'
import styles from './unsubscribe-page.module.css'

type Step = 'asking' | 'sending' | { readonly state: 'done' | 'not-listed' | 'failed'; readonly text: string }

/** Opening the page changes nothing, because mail scanners open every link of an email. */
export function UnsubscribePage({ token }: { readonly token: string }) {
  const { t } = useTexts(accountTexts)
  const home = pathInLanguage('/', useLanguage())
  const isHydrated = useIsHydrated()
  const { step, onSubmit } = useUnsubscribing(token)
  const outcome = typeof step === 'object' ? step : null
  if (outcome !== null && outcome.state !== 'failed') {
    const isDone = outcome.state === 'done'
    return (
      <SheetPage title={isDone ? t('account.unsubscribe.doneTitle') : t('account.unsubscribe.title')}>
        <div role="status">
          <Callout tone={isDone ? 'success' : 'info'}>{outcome.text}</Callout>
        </div>
        <ButtonLink tone="secondary" to={home}>
          {t('account.unsubscribe.home')}
        </ButtonLink>
      </SheetPage>
    )
  }
  return (
    <SheetPage title={t('account.unsubscribe.title')}>
      <div>
        <p className={styles.question}>{t('account.unsubscribe.question')}</p>
        <p className={styles.text}>{t('account.unsubscribe.text')}</p>
      </div>
      {outcome !== null && (
        <div role="alert">
          <Callout tone="error">{outcome.text}</Callout>
        </div>
      )}
      <form method="post" className={styles.form} onSubmit={onSubmit}>
        <SubmitButton isSubmitting={step === 'sending'} isReady={isHydrated}>
          {t('account.unsubscribe.submit')}
        </SubmitButton>
      </form>
    </SheetPage>
  )
}

function useUnsubscribing(token: string) {
  const { t } = useTexts(accountTexts)
  const api = useApi()
  const [step, setStep] = useState<Step>('asking')
  const unsubscribe = async (): Promise<Step> => {
    try {
      const { message } = await api.call('POST /api/newsletter/unsubscribe/:token', { params: { token } })
      return { state: 'done', text: message }
    } catch (error) {
      const isNotListed = error instanceof ApiError && error.code === 'newsletter/not-listed'
      const text = error instanceof ApiError && error.message !== '' ? error.message : t('account.unsubscribe.failed')
      return { state: isNotListed ? 'not-listed' : 'failed', text }
    }
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (step === 'sending') return
    setStep('sending')
    void unsubscribe().then(setStep)
  }
  return { step, onSubmit }
}
