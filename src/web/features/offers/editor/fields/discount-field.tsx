import { useState } from 'react'
import { CURRENCY_LABELS, type Currency } from '#domain/money/currency.ts'
import type { Discount } from '#domain/offers/content.ts'
import { offerEditorTexts } from '#i18n/sets/offer-editor.ts'
import { useTexts } from '../../../../platform/texts/texts.ts'
import styles from './dense.module.css'
import { FigureField } from './figure-field.tsx'
import { DenseSelect } from './text-field.tsx'
import { discountText, isSameDiscount, typedDiscount } from './typed-figures.ts'

export interface DiscountFieldProps {
  readonly label: string
  readonly path: string
  readonly value: Discount | null
  readonly currency: Currency
  readonly onChange: (discount: Discount | null) => void
  /** The share may not be empty, as in a payment plan. */
  readonly isRequired?: boolean
}

interface ChosenUnit {
  readonly kind: Discount['kind']
  /** The discount for which it was chosen; another one brings its own unit. */
  readonly over: Discount | null
}

/** A percentage or an amount. A percent sign that is typed along says which; the figure of one unit means nothing in the other. */
export function DiscountField({ label, path, value, currency, onChange, isRequired = false }: DiscountFieldProps) {
  const { t } = useTexts(offerEditorTexts)
  const [unit, setUnit] = useState<ChosenUnit>({ kind: value?.kind ?? 'percent', over: null })
  const [switches, setSwitches] = useState(0)
  const kind = isSameDiscount(unit.over, value) ? unit.kind : (value?.kind ?? unit.kind)
  const put = (discount: Discount | null) => {
    setUnit({ kind: discount?.kind ?? kind, over: null })
    onChange(discount)
  }
  const change = (next: Discount['kind']) => {
    setUnit({ kind: next, over: isRequired ? value : null })
    setSwitches(switches + 1)
    if (!isRequired) onChange(null)
  }
  return (
    <div className={styles.pair}>
      <FigureField
        key={switches}
        label={label}
        path={path}
        value={value?.kind === kind ? value : null}
        read={(typed) => typedDiscount(typed, kind, isRequired)}
        write={discountText}
        isSame={isSameDiscount}
        refusal={t(kind === 'percent' ? 'offerEditor.refusedFigure.percent' : 'offerEditor.refusedFigure.amount')}
        emptyRefusal={isRequired ? t('offerEditor.refusedFigure.empty') : undefined}
        onChange={put}
      />
      <DenseSelect
        label={t('offerEditor.unit')}
        value={kind}
        options={[
          { value: 'percent', text: '%' },
          { value: 'amount', text: CURRENCY_LABELS[currency] },
        ]}
        onChange={(chosen) => change(chosen === 'amount' ? 'amount' : 'percent')}
      />
    </div>
  )
}
