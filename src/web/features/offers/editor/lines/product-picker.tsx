import { useId, useState } from 'react'
import type { TodaysProduct } from '#contract/offers/offers.ts'
import { SHOP_CURRENCY } from '#domain/money/currency.ts'
import { formatNumber } from '#i18n/formats.ts'
import { offerEditorTexts } from '#i18n/sets/offer-editor.ts'
import { useLanguage } from '../../../../platform/texts/language.ts'
import { nameOf } from '../../../../platform/texts/names.ts'
import { useTexts } from '../../../../platform/texts/texts.ts'
import { type FoundProducts, useFirstFound, useFoundProducts } from '../../../../shop/found-products.ts'
import { Ltr } from '../../../../ui/bidi/ltr.tsx'
import { Button } from '../../../../ui/button/button.tsx'
import { PlainButton } from '../../../../ui/button/plain-button.tsx'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { Amount } from '../../amount.tsx'
import dense from '../fields/dense.module.css'
import styles from './product-picker.module.css'

export interface ProductPickerProps {
  readonly title: string
  readonly note: string | null
  readonly onPick: (product: TodaysProduct) => void
  readonly onClose: () => void
}

/** Finds a product by name or SKU, with its price and stock of today; Enter takes the first. */
export function ProductPicker({ title, note, onPick, onClose }: ProductPickerProps) {
  const { t } = useTexts(offerEditorTexts)
  const id = useId()
  const [typed, setTyped] = useState('')
  const found = useFoundProducts(typed)
  const takeFirst = useFirstFound(typed, found, (product) => {
    // A second Enter would add it twice.
    setTyped('')
    onPick(product)
  })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      actions={
        <Button tone="secondary" onPress={onClose}>
          {t('offerEditor.close')}
        </Button>
      }
    >
      <div className={styles.picker}>
        <label className={dense.label} htmlFor={id}>
          {t('offerEditor.picker.label')}
        </label>
        <input
          id={id}
          className={dense.input}
          type="search"
          dir="auto"
          autoComplete="off"
          autoFocus
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={({ key, nativeEvent }) => {
            if (key === 'Enter' && !nativeEvent.isComposing) takeFirst()
          }}
        />
        <p className={styles.note} role="status">
          {note}
        </p>
        <ProductChoice found={found} onPick={onPick} />
      </div>
    </Dialog>
  )
}

function ProductChoice({ found, onPick }: { readonly found: FoundProducts; readonly onPick: ProductPickerProps['onPick'] }) {
  const { t } = useTexts(offerEditorTexts)
  if (found.kind !== 'found') return <p className={styles.hint}>{t(`offerEditor.picker.${found.kind}`)}</p>
  if (found.products.length === 0) return <p className={styles.hint}>{t('offerEditor.picker.none')}</p>
  return (
    <ul className={styles.list}>
      {found.products.map((product) => (
        <li key={product._id}>
          <PlainButton look="own" className={styles.option} onPress={() => onPick(product)}>
            <ProductWords product={product} />
          </PlainButton>
        </li>
      ))}
    </ul>
  )
}

/** A product with what a seller decides by. */
export function ProductWords({ product }: { readonly product: TodaysProduct }) {
  const { t } = useTexts(offerEditorTexts)
  const language = useLanguage()
  const { stock, undelivered } = product
  return (
    <>
      <span className={styles.name}>
        <bdi>{nameOf(product, language)}</bdi>
      </span>
      <Amount minor={product.priceMinor} currency={SHOP_CURRENCY} className={styles.price} />
      <span className={styles.facts}>
        <Ltr>{product.sku}</Ltr>
        <span>{t('offerEditor.line.stock', { pieces: formatNumber(stock, language) })}</span>
        {undelivered > 0 && <span>{t('offerEditor.line.undelivered', { pieces: formatNumber(undelivered, language) })}</span>}
      </span>
    </>
  )
}
