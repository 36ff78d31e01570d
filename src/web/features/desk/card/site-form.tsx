import { type FormEvent, useRef, useState } from 'react'
import type { EntryReply } from '#contract/desk.ts'
import { deskTexts } from '#i18n/sets/desk.ts'
import { notify } from '../../../platform/frame/notices.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { oneAtATime } from '../../../ui/button/one-at-a-time.ts'
import { Field } from '../../../ui/field/field.tsx'
import { SelectField } from '../../../ui/select/select-field.tsx'
import type { Act } from '../use-acts.ts'
import { changesOf, GASES, LIFTS, POWERS, readCentimetres, type TypedSite, typedOf, typedSince } from './site-facts.ts'
import styles from './site-form.module.css'

/** The facts that the fitters need, asked for during the call. News leave alone what is being typed. */
export function SiteForm({ entry, act }: { readonly entry: EntryReply; readonly act: Act }) {
  const { t } = useTexts(deskTexts)
  const [typed, setTyped] = useState<Partial<TypedSite>>({})
  const [once] = useState(oneAtATime)
  const [refusedDoor, setRefusedDoor] = useState<string | null>(null)
  const door = useRef<HTMLInputElement>(null)
  const shown = { ...typedOf(entry.site), ...typed }
  const change = (field: keyof TypedSite) => ({
    name: field,
    value: shown[field],
    onChange: ({ target }: { readonly target: { readonly value: string } }) => setTyped((before) => ({ ...before, [field]: target.value })),
  })
  const save = async () => {
    if (Number.isNaN(readCentimetres(shown.doorCm))) {
      setRefusedDoor(shown.doorCm)
      return door.current?.focus()
    }
    const isSaved = await act((api) => api.call('PUT /api/desk/:id/site', { params: { id: entry._id }, body: { site: changesOf(typed) } }))
    if (!isSaved) return
    // During a call people type on while the answer is on its way.
    setTyped((now) => typedSince(now, typed))
    notify({ kind: 'success', text: t('desk.site.saved') })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void once(save)
  }
  const options = <Word extends string>(words: readonly Word[], text: (word: Word) => string) => [
    { value: '', text: t('desk.site.unasked') },
    ...words.map((word) => ({ value: word, text: text(word) })),
  ]
  return (
    <details className={styles.site} open={Object.keys(entry.site).length > 0 || undefined}>
      <summary className={styles.summary}>{t('desk.site.heading')}</summary>
      <form className={styles.form} noValidate method="post" onSubmit={submit}>
        <p className={styles.lead}>{t('desk.site.lead')}</p>
        <div className={styles.fields}>
          <Field label={t('desk.site.floor')} maxLength={50} {...change('floor')} />
          <SelectField label={t('desk.site.lift')} options={options(LIFTS, (each) => t(`desk.site.lifts.${each}`))} {...change('lift')} />
          <Field
            label={t('desk.site.door')}
            ref={door}
            isLatin
            inputMode="numeric"
            maxLength={10}
            error={refusedDoor === shown.doorCm ? t('desk.site.doorWrong') : undefined}
            {...change('doorCm')}
          />
          <SelectField
            label={t('desk.site.power')}
            options={options(POWERS, (each) => t(`desk.site.powers.${each}`))}
            {...change('power')}
          />
          <SelectField label={t('desk.site.gas')} options={options(GASES, (each) => t(`desk.site.gases.${each}`))} {...change('gas')} />
          <Field label={t('desk.site.note')} dir="auto" maxLength={500} {...change('note')} />
        </div>
        <p>
          <Button tone="secondary" type="submit">
            {t('desk.save')}
          </Button>
        </p>
      </form>
    </details>
  )
}
