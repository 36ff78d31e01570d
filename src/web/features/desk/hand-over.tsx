import { useEffect, useState } from 'react'
import type { CallReply } from '#contract/endpoints.ts'
import { DESK_NOTE_MAX } from '#domain/desk/entries.ts'
import { isolate } from '#i18n/bidi.ts'
import { deskTexts } from '#i18n/sets/desk.ts'
import { useApi } from '../../platform/calls/use-api.ts'
import { FormDialog, MARKED_IN_FORM } from '../../platform/forms/form-dialog.tsx'
import { failureText } from '../../platform/frame/failures.ts'
import { notify } from '../../platform/frame/notices.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { Callout } from '../../ui/callout/callout.tsx'
import { Checkbox } from '../../ui/field/checkbox.tsx'
import { Field } from '../../ui/field/field.tsx'
import { SelectField } from '../../ui/select/select-field.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import styles from './desk-page.module.css'

type Staff = CallReply<'GET /api/desk/staff'>['staff']

export interface HandOverProps {
  readonly onClose: () => void
  readonly onMoved: () => void
}

/** Hands everything of a colleague who is away to others; mounted when it opens. */
export function HandOver({ onClose, onMoved }: HandOverProps) {
  const { t } = useTexts(deskTexts)
  const api = useApi()
  const [staff, setStaff] = useState<Staff | 'loading' | 'failed'>('loading')
  const [from, setFrom] = useState('')
  const [to, setTo] = useState<readonly string[]>([])
  const [word, setWord] = useState('')
  const [isMissing, setMissing] = useState(false)
  useEffect(() => {
    api.call('GET /api/desk/staff').then(
      (reply) => setStaff(reply.staff),
      () => setStaff('failed'),
    )
  }, [api])
  const move = async () => {
    if (from === '') {
      setMissing(true)
      return MARKED_IN_FORM
    }
    try {
      const given = word.trim() === '' ? {} : { word: word.trim() }
      const { moved } = await api.call('POST /api/desk/hand-over', { body: { from, to: to.filter((each) => each !== from), ...given } })
      notify({ kind: 'success', text: t('desk.moveTo.moved', { count: moved }) })
      onMoved()
      return null
    } catch (error) {
      return { text: failureText(error, t), fields: {} }
    }
  }
  return (
    <FormDialog title={t('desk.moveTo.title')} doLabel={t('desk.moveTo.do')} onClose={onClose} act={move}>
      <p>{t('desk.moveTo.text')}</p>
      {staff === 'loading' && <Skeleton shape="field" />}
      {staff === 'failed' && <Callout tone="error">{t('desk.moveTo.failed')}</Callout>}
      {typeof staff !== 'string' && (
        <>
          <SelectField
            label={t('desk.moveTo.from')}
            name="from"
            isRequired
            value={from}
            error={isMissing ? t('desk.moveTo.fromMissing') : undefined}
            options={[
              { value: '', text: '–' },
              ...staff.map(({ _id, name, open }) => ({
                value: _id,
                text: `${isolate(name)} (${t('desk.moveTo.open', { count: open })})`,
              })),
            ]}
            onChange={({ target }) => {
              setFrom(target.value)
              setMissing(false)
            }}
          />
          <Receivers staff={staff.filter(({ _id }) => _id !== from)} to={to} onChange={setTo} />
          <Field
            label={t('desk.moveTo.word')}
            name="word"
            dir="auto"
            maxLength={DESK_NOTE_MAX}
            value={word}
            onChange={({ target }) => setWord(target.value)}
          />
        </>
      )}
    </FormDialog>
  )
}

interface ReceiversProps {
  readonly staff: Staff
  readonly to: readonly string[]
  readonly onChange: (to: readonly string[]) => void
}

function Receivers({ staff, to, onChange }: ReceiversProps) {
  const { t } = useTexts(deskTexts)
  return (
    <fieldset className={styles.people}>
      <legend>{t('desk.moveTo.to')}</legend>
      {staff.map(({ _id, name, open }) => (
        <Checkbox
          key={_id}
          name="to"
          label={
            <>
              <bdi>{name}</bdi> ({t('desk.moveTo.open', { count: open })})
            </>
          }
          checked={to.includes(_id)}
          onChange={({ target }) => onChange(target.checked ? [...to, _id] : to.filter((each) => each !== _id))}
        />
      ))}
      <p className={styles.quiet}>{t('desk.moveTo.toNobody')}</p>
    </fieldset>
  )
}
