import { useLayoutEffect, useState } from 'react'
import { SHOP_CURRENCY } from '#domain/money/currency.ts'
import { PRICE_FILTER_MAX, PRICE_FILTER_MIN } from '#domain/money/money.ts'
import { latinNumber, readTypedNumber } from '#domain/text/typed-numbers.ts'
import { isolateLtr } from '#i18n/bidi.ts'
import { formatMoney, formatNumber } from '#i18n/formats.ts'
import { listingTexts } from '#i18n/sets/listing.ts'
import { useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { Field } from '../../ui/field/field.tsx'
import { Range } from '../../ui/range/range.tsx'
import styles from './price-filter.module.css'

/** Sliders move in these steps; the fields accept any amount. */
const NOTCH = 500

interface Bounds {
  readonly min: number
  readonly max: number
}

interface Edited {
  readonly key: keyof Bounds
  readonly field: HTMLInputElement
  /** The field shows digits without separators only while somebody types. */
  readonly isTyped: boolean
}

export interface PriceFilterProps extends Bounds {
  readonly onChange: (bounds: Bounds) => void
}

export function PriceFilter({ min, max, onChange }: PriceFilterProps) {
  const { t } = useTexts(listingTexts)
  const language = useLanguage()
  const [applied, setApplied] = useState<Bounds>({ min, max })
  const [typed, setTyped] = useState(textsOf(applied))
  const [edited, setEdited] = useState<Edited | null>(null)
  // The list may arrive while the visitor is typing into the other field, which keeps its text.
  if (applied.min !== min || applied.max !== max) {
    const own = edited === null ? {} : { [edited.key]: typed[edited.key] }
    setApplied({ min, max })
    setTyped({ ...textsOf({ min, max }), ...own })
  }
  const entered = edited?.field
  // Typing replaces the whole amount.
  useLayoutEffect(() => entered?.select(), [entered])
  const low = typedBound(typed.min, { empty: PRICE_FILTER_MIN, unreadable: min })
  const high = typedBound(typed.max, { empty: PRICE_FILTER_MAX, unreadable: max })
  const apply = () => {
    const bounds = { min: Math.min(low, high), max: Math.max(low, high) }
    setTyped(textsOf(bounds))
    setEdited((now) => now && { ...now, isTyped: false })
    if (bounds.min !== min || bounds.max !== max) onChange(bounds)
  }
  const spoken = (value: number) => {
    const price = isolateLtr(formatMoney(value, language, SHOP_CURRENCY))
    return value < PRICE_FILTER_MAX ? price : t('listing.filters.andMore', { price })
  }
  const field = (key: keyof Bounds) => ({
    name: key,
    value: (edited?.key === key && edited.isTyped) || typed[key] === '' ? typed[key] : formatNumber(Number(typed[key]), language),
    inputMode: 'decimal' as const,
    autoComplete: 'off',
    dir: 'ltr',
    onChange: ({ target }: { readonly target: HTMLInputElement }) => {
      setTyped({ ...typed, [key]: boundText(target.value) })
      setEdited({ key, field: target, isTyped: true })
    },
    onFocus: ({ target }: { readonly target: HTMLInputElement }) => setEdited({ key, field: target, isTyped: false }),
    onBlur: () => {
      setEdited(null)
      apply()
    },
    onKeyDown: ({ key: pressed }: { readonly key: string }) => pressed === 'Enter' && apply(),
  })
  return (
    <>
      <Range
        least={PRICE_FILTER_MIN}
        most={PRICE_FILTER_MAX}
        low={Math.min(low, high)}
        high={Math.max(low, high)}
        lowLabel={t('listing.filters.lowestPrice')}
        highLabel={t('listing.filters.highestPrice')}
        textOf={spoken}
        onChange={(from, to) => setTyped({ min: String(notch(from)), max: String(notch(to)) })}
        onDone={apply}
      />
      <p className={styles.ends} aria-hidden="true">
        <span>{spoken(Math.min(low, high))}</span>
        <span>{spoken(Math.max(low, high))}</span>
      </p>
      <div className={styles.fields}>
        <Field label={t('listing.filters.from')} {...field('min')} />
        <Field label={t('listing.filters.to')} {...field('max')} />
      </div>
    </>
  )
}

function textsOf({ min, max }: Bounds): { readonly min: string; readonly max: string } {
  return { min: String(min), max: String(max) }
}

function notch(value: number): number {
  return Math.min(Math.max(Math.round(value / NOTCH) * NOTCH, PRICE_FILTER_MIN), PRICE_FILTER_MAX)
}

const LONGEST = 12

/** A field for amounts takes digits and the marks between them, in either script. */
export function boundText(raw: string): string {
  return latinNumber(raw)
    .replace(/[^\d.,]/g, '')
    .slice(0, LONGEST)
}

/** A text that is no number, such as `1.500,50`, changes nothing: a guess would show machines nobody asked for. */
export function typedBound(text: string, { empty, unreadable }: { readonly empty: number; readonly unreadable: number }): number {
  const typed = readTypedNumber(text.replace(/[.,]$/, ''))
  if (typed === undefined) return empty
  return Number.isNaN(typed) ? unreadable : Math.min(Math.max(typed, PRICE_FILTER_MIN), PRICE_FILTER_MAX)
}
