import { useId, useState } from 'react'
import type { TodaysProduct } from '#contract/offers/offers.ts'
import { isolate } from '#i18n/bidi.ts'
import { callerTexts } from '#i18n/sets/caller.ts'
import { useLanguage } from '../../../platform/texts/language.ts'
import { nameOf } from '../../../platform/texts/names.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { useFirstFound, useFoundProducts } from '../../../shop/found-products.ts'
import { Ltr } from '../../../ui/bidi/ltr.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { PlainButton } from '../../../ui/button/plain-button.tsx'
import { Field } from '../../../ui/field/field.tsx'
import styles from './phone-request.module.css'
import { PiecesField } from './pieces-field.tsx'

export interface PickedLine {
  readonly product: string
  /** The typed text; its field refuses one that is no number of pieces. */
  readonly quantity: string
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
    if (!lines.some((line) => line.product === product)) onChange([...lines, { product, quantity: '1', name, nameAr, sku }])
  }
  const change = (product: string, quantity: string) =>
    onChange(lines.map((line) => (line.product === product ? { ...line, quantity } : line)))
  const takeFirst = useFirstFound(typed, found, add)
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
          if (event.key !== 'Enter' || typed === '' || event.nativeEvent.isComposing) return
          // Enter would send the form.
          event.preventDefault()
          takeFirst()
        }}
      />
      <div id={list} role="status">
        {found.kind === 'searching' && <p className={styles.quiet}>{t('caller.form.searching')}</p>}
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
                <PiecesField name={name} value={line.quantity} onChange={(quantity) => change(line.product, quantity)} />
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
