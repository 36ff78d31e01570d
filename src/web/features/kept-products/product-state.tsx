import { useId } from 'react'
import type { ManagedProduct } from '#contract/products.ts'
import { isolate } from '#i18n/bidi.ts'
import type { Translate } from '#i18n/translate.ts'
import { useLanguage } from '../../platform/language.ts'
import { useTexts } from '../../platform/texts.ts'
import { Switch } from '../../ui/switch/switch.tsx'
import { nameOf } from './names.ts'
import styles from './product-state.module.css'
import { useProductSwitch } from './use-product-switch.ts'

export interface ProductStateProps {
  readonly product: ManagedProduct
  /** In a row, where the column says what is switched. */
  readonly isDense?: boolean
  readonly onSwitched: (product: ManagedProduct) => void | Promise<void>
}

/** Whether a product is on show, the switch for it, and what above it has switched it off. */
export function ProductState({ product, isDense = false, onSwitched }: ProductStateProps) {
  const { t } = useTexts()
  const language = useLanguage()
  const id = useId()
  const { isOn, isPending, turn } = useProductSwitch(product, onSwitched)
  const reasons = isOn ? [] : reasonTexts(product, t, (place) => isolate(nameOf(place, language)))
  return (
    <div className={isDense ? `${styles.state} ${styles.dense}` : styles.state}>
      <Switch
        label={isDense ? t('products.state.switchNamed', { name: isolate(nameOf(product, language)) }) : t('products.state.switch')}
        isLabelHidden={isDense}
        isOn={isOn}
        isPending={isPending}
        state={t(isOn ? 'products.state.on' : 'products.state.off')}
        describedBy={reasons.length === 0 ? undefined : id}
        onChange={(next) => void turn(next)}
      />
      {reasons.length > 0 && (
        <ul id={id} className={styles.reasons}>
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
      {!isDense && (
        <p className={styles.hint}>
          {t(isOn ? 'products.state.onHint' : reasons.length > 0 ? 'products.state.reasonHint' : 'products.state.offHint')}
        </p>
      )}
    </div>
  )
}

type Place = NonNullable<ManagedProduct['categories']>[number]

function reasonTexts({ inactiveReasons, categories = [] }: ManagedProduct, t: Translate, name: (place: Place) => string): string[] {
  const texts = inactiveReasons.map((reason) => {
    if (reason === 'brand') return t('products.state.brand')
    if (reason === 'merchant') return t('products.state.merchant')
    const category = categories.find(({ _id }) => reason === `category:${_id}`)
    return category === undefined ? t('products.state.category') : t('products.state.categoryNamed', { name: name(category) })
  })
  return [...new Set(texts)]
}
