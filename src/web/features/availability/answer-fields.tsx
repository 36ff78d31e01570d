import { type FormEvent, useId, useState } from 'react'
import type { AnswerForm } from '#contract/availability.ts'
import { AVAILABILITY_ANSWERS, AVAILABILITY_PIECES_MAX, AVAILABILITY_WORD_MAX, type AvailabilityAnswer } from '#domain/availability.ts'
import { dayInCairo } from '#domain/offers/validity.ts'
import { readTypedNumber } from '#domain/text/typed-numbers.ts'
import { availabilityTexts } from '#i18n/sets/availability.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { Field } from '../../ui/field/field.tsx'
import { Radio } from '../../ui/radio/radio.tsx'
import type { Question } from './own-questions.ts'
import styles from './question-card.module.css'

const LABELS = { 'in-stock': 'inStock', 'by-day': 'byDay', 'not-available': 'notAvailable' } as const

export interface AnswerFieldsProps {
  readonly question: Pick<Question, '_id' | 'stock'>
  readonly isBusy: boolean
  readonly onAnswer: (answer: AnswerForm) => void
}

/** An answer in a moment: pieces in stock, a date, or not available. */
export function AnswerFields({ question: { _id, stock }, isBusy, onAnswer }: AnswerFieldsProps) {
  const { t } = useTexts(availabilityTexts)
  const id = useId()
  const [answer, setAnswer] = useState<AvailabilityAnswer>('in-stock')
  const [typed, setTyped] = useState(stock > 0 ? String(stock) : '')
  const [day, setDay] = useState('')
  const [word, setWord] = useState('')
  const [isTried, setTried] = useState(false)
  const today = dayInCairo(new Date())
  const pieces = readTypedNumber(typed)
  const isWrong = { pieces: !isPieces(pieces), day: day < today }
  const send = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (answer === 'in-stock' && isPieces(pieces)) onAnswer({ answer, pieces, word })
    if (answer === 'by-day' && !isWrong.day) onAnswer({ answer, day, word })
    if (answer === 'not-available') onAnswer({ answer, word })
  }
  return (
    <form method="post" noValidate className={styles.form} onSubmit={send}>
      <fieldset className={styles.choices}>
        <legend className="visually-hidden">{t('availability.form.answer')}</legend>
        {AVAILABILITY_ANSWERS.map((each) => (
          <Radio
            key={each}
            id={`${id}-${each}`}
            name={`answer-${_id}`}
            value={each}
            isChecked={answer === each}
            onChange={() => setAnswer(each)}
          >
            {t(`availability.form.${LABELS[each]}`)}
          </Radio>
        ))}
      </fieldset>
      <div className={styles.fields}>
        {answer === 'in-stock' && (
          <Field
            label={t('availability.form.pieces')}
            name="pieces"
            inputMode="numeric"
            isLatin
            isRequired
            error={isTried && isWrong.pieces ? t('availability.form.piecesWrong') : undefined}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
        {answer === 'by-day' && (
          <Field
            label={t('availability.form.day')}
            type="date"
            name="day"
            isRequired
            min={today}
            error={isTried && isWrong.day ? t('availability.form.dayWrong') : undefined}
            value={day}
            onChange={({ target }) => setDay(target.value)}
          />
        )}
        <Field
          label={t('availability.form.word')}
          hint={t('availability.form.wordHint')}
          name="word"
          dir="auto"
          maxLength={AVAILABILITY_WORD_MAX}
          value={word}
          onChange={({ target }) => setWord(target.value)}
        />
      </div>
      <Button tone="primary" type="submit" isBusy={isBusy}>
        {t('availability.form.send')}
      </Button>
    </form>
  )
}

function isPieces(typed: unknown): typed is number {
  return typeof typed === 'number' && Number.isInteger(typed) && typed >= 1 && typed <= AVAILABILITY_PIECES_MAX
}
