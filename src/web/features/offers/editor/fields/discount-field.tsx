import { useState } from 'react'
import { CURRENCY_LABELS, type Currency } from '#domain/money/currency.ts'
import type { Discount } from '#domain/offers/content.ts'
import { offerEditorTexts } from '#i18n/sets/offer-editor.ts'
import { useTexts } from '../../../../platform/texts/texts.ts'
import styles from './dense.module.css'
import { FigureField } from './figure-field.tsx'
import { DenseSelect } from './text-field.tsx'
import { hundredthsText, minorFieldText, offerMinor, type TypedFigure, typedHundredths } from './typed-figures.ts'

export interface DiscountFieldProps {
  readonly label: string
  readonly path: string
  readonly value: Discount | null
  readonly currency: Currency
  readonly onChange: (discount: Discount | null) => void
  /** The share may not be empty, as in a payment plan. */
  readonly isRequired?: boolean
}

/** A percentage or an amount; a percent sign that is typed along says which. */
export function DiscountField({ label, path, value, currency, onChange, isRequired = false }: DiscountFieldProps) {
  const { t } = useTexts(offerEditorTexts)
  const [unit, setUnit] = useState<Discount['kind']>(value?.kind ?? 'percent')
  const kind = value?.kind ?? unit
  const isPercent = kind === 'percent'
  const figure = value === null ? null : value.kind === 'percent' ? value.hundredths : value.minor
  const read = (typed: string): TypedFigure => (isPercent ? typedHundredths(typed) : offerMinor(typed))
  const put = (next: Discount['kind'], given: number | null) => {
    if (given === null) return onChange(null)
    onChange(next === 'percent' ? { kind: next, hundredths: Math.min(given, 10_000) } : { kind: next, minor: given })
  }
  return (
    <div className={styles.pair}>
      <FigureField
        label={label}
        path={path}
        value={figure}
        read={read}
        write={isPercent ? hundredthsText : minorFieldText}
        isRequired={isRequired}
        onChange={(given) => put(kind, given === 0 && !isRequired ? null : given)}
      />
      <DenseSelect
        label={t('offerEditor.unit')}
        value={kind}
        options={[
          { value: 'percent', text: '%' },
          { value: 'amount', text: CURRENCY_LABELS[currency] },
        ]}
        onChange={(chosen) => {
          const next = chosen === 'amount' ? 'amount' : 'percent'
          setUnit(next)
          if (figure !== null) put(next, figure)
        }}
      />
    </div>
  )
}
