import { Link } from 'react-router'
import type { DeskLogReply } from '#contract/desk.ts'
import { SECTIONS } from '#domain/dashboard.ts'
import { ENTRY_STATES, LOST_REASONS, NEXT_STEPS } from '#domain/desk/entries.ts'
import { deskTexts } from '#i18n/sets/desk.ts'
import { formatMoment } from '#i18n/times/moments.ts'
import { pathInLanguage, useLanguage } from '../../../platform/texts/language.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { Ltr } from '../../../ui/bidi/ltr.tsx'
import { PlainButton } from '../../../ui/button/plain-button.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import type { CardLog } from '../use-card.ts'
import { useContactWords } from './contact-words.ts'
import styles from './history.module.css'

const APPROVAL_ENDS = ['approved', 'approval-refused', 'taken-back'] as const

export interface HistoryProps {
  readonly log: CardLog
  readonly now: Date
  readonly onAgain: () => void
}

/** Everything that was done for the customer, the newest first. */
export function History({ log, now, onAgain }: HistoryProps) {
  const { t } = useTexts(deskTexts)
  return (
    <section className="stack gap-2" aria-label={t('desk.history.heading')}>
      <h3 className={styles.heading}>{t('desk.history.heading')}</h3>
      {log.kind === 'loading' && (
        <>
          <Skeleton shape="line" />
          <Skeleton shape="line" />
          <Skeleton shape="short" />
        </>
      )}
      {log.kind === 'failed' && (
        <p className={styles.quiet}>
          {t('desk.history.failed')}{' '}
          <PlainButton look="inline" onPress={onAgain}>
            {t('desk.log.again')}
          </PlainButton>
        </p>
      )}
      {log.kind === 'known' && log.lines.length === 0 && <p className={styles.quiet}>{t('desk.history.none')}</p>}
      {log.kind === 'known' && log.lines.length > 0 && <LogLines lines={log.lines} now={now} />}
    </section>
  )
}

export interface LogLinesProps {
  readonly lines: readonly DeskLogReply[]
  readonly now: Date
}

export function LogLines({ lines, now }: LogLinesProps) {
  return (
    <ol className={styles.lines}>
      {newestFirst(lines).map((line) => (
        <LogLine key={line._id} line={line} now={now} />
      ))}
    </ol>
  )
}

function LogLine({ line, now }: { readonly line: DeskLogReply; readonly now: Date }) {
  const { t } = useTexts(deskTexts)
  const language = useLanguage()
  const words = useEventWords(now)
  const step = useStepWords(now)
  const planned = line.event === 'next-step' ? null : step(line.facts)
  return (
    <li className={styles.line}>
      <time className={styles.time} dateTime={line.at}>
        {formatMoment(line.at, now, language)}
      </time>
      <div className={styles.words}>
        <p>
          <strong>{words(line)}</strong> <bdi className={styles.by}>{line.by === '' ? t('desk.history.shop') : line.by}</bdi>
          <Subject about={line.about} />
        </p>
        {planned !== null && <p className={styles.by}>{planned}</p>}
        {line.note !== '' && (
          <p className={styles.note} dir="auto">
            {line.note}
          </p>
        )}
      </div>
    </li>
  )
}

/** The request or offer that a line is about, with the way there. */
function Subject({ about }: Pick<DeskLogReply, 'about'>) {
  const { t } = useTexts(deskTexts)
  const language = useLanguage()
  if (about === null || about.number === '') return null
  const { kind, subject, number, isArchived } = about
  const folder = kind !== 'request' ? SECTIONS.offers : isArchived ? SECTIONS.archive : '/order'
  return (
    <>
      {' · '}
      <Link className={styles.subject} to={pathInLanguage(`${folder}/${encodeURIComponent(subject)}`, language)}>
        {t(`desk.kinds.${kind}`)} <Ltr className={styles.whole}>{number}</Ltr>
      </Link>
    </>
  )
}

function newestFirst(lines: readonly DeskLogReply[]): readonly DeskLogReply[] {
  return lines.toSorted((one, other) => other.at.localeCompare(one.at))
}

/** The step that was planned with an event, in words; null where none was. */
function useStepWords(now: Date): (facts: DeskLogReply['facts']) => string | null {
  const { t } = useTexts(deskTexts)
  const language = useLanguage()
  return ({ next, nextAt }) => {
    const kind = NEXT_STEPS.find((each) => each === next)
    if (kind === undefined || typeof nextAt !== 'string') return null
    return t('desk.history.next-step', { step: t(`desk.next.kinds.${kind}`), time: formatMoment(nextAt, now, language) })
  }
}

function useEventWords(now: Date): (line: DeskLogReply) => string {
  const { t } = useTexts(deskTexts)
  const contact = useContactWords()
  const step = useStepWords(now)
  return ({ event, way, outcome, facts }) => {
    switch (event) {
      case 'contact':
        return way === null || outcome === null ? t('desk.history.note') : contact({ way, outcome })
      case 'state': {
        const state = ENTRY_STATES.find((each) => each === facts.to)
        return state === undefined ? t('desk.history.stateOther') : t('desk.history.state', { state: t(`desk.states.${state}`) })
      }
      case 'lost': {
        const reason = LOST_REASONS.find((each) => each === facts.reason)
        return reason === undefined ? t('desk.history.lostOther') : t('desk.history.lost', { reason: t(`desk.reasons.${reason}`) })
      }
      case 'done': {
        const decision = APPROVAL_ENDS.find((each) => each === facts.decision)
        return t(decision === undefined ? 'desk.history.done' : `desk.history.${decision}`)
      }
      case 'next-step':
        return step(facts) ?? t('desk.history.nextOther')
      default:
        return t(`desk.history.${event}`)
    }
  }
}
