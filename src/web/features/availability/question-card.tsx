import type { AnswerForm } from '#contract/availability.ts'
import { inLanguage } from '#domain/text/language.ts'
import { formatLongDate, formatQuantity } from '#i18n/formats.ts'
import { availabilityTexts } from '#i18n/sets/availability.ts'
import { formatRelativeTime } from '#i18n/times/relative-time.ts'
import { useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { Bdi } from '../../ui/bidi/bdi.tsx'
import { Ltr } from '../../ui/bidi/ltr.tsx'
import { AnswerFields } from './answer-fields.tsx'
import type { Question } from './own-questions.ts'
import styles from './question-card.module.css'

export interface QuestionCardProps {
  readonly question: Question
  readonly isBusy: boolean
  readonly onAnswer: (answer: AnswerForm) => void
}

/** One question: the machine and the pieces, and its answer or the form of one. */
export function QuestionCard({ question, isBusy, onAnswer }: QuestionCardProps) {
  const { t } = useTexts(availabilityTexts)
  const language = useLanguage()
  const { name, sku, quantity, asked, answer } = question
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <h2 className={styles.name}>
          <Bdi>{inLanguage(name, language)}</Bdi>
        </h2>
        <Ltr className={styles.quiet}>{sku}</Ltr>
      </div>
      <p className={styles.facts}>
        <strong>{t('availability.list.pieces', { pieces: formatQuantity(quantity, language) })}</strong>
        <time dateTime={asked} className={styles.quiet}>
          {t('availability.list.asked', { time: formatRelativeTime(asked, new Date(), language) })}
        </time>
      </p>
      {answer === null ? <AnswerFields question={question} isBusy={isBusy} onAnswer={onAnswer} /> : <Answer answer={answer} />}
    </li>
  )
}

function Answer({ answer: { answer, pieces, day, word, at } }: { readonly answer: NonNullable<Question['answer']> }) {
  const { t } = useTexts(availabilityTexts)
  const language = useLanguage()
  const values = {
    pieces: pieces === null ? '' : formatQuantity(pieces, language),
    day: day === null ? '' : formatLongDate(day, language),
  }
  return (
    <div className={styles.answer}>
      <p>
        <strong>{t(`availability.answers.${answer}`, values)}</strong>
      </p>
      {word !== '' && <p dir="auto">{word}</p>}
      <p className={styles.quiet}>{t('availability.list.yours', { date: formatLongDate(at, language) })}</p>
    </div>
  )
}
