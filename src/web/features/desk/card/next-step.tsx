import { type FormEvent, useState } from 'react'
import type { EntryReply } from '#contract/desk.ts'
import { DESK_NOTE_MAX, NEXT_STEPS, type NextStepKind } from '#domain/desk/entries.ts'
import { choosableStates } from '#domain/desk/states.ts'
import { deskTexts } from '#i18n/sets/desk.ts'
import { formatMoment } from '#i18n/times/moments.ts'
import { useLanguage } from '../../../platform/texts/language.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { oneAtATime } from '../../../ui/button/one-at-a-time.ts'
import { PlainButton } from '../../../ui/button/plain-button.tsx'
import { Checkbox } from '../../../ui/field/checkbox.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { SelectField } from '../../../ui/select/select-field.tsx'
import { instantOf, morningIn, wallClock } from '../cairo-time.ts'
import type { Act } from '../use-acts.ts'
import styles from './next-step.module.css'

const SOON_MS = 2 * 3_600_000
const QUICK = {
  soon: (now: Date) => new Date(now.getTime() + SOON_MS),
  tomorrow: (now: Date) => morningIn(1, now),
  threeDays: (now: Date) => morningIn(3, now),
  week: (now: Date) => morningIn(7, now),
} as const
const QUICK_KEYS = ['soon', 'tomorrow', 'threeDays', 'week'] as const

export interface NextStepProps {
  readonly entry: EntryReply
  readonly now: Date
  readonly act: Act
  /** The kind with which the form stands open; null while only the step is shown. */
  readonly editing: NextStepKind | null
  readonly onEditing: (kind: NextStepKind | null) => void
}

/** The next step of an entry, which is changed in its place. */
export function NextStep({ entry, now, act, editing, onEditing }: NextStepProps) {
  const { t } = useTexts(deskTexts)
  const language = useLanguage()
  const { nextStep } = entry
  return (
    <section className={styles.next} aria-label={t('desk.nextStep')}>
      <p className={styles.line}>
        <span className={styles.label}>{t('desk.next.heading')}</span>
        {nextStep === null ? (
          t('desk.next.none')
        ) : (
          <span>
            <strong>{t(`desk.next.kinds.${nextStep.kind}`)}</strong> <bdi>{formatMoment(nextStep.at, now, language)}</bdi>
            {nextStep.note !== '' && (
              <>
                {' · '}
                <bdi>{nextStep.note}</bdi>
              </>
            )}
          </span>
        )}
        {editing === null && (
          <PlainButton look="text" className={styles.change} onPress={() => onEditing(nextStep?.kind ?? 'call')}>
            {t('desk.next.change')}
          </PlainButton>
        )}
      </p>
      {editing !== null && <NextStepForm key={editing} entry={entry} now={now} act={act} kind={editing} onEnd={() => onEditing(null)} />}
    </section>
  )
}

interface NextStepFormProps extends Pick<NextStepProps, 'entry' | 'now' | 'act'> {
  readonly kind: NextStepKind
  readonly onEnd: () => void
}

function NextStepForm({ entry, now, act, kind: first, onEnd }: NextStepFormProps) {
  const { t } = useTexts(deskTexts)
  const [kind, setKind] = useState(first)
  const [when, setWhen] = useState(() => wallClock(first === 'sleep' ? morningIn(7, now) : new Date(entry.nextStep?.at ?? now)))
  const [note, setNote] = useState('')
  const [isTheirTurn, setTheirTurn] = useState(entry.state === 'waiting')
  const [isWrong, setWrong] = useState(false)
  const [once] = useState(oneAtATime)
  /** The quick times and the form send the same version: the second of two presses would be told of a change by somebody else. */
  const save = (at: Date | null) => once(() => send(at))
  const send = async (at: Date | null) => {
    if (at === null || at <= now) return setWrong(true)
    const step = { kind, at: at.toISOString(), ...(note.trim() === '' ? {} : { note: note.trim() }) }
    const state = isTheirTurn === (entry.state === 'waiting') ? {} : { state: isTheirTurn ? ('waiting' as const) : ('talking' as const) }
    const isSaved = await act((api) =>
      api.call('POST /api/desk/:id/next', { params: { id: entry._id }, body: { next: step, version: entry.version, ...state } }),
    )
    if (isSaved) onEnd()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save(instantOf(when))
  }
  return (
    <form className={styles.form} noValidate method="post" onSubmit={submit}>
      <div className={styles.quick}>
        {QUICK_KEYS.map((key) => (
          <Button key={key} tone="secondary" className={styles.chip} onPress={() => save(QUICK[key](now))}>
            {t(`desk.next.${key}`)}
          </Button>
        ))}
      </div>
      <div className={styles.fields}>
        <SelectField
          label={t('desk.next.kind')}
          name="kind"
          value={kind}
          options={NEXT_STEPS.map((each) => ({ value: each, text: t(`desk.next.kinds.${each}`) }))}
          onChange={({ target }) => setKind(target.value as NextStepKind)}
        />
        <Field
          label={t('desk.next.when')}
          hint={kind === 'sleep' ? t('desk.close.laterText') : undefined}
          name="when"
          type="datetime-local"
          value={when}
          error={isWrong ? t('desk.next.whenMissing') : undefined}
          onChange={({ target }) => {
            setWhen(target.value)
            setWrong(false)
          }}
        />
      </div>
      <Field
        label={t('desk.next.noteLabel')}
        name="note"
        dir="auto"
        maxLength={DESK_NOTE_MAX}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      {kind !== 'sleep' && choosableStates(entry.kind).includes('waiting') && (
        <Checkbox
          label={t('desk.next.customersTurn')}
          name="waiting"
          checked={isTheirTurn}
          onChange={({ target }) => setTheirTurn(target.checked)}
        />
      )}
      <div className={styles.quick}>
        <Button tone="primary" type="submit">
          {t('desk.save')}
        </Button>
        <Button tone="secondary" onPress={onEnd}>
          {t('desk.cancel')}
        </Button>
      </div>
    </form>
  )
}
