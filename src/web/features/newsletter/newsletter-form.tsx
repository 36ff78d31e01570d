import { type FormEvent, useId, useState } from 'react'
import { EMAIL_MAX } from '#domain/accounts/accounts.ts'
import { useIsHydrated } from '../../platform/frame/hydrated.ts'
import { useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { PlainButton } from '../../ui/button/plain-button.tsx'
import styles from './newsletter-form.module.css'
import type { Outcome } from './subscribe.ts'

const fetchSubscribe = () => import('./subscribe.ts')

/** This line is in every page's footer, so it avoids the code of larger forms. */
export function NewsletterForm() {
  const { t } = useTexts()
  const { outcome, isSending, onSubmit } = useSubscribing()
  const isHydrated = useIsHydrated()
  const id = useId()
  const hasFailed = outcome !== null && outcome.kind !== 'done'
  return (
    <form method="post" noValidate className={styles.form} onSubmit={onSubmit}>
      <h2 className={styles.heading}>{t('shell.newsletter.heading')}</h2>
      <p className={styles.text}>{t('shell.newsletter.text')}</p>
      <label htmlFor={id} className="visually-hidden">
        {t('shell.newsletter.email')}
      </label>
      <div className={styles.line}>
        <input
          id={id}
          className={styles.input}
          type="email"
          name="email"
          dir="ltr"
          autoComplete="email"
          aria-required="true"
          maxLength={EMAIL_MAX}
          placeholder={t('shell.newsletter.email')}
          {...(outcome === null ? {} : { 'aria-describedby': `${id}-word` })}
          {...(hasFailed ? { 'aria-invalid': true } : {})}
        />
        <PlainButton
          look="own"
          type="submit"
          className={styles.button}
          disabled={!isHydrated}
          aria-disabled={isSending}
          aria-busy={isSending}
        >
          {t('shell.newsletter.submit')}
        </PlainButton>
      </div>
      <p id={`${id}-word`} className={styles.word} role={hasFailed ? 'alert' : 'status'}>
        {outcome?.kind === 'refused' ? t(`shell.newsletter.${outcome.reason}`) : outcome?.text}
      </p>
    </form>
  )
}

function useSubscribing() {
  const { t } = useTexts()
  const language = useLanguage()
  const [isSending, setSending] = useState(false)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const send = async (form: HTMLFormElement) => {
    const input = form.elements.namedItem('email')
    if (!(input instanceof HTMLInputElement)) return
    setSending(true)
    const sent = await fetchSubscribe().then(
      ({ subscribe }) => subscribe(input.value, language),
      (): Outcome => ({ kind: 'failed', text: t('notices.failed') }),
    )
    setSending(false)
    setOutcome(sent)
    if (sent.kind === 'refused') input.focus()
    if (sent.kind === 'done') form.reset()
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isSending) void send(event.currentTarget)
  }
  return { outcome, isSending, onSubmit }
}
