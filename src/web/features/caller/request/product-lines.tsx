import { useId, useState } from 'react'
import type { TodaysProduct } from '#contract/offers.ts'
import { MORE_PIECES_MAX } from '#domain/orders/delivery.ts'
import { readTypedNumber } from '#domain/text/typed-numbers.ts'
import { isolate } from '#i18n/bidi.ts'
import { callerTexts } from '#i18n/sets/caller.ts'
import { useLanguage } from '../../../platform/texts/language.ts'
import { nameOf } from '../../../platform/texts/names.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { useFoundProducts } from '../../../shop/found-products.ts'
import { Ltr } from '../../../ui/bidi/ltr.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { PlainButton } from '../../../ui/button/plain-button.tsx'
import { Field } from '../../../ui/field/field.tsx'
import styles from './phone-request.module.css'

export interface PickedLine {
  readonly product: string
  readonly quantity: number
  readonly name: string
  readonly nameAr: string
  readonly sku: string
}

export interface ProductLinesProps {
  readonly lines: readonly PickedLine[]
  readonly onChange: (lines: readonly PickedLine[]) => void
}

/** The products that the caller names: typing finds, Enter takes the first. */
export function ProductLines({ lines, onChange }: ProductLinesProps) {
  const { t } = useTexts(callerTexts)
  const language = useLanguage()
  const [typed, setTyped] = useState('')
  const found = useFoundProducts(typed)
  const list = useId()
  const add = ({ _id: product, name, nameAr, sku }: TodaysProduct) => {
    setTyped('')
    if (!lines.some((line) => line.product === product)) onChange([...lines, { product, quantity: 1, name, nameAr, sku }])
  }
  const change = (product: string, value: string) => {
    const quantity = readTypedNumber(value)
    if (typeof quantity !== 'number' || !(quantity >= 1)) return
    const whole = Math.min(Math.round(quantity), MORE_PIECES_MAX)
    onChange(lines.map((line) => (line.product === product ? { ...line, quantity: whole } : line)))
  }
  return (
    <div className={styles.lines}>
      <Field
        label={t('caller.form.search')}
        type="search"
        dir="auto"
        autoComplete="off"
        aria-controls={list}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          const first = found.kind === 'found' ? found.products[0] : undefined
          // Enter would send the form.
          if (event.key === 'Enter' && typed !== '') event.preventDefault()
          if (event.key === 'Enter' && first !== undefined) add(first)
        }}
      />
      <div id={list} role="status">
        {found.kind === 'failed' && <p className={styles.quiet}>{t('caller.form.searchFailed')}</p>}
        {found.kind === 'found' && (
          <ul className={styles.found}>
            {found.products.map((product) => (
              <li key={product._id}>
                <PlainButton look="own" onPress={() => add(product)}>
                  <bdi>{nameOf(product, language)}</bdi> <Ltr className={styles.quiet}>{product.sku}</Ltr>
                </PlainButton>
              </li>
            ))}
            {found.products.length === 0 && <li className={styles.quiet}>{t('caller.form.none')}</li>}
          </ul>
        )}
      </div>
      {lines.length === 0 ? (
        <p className={styles.quiet}>{t('caller.form.noLines')}</p>
      ) : (
        <ul className={styles.picked}>
          {lines.map((line) => {
            const name = nameOf(line, language)
            return (
              <li key={line.product}>
                <span>
                  <bdi>{name}</bdi> <Ltr className={styles.quiet}>{line.sku}</Ltr>
                </span>
                <input
                  className={styles.quantity}
                  inputMode="numeric"
                  defaultValue={line.quantity}
                  aria-label={t('caller.form.quantity', { name: isolate(name) })}
                  onChange={({ target }) => change(line.product, target.value)}
                />
                <Button
                  tone="plain-danger"
                  aria-label={t('caller.form.remove', { name: isolate(name) })}
                  onPress={() => onChange(lines.filter(({ product }) => product !== line.product))}
                >
                  ×
                </Button>
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}
