import { type FormEvent, useId, useRef, useState } from 'react'
import { EMAIL_MAX, EMAIL_PATTERN } from '#domain/accounts.ts'
import { normaliseEmail } from '#domain/text.ts'
import { useIsAlive } from '../../platform/alive.ts'
import { ApiError } from '../../platform/api.ts'
import { useTexts } from '../../platform/texts.ts'
import { useApi } from '../../platform/use-api.ts'
import styles from './newsletter-form.module.css'

type Outcome =
  | { readonly kind: 'refused'; readonly reason: 'required' | 'format' }
  | { readonly kind: 'failed' | 'done'; readonly text: string }

/** One line at the foot of every page, so it does without what larger forms are made with. */
export function NewsletterForm() {
  const { t } = useTexts()
  const { outcome, isSending, onSubmit } = useSubscribing()
  const isAlive = useIsAlive()
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
          maxLength={EMAIL_MAX}
          placeholder={t('shell.newsletter.email')}
          {...(outcome === null ? {} : { 'aria-describedby': `${id}-word` })}
          {...(hasFailed ? { 'aria-invalid': true } : {})}
        />
        <button type="submit" className={styles.button} disabled={!isAlive} aria-disabled={isSending} aria-busy={isSending}>
          {t('shell.newsletter.submit')}
        </button>
      </div>
      <p id={`${id}-word`} className={styles.word} role={hasFailed ? 'alert' : 'status'}>
        {outcome?.kind === 'refused' ? t(`shell.newsletter.${outcome.reason}`) : outcome?.text}
      </p>
    </form>
  )
}

function useSubscribing() {
  const { t } = useTexts()
  const api = useApi()
  const isSending = useRef(false)
  const [isBusy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const send = async (email: string): Promise<Outcome> => {
    try {
      return { kind: 'done', text: (await api.call('POST /api/newsletter/subscribe', { body: { email } })).message }
    } catch (error) {
      return { kind: 'failed', text: error instanceof ApiError && error.message !== '' ? error.message : t('notices.failed') }
    }
  }
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending.current) return
    const form = event.currentTarget
    const input = form.elements.namedItem('email')
    if (!(input instanceof HTMLInputElement)) return
    const email = normaliseEmail(input.value)
    const reason = email === '' ? 'required' : EMAIL_PATTERN.test(email) ? null : 'format'
    if (reason !== null) {
      setOutcome({ kind: 'refused', reason })
      input.focus()
      return
    }
    isSending.current = true
    setBusy(true)
    const sent = await send(email)
    isSending.current = false
    setBusy(false)
    setOutcome(sent)
    if (sent.kind === 'done') form.reset()
  }
  return { outcome, isSending: isBusy, onSubmit: (event: FormEvent<HTMLFormElement>) => void onSubmit(event) }
}
