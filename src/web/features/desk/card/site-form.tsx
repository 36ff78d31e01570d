import { type FormEvent, useState } from 'react'
import type { EntryReply } from '#contract/desk.ts'
import type { SiteFacts } from '#domain/desk/entries.ts'
import { toLatinDigits } from '#domain/text/text.ts'
import { deskTexts } from '#i18n/sets/desk.ts'
import { notify } from '../../../platform/frame/notices.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { SelectField } from '../../../ui/select/select-field.tsx'
import type { Act } from '../use-acts.ts'
import styles from './site-form.module.css'

const LIFTS = ['none', 'people', 'goods'] as const
const POWERS = ['single-phase', 'three-phase'] as const
const GASES = ['none', 'natural', 'lpg'] as const
const FIELDS = ['floor', 'lift', 'doorCm', 'power', 'gas', 'note'] as const

type Typed = Readonly<Record<(typeof FIELDS)[number], string>>

function typedOf(site: EntryReply['site']): Typed {
  const { floor = '', lift = '', doorCm, power = '', gas = '', note = '' } = site
  return { floor, lift, doorCm: doorCm === undefined ? '' : String(doorCm), power, gas, note }
}

/** Empty fields are facts that nobody asked for yet. */
function siteOf(typed: Typed): SiteFacts {
  const chosen = <Word extends string>(words: readonly Word[], value: string) => words.find((word) => word === value)
  const [lift, power, gas] = [chosen(LIFTS, typed.lift), chosen(POWERS, typed.power), chosen(GASES, typed.gas)]
  const door = toLatinDigits(typed.doorCm).trim()
  return {
    ...(typed.floor.trim() === '' ? {} : { floor: typed.floor.trim() }),
    ...(lift === undefined ? {} : { lift }),
    ...(door === '' ? {} : { doorCm: Number(door) }),
    ...(power === undefined ? {} : { power }),
    ...(gas === undefined ? {} : { gas }),
    ...(typed.note.trim() === '' ? {} : { note: typed.note.trim() }),
  }
}

/** The facts that the fitters need, asked for during the call. News leave alone what is being typed. */
export function SiteForm({ entry, act }: { readonly entry: EntryReply; readonly act: Act }) {
  const { t } = useTexts(deskTexts)
  const [typed, setTyped] = useState<Partial<Typed>>({})
  const shown = { ...typedOf(entry.site), ...typed }
  const change = (field: keyof Typed) => ({
    name: field,
    value: shown[field],
    onChange: ({ target }: { readonly target: { readonly value: string } }) => setTyped({ ...typed, [field]: target.value }),
  })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const isSaved = await act((api) => api.call('PUT /api/desk/:id/site', { params: { id: entry._id }, body: { site: siteOf(shown) } }))
    if (!isSaved) return
    setTyped({})
    notify({ kind: 'success', text: t('desk.site.saved') })
  }
  const options = <Word extends string>(words: readonly Word[], text: (word: Word) => string) => [
    { value: '', text: t('desk.site.unasked') },
    ...words.map((word) => ({ value: word, text: text(word) })),
  ]
  const isFilled = Object.keys(entry.site).length > 0
  return (
    <details className={styles.site} open={isFilled || undefined}>
      <summary className={styles.summary}>{t('desk.site.heading')}</summary>
      <form className={styles.form} noValidate method="post" onSubmit={submit}>
        <p className={styles.lead}>{t('desk.site.lead')}</p>
        <div className={styles.fields}>
          <Field label={t('desk.site.floor')} maxLength={50} {...change('floor')} />
          <SelectField label={t('desk.site.lift')} options={options(LIFTS, (each) => t(`desk.site.lifts.${each}`))} {...change('lift')} />
          <Field label={t('desk.site.door')} isLatin inputMode="numeric" maxLength={5} {...change('doorCm')} />
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
