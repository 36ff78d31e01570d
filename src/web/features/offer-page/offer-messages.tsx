import { type FormEvent, useState } from 'react'
import type { z } from 'zod'
import type { MessageReply } from '#contract/offers/offer-replies.ts'
import { OFFER_MESSAGE_MAX } from '#domain/offers/limits.ts'
import { inLanguage } from '#domain/text/language.ts'
import { formatCairoTime } from '#i18n/formats.ts'
import { useLanguage } from '../../platform/texts/language.ts'
import { useShop } from '../../shop/frame/root-data.ts'
import { Bdi } from '../../ui/bidi/bdi.tsx'
import { SubmitButton } from '../../ui/button/submit-button.tsx'
import { TextArea } from '../../ui/field/text-area.tsx'
import styles from './offer-messages.module.css'
import { Mistake } from './offer-mistake.tsx'
import { renewalOf } from './offer-renewal.ts'
import { useOfferTexts } from './offer-texts.ts'
import type { OfferAnswers } from './use-answers.ts'

type Message = z.infer<typeof MessageReply>

/** Everything both sides wrote, and one box that stays open in every state; after the end it also asks for a renewal. */
export function OfferMessages({ answers }: { readonly answers: OfferAnswers }) {
  const t = useOfferTexts()
  const { offer } = answers
  const canRenew = offer.moves.includes('renew')
  if (!offer.isAnswering && offer.messages.length === 0) return null
  return (
    <section className={styles.messages} aria-labelledby="offer-messages">
      <h2 id="offer-messages">{t('offerPage.messages.heading')}</h2>
      {offer.messages.length > 0 && (
        <ol className={styles.list}>
          {offer.messages.map((message) => (
            <MessageItem key={message._id} message={message} />
          ))}
        </ol>
      )}
      {(offer.moves.includes('message') || canRenew) && <MessageForm answers={answers} canRenew={canRenew} />}
    </section>
  )
}

function MessageItem({ message: { from, name, text, isRenewal, created } }: { readonly message: Message }) {
  const shop = useShop()
  const t = useOfferTexts()
  const language = useLanguage()
  const isOwn = from === 'customer'
  const company = inLanguage(shop.company, language)
  return (
    <li className={styles.message} data-from={from}>
      <p className={styles.who}>
        <strong>{isOwn ? t('offerPage.messages.you') : <Bdi>{name === '' ? company : name}</Bdi>}</strong>
        {isRenewal && <span>{t('offerPage.messages.renewal')}</span>}
        <time dateTime={created}>{formatCairoTime(created, language)}</time>
      </p>
      {text !== '' && (
        <p className={styles.text} dir="auto">
          {text}
        </p>
      )}
    </li>
  )
}

function MessageForm({ answers, canRenew }: { readonly answers: OfferAnswers; readonly canRenew: boolean }) {
  const t = useOfferTexts()
  const { offer, draft, dispatch, problem } = answers
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle')
  const isRenewal = canRenew && renewalOf(offer) === null
  const at = isRenewal ? 'renew' : 'message'
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (state === 'sending') return
    const form = event.currentTarget
    setState('sending')
    const isDone = await (isRenewal ? answers.renew() : answers.send())
    setState(isDone ? 'sent' : 'idle')
    if (!isDone) form.querySelector('textarea')?.focus()
  }
  return (
    <form className={styles.form} method="post" noValidate onSubmit={(event) => void send(event)}>
      <TextArea
        label={t(isRenewal ? 'offerPage.renew.words' : 'offerPage.messages.label')}
        hint={offer.messages.length === 0 && !isRenewal ? t('offerPage.messages.none') : undefined}
        rows={3}
        maxLength={OFFER_MESSAGE_MAX}
        value={draft.message}
        error={problem?.at === at && problem.isOfField ? problem.text : undefined}
        onChange={({ currentTarget }) => {
          if (state === 'sent') setState('idle')
          dispatch({ kind: 'type', field: 'message', text: currentTarget.value })
        }}
      />
      <Mistake problem={problem} at={at} />
      <div className={styles.send}>
        <SubmitButton isSubmitting={state === 'sending'}>{t(isRenewal ? 'offerPage.renew.send' : 'offerPage.messages.send')}</SubmitButton>
        <p role="status" className={styles.sent}>
          {state === 'sent' && t('offerPage.messages.sent')}
        </p>
      </div>
    </form>
  )
}
