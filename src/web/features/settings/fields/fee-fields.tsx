import { useState } from 'react'
import { decimalFromMinor } from '#domain/money/money.ts'
import { typedMinor } from '#domain/money/typed-amounts.ts'
import { FEE_KINDS, type FeeKind, ON_REQUEST } from '#domain/offers/fees.ts'
import { isolate } from '#i18n/bidi.ts'
import { settingsTexts } from '#i18n/sets/settings.ts'
import { useLanguage } from '../../../platform/texts/language.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { Checkbox } from '../../../ui/field/checkbox.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { type Path, valueAt } from '../content.ts'
import type { FieldSpec } from '../field-spec.ts'
import type { SectionForm } from '../use-section-form.tsx'
import { labelOf } from '../value-words.ts'
import styles from './fees.module.css'

export interface FeePairProps {
  readonly form: SectionForm
  readonly spec: FieldSpec
  readonly path: Path
}

/** The price of delivery to a governorate, and that of installation there. */
export function FeePair({ form, spec, path }: FeePairProps) {
  const { t } = useTexts(settingsTexts)
  const governorate = isolate(labelOf(spec, { t, language: useLanguage() }))
  return FEE_KINDS.map((kind) => (
    <FeeField
      key={kind}
      kind={kind}
      label={t(`settings.fees.${kind}In`, { governorate })}
      value={valueAt(form.content, [...path, kind])}
      error={form.errorAt([...path, kind])}
      onChange={(fee) => form.change([...path, kind], fee)}
    />
  ))
}

export interface FeeFieldProps {
  readonly kind: FeeKind
  readonly label: string
  readonly value: unknown
  readonly error?: string | undefined
  readonly onChange: (fee: unknown) => void
}

/** An amount, or the word that it has to be asked for; what is no amount is sent as it stands, and refused with a sentence. */
export function FeeField({ kind, label, value, error, onChange }: FeeFieldProps) {
  const { t } = useTexts(settingsTexts)
  const [typed, setTyped] = useState<string | null>(null)
  const isOnRequest = value === ON_REQUEST
  const shown =
    isOnRequest || value === null || value === undefined ? '' : typeof value === 'number' ? String(decimalFromMinor(value)) : String(value)
  return (
    <div className={styles.fee}>
      <span className={styles.kind} aria-hidden="true">
        {t(`settings.fees.${kind}`)}
      </span>
      <Field
        label={label}
        isLabelHidden
        isLatin
        inputMode="decimal"
        autoComplete="off"
        disabled={isOnRequest}
        value={typed ?? shown}
        error={error}
        onChange={({ target }) => {
          setTyped(target.value)
          onChange(feeTyped(target.value))
        }}
        onBlur={() => setTyped(null)}
      />
      <Checkbox
        label={
          <>
            {t('settings.fees.onRequest')} <span className="visually-hidden">{label}</span>
          </>
        }
        checked={isOnRequest}
        onChange={() => onChange(isOnRequest ? null : ON_REQUEST)}
      />
    </div>
  )
}

function feeTyped(typed: string): number | string | null {
  const minor = typedMinor(typed)
  return Number.isNaN(minor) ? typed.trim() : minor
}
