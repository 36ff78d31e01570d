import { useId, useState } from 'react'
import { typedTime } from '#domain/settings/closing-time.ts'
import { DAYS_FROM_SATURDAY } from '#domain/support/day-runs.ts'
import { readTypedNumber } from '#domain/text/typed-numbers.ts'
import { settingsTexts } from '#i18n/sets/settings.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { Checkbox } from '../../../ui/field/checkbox.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { FieldUnit } from '../../../ui/field/field-unit.tsx'
import { TextArea } from '../../../ui/field/text-area.tsx'
import { FieldPair } from '../../../ui/form-layout/form-layout.tsx'
import { SelectField } from '../../../ui/select/select-field.tsx'
import { type Path, valueAt } from '../content.ts'
import { type FieldSpec, isFields, type Shape } from '../field-spec.ts'
import type { SectionForm } from '../use-section-form.tsx'
import { FeePair } from './fee-fields.tsx'
import styles from './fields.module.css'
import { ListOf } from './list-of.tsx'
import { PictureField } from './picture-field.tsx'

export interface FieldOfProps {
  readonly form: SectionForm
  readonly spec: FieldSpec
  /** The place of the value itself. */
  readonly path: Path
}

/** One value of a section with its label, in whatever way it is typed. */
export function FieldOf({ form, spec, path }: FieldOfProps) {
  const { shape } = spec
  if (shape.kind === 'group') return <Fields form={form} specs={shape.fields} path={path} />
  if (shape.kind === 'list') {
    const renderRow = (rowPath: Path) =>
      isFields(shape.row) ? (
        <Fields form={form} specs={shape.row} path={rowPath} />
      ) : (
        <FieldOf form={form} spec={{ key: '', label: shape.one ?? spec.label, shape: shape.row }} path={rowPath} />
      )
    return <ListOf form={form} spec={spec} shape={shape} path={path} renderRow={renderRow} />
  }
  if (shape.kind === 'both') return <Both form={form} spec={spec} path={path} isLong={shape.isLong === true} />
  if (shape.kind === 'paths') return <Both form={form} spec={spec} path={path} isPath />
  if (shape.kind === 'days') return <Days form={form} spec={spec} path={path} />
  if (shape.kind === 'percent' || shape.kind === 'number')
    return <Figure form={form} spec={spec} path={path} isPercent={shape.kind === 'percent'} />
  if (shape.kind === 'fees') return <FeePair form={form} spec={spec} path={path} />
  if (shape.kind === 'picture') return <PictureField form={form} spec={spec} path={path} value={shape.value} />
  return <OneValue form={form} spec={spec} path={path} shape={shape} />
}

export interface FieldsProps {
  readonly form: SectionForm
  readonly specs: readonly FieldSpec[]
  readonly path: Path
}

export function Fields({ form, specs, path }: FieldsProps) {
  return specs.map((spec) => <FieldOf key={spec.key} form={form} spec={spec} path={[...path, spec.key]} />)
}

function useWords({ form, spec, path }: FieldOfProps) {
  const { t } = useTexts(settingsTexts)
  return {
    label: t(`settings.fields.${spec.label}`),
    isRequired: spec.isRequired === true,
    error: form.errorAt(path),
    ...(spec.hint === undefined ? {} : { hint: t(`settings.hints.${spec.hint}`) }),
  }
}

interface BothProps extends FieldOfProps {
  readonly isLong?: boolean
  /** Addresses run from left to right in every language. */
  readonly isPath?: boolean
}

function Both({ isLong = false, isPath = false, ...props }: BothProps) {
  const { t } = useTexts(settingsTexts)
  const { label, hint, isRequired } = useWords(props)
  const { form, path } = props
  const side = (language: 'en' | 'ar') => {
    const textPath = [...path, language]
    const words = {
      label: t(language === 'en' ? 'settings.inEnglish' : 'settings.inArabic', { label }),
      isRequired,
      error: form.errorAt(textPath),
      lang: language,
      dir: language === 'ar' && !isPath ? 'rtl' : 'ltr',
      autoComplete: 'off',
      value: String(valueAt(form.content, textPath) ?? ''),
      ...(hint === undefined ? {} : { hint }),
    }
    const onChange = (event: { readonly target: { readonly value: string } }) => form.change(textPath, event.target.value)
    return isLong ? <TextArea {...words} rows={3} onChange={onChange} /> : <Field {...words} onChange={onChange} />
  }
  return (
    <FieldPair>
      {side('en')}
      {side('ar')}
    </FieldPair>
  )
}

