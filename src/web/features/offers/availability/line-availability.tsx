import type { AskedReply } from '#contract/availability.ts'
import type { OfferLine } from '#domain/offers/content.ts'
import { inLanguage } from '#domain/text/language.ts'
import { isolate } from '#i18n/bidi.ts'
import { formatLongDate, formatQuantity } from '#i18n/formats.ts'
import { availabilityTexts } from '#i18n/sets/availability.ts'
import { formatRelativeTime } from '#i18n/times/relative-time.ts'
import { useLanguage } from '../../../platform/texts/language.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { Badge, type BadgeTone } from '../../../ui/badge/badge.tsx'
import { PlainButton } from '../../../ui/button/plain-button.tsx'
import { type Availability, useAvailability } from './availability.tsx'
import styles from './line-availability.module.css'

const TONES = { 'in-stock': 'success', 'by-day': 'brass', 'not-available': 'danger' } as const satisfies Record<
  NonNullable<AskedReply['answer']>['answer'],
  BadgeTone
>

export interface LineAvailabilityProps {
  readonly line: Pick<OfferLine, 'id' | 'productId' | 'quantity'>
}

/** The last answer of the merchant at a line, the question that waits for one, and the way to ask. */
export function LineAvailability({ line }: LineAvailabilityProps) {
  const availability = useAvailability()
  if (availability === null || line.productId === null) return null
  const [newest, before] = availability.questionsOf(line.id)
  const waiting = newest?.answer === null ? newest : null
  const answered = newest?.answer === null ? before : newest
  const isAskable = availability.isAskable(line.productId)
  if (newest === undefined && !isAskable) return null
  return (
    <span className={styles.availability}>
      {answered?.answer != null && <Answered question={answered} answer={answered.answer} />}
      {waiting !== null && <Waiting question={waiting} availability={availability} />}
      {waiting === null && isAskable && <Ask line={line} isAgain={answered !== undefined} availability={availability} />}
    </span>
  )
}

interface AnsweredProps {
  readonly question: AskedReply
  readonly answer: NonNullable<AskedReply['answer']>
}

function Answered({ question: { brand, quantity }, answer: { answer, pieces, day, word, at, by } }: AnsweredProps) {
  const { t } = useTexts(availabilityTexts)
  const language = useLanguage()
  const values = {
    pieces: pieces === null ? '' : formatQuantity(pieces, language),
    day: day === null ? '' : formatLongDate(day, language),
  }
  const from = { brand: isolate(inLanguage(brand, language)), name: isolate(by), date: formatLongDate(at, language) }
  return (
    <span className={styles.answer}>
      <Badge tone={TONES[answer]}>{t(`availability.answers.${answer}`, values)}</Badge>
      {word !== '' && <bdi className={styles.word}>{word}</bdi>}
      <span>
        {t('availability.line.answered', from)} · {t('availability.line.for', { pieces: formatQuantity(quantity, language) })} ·{' '}
        {t('availability.line.internal')}
      </span>
    </span>
  )
}

interface WaitingProps {
  readonly question: AskedReply
  readonly availability: Availability
}

function Waiting({ question: { _id, brand, asked }, availability: { isBusy, takeBack } }: WaitingProps) {
  const { t } = useTexts(availabilityTexts)
  const language = useLanguage()
  const time = formatRelativeTime(asked, new Date(), language)
  return (
    <span>
      {t('availability.line.waiting', { brand: isolate(inLanguage(brand, language)), time })}{' '}
      <PlainButton look="inline" isBusy={isBusy} onPress={() => takeBack(_id)}>
        {t('availability.line.takeBack')}
      </PlainButton>
    </span>
  )
}

interface AskProps extends LineAvailabilityProps {
  readonly isAgain: boolean
  readonly availability: Availability
}

function Ask({ line, isAgain, availability: { isBusy, ask } }: AskProps) {
  const { t } = useTexts(availabilityTexts)
  return (
    <PlainButton look="inline" title={t('availability.line.hint')} isBusy={isBusy} onPress={() => ask(line)}>
      {t(isAgain ? 'availability.line.again' : 'availability.line.ask')}
    </PlainButton>
  )
}
