import { useState } from 'react'
import { OFFER_MESSAGE_MAX } from '#domain/offers/limits.ts'
import { sentOfferTexts } from '#i18n/sets/sent-offer.ts'
import { useTexts } from '../../../../platform/texts/texts.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { TextArea } from '../../../../ui/field/text-area.tsx'
import type { Outcome } from '../use-offer-work.ts'
import styles from './talk.module.css'

export interface TextBoxProps {
  readonly label: string
  readonly hint?: string
  readonly name: string
  readonly sendLabel: string
  readonly send: (text: string) => Promise<Outcome>
}

/** One field and its button; the text stays until it has arrived. */
export function TextBox({ label, hint, name, sendLabel, send }: TextBoxProps) {
  const { t } = useTexts(sentOfferTexts)
  const [text, setText] = useState('')
  const [error, setError] = useState<string | null>(null)
  const press = async () => {
    setError(null)
    if (text.trim() === '') return setError(t('sentOffer.messages.empty'))
    const outcome = await send(text.trim())
    if (outcome.kind === 'done') setText('')
    if (outcome.kind === 'refused') setError(outcome.text)
  }
  return (
    <div className={styles.box} data-print="off">
      <TextArea
        label={label}
        hint={hint}
        name={name}
        rows={2}
        maxLength={OFFER_MESSAGE_MAX}
        error={error ?? undefined}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button tone="secondary" onPress={press}>
        {sendLabel}
      </Button>
    </div>
  )
}