/** Typed into one field, or chosen in it. */
type SingleShape = Exclude<
  Shape,
  { readonly kind: 'both' | 'paths' | 'number' | 'percent' | 'days' | 'group' | 'list' | 'picture' | 'fees' }
>

function OneValue({ shape, ...props }: FieldOfProps & { readonly shape: SingleShape }) {
  const { t } = useTexts(settingsTexts)
  const words = useWords(props)
  const { form, path } = props
  const value = String(valueAt(form.content, path) ?? '')
  if (shape.kind === 'choice') {
    const chosen = shape.options.map((option) => ({ value: option, text: t(`settings.options.${option}`) }))
    return (
      <SelectField
        {...words}
        value={value}
        options={[...(shape.none === undefined ? [] : [{ value: '', text: t(`settings.options.${shape.none}`) }]), ...chosen]}
        onChange={({ target }) => form.change(path, shape.isNumber ? Number(target.value) : target.value || null)}
      />
    )
  }
  const type = shape.kind === 'line' ? (shape.input === 'url' ? 'text' : shape.input) : shape.kind === 'day' ? 'date' : 'time'
  return (
    <Field
      {...words}
      type={type}
      {...(shape.kind === 'line' && shape.input === 'text' ? { dir: 'auto' } : { isLatin: true })}
      autoComplete="off"
      spellCheck={false}
      value={shape.kind === 'time' ? typedTime(value) : value}
      onChange={({ target }) => form.change(path, target.value)}
    />
  )
}

/** A number as it is typed; what is none is sent as it stands, and refused with a sentence. */
function Figure({ isPercent, ...props }: FieldOfProps & { readonly isPercent: boolean }) {
  const words = useWords(props)
  const { form, path } = props
  const value = valueAt(form.content, path)
  const scale = isPercent ? 100 : 1
  const shown = typeof value === 'number' ? String(value / scale) : String(value ?? '')
  const [typed, setTyped] = useState(shown)
  const [seen, setSeen] = useState(value)
  if (seen !== value) {
    setSeen(value)
    if (figureOf(typed, scale) !== value) setTyped(shown)
  }
  return (
    <Field
      {...words}
      inputMode="decimal"
      autoComplete="off"
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value)
        const next = figureOf(target.value, scale)
        setSeen(next)
        form.change(path, next)
      }}
      {...(isPercent ? { end: <FieldUnit>%</FieldUnit> } : {})}
    />
  )
}

function Days(props: FieldOfProps) {
  const id = useId()
  const { t } = useTexts(settingsTexts)
  const { label, error } = useWords(props)
  const { form, path } = props
  const value = valueAt(form.content, path)
  const chosen = new Set(Array.isArray(value) ? value : [])
  const toggle = (day: string) => {
    const next = new Set(chosen)
    if (!next.delete(day)) next.add(day)
    form.change(
      path,
      DAYS_FROM_SATURDAY.filter((each) => next.has(each)),
    )
  }
  return (
    <fieldset
      className={styles.days}
      aria-describedby={error === undefined ? undefined : id}
      {...(error === undefined ? {} : { 'data-refused': '' })}
    >
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.dayList}>
        {DAYS_FROM_SATURDAY.map((day) => (
          <Checkbox key={day} label={t(`settings.days.${day}`)} checked={chosen.has(day)} onChange={() => toggle(day)} />
        ))}
      </div>
      {error !== undefined && (
        <p id={id} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  )
}

/** Products of decimals miss the whole number that is meant by less than this: 14.55 × 100 is a little more than 1455. */
const NEARLY_NONE = 1e-6

/**
 * A typed figure as it is sent: in whole parts, of which `scale` make one. A finer one, and what is no number, is sent as it stands, so that
 * the server refuses it with a sentence and nothing is rounded unseen.
 */
export function figureOf(typed: string, scale: number): number | string {
  const number = readTypedNumber(typed)
  if (number === undefined || Number.isNaN(number)) return typed.trim()
  const parts = Math.round(number * scale)
  return Math.abs(number * scale - parts) < NEARLY_NONE ? parts : typed.trim()
}
