import type { ManagedProduct } from '#contract/products.ts'
import { isolate } from '#i18n/bidi.ts'
import { productsTexts } from '#i18n/sets/products.ts'
import type { KeyOf } from '#i18n/text-set.ts'
import { useLanguage } from '../../platform/texts/language.ts'
import { nameOf } from '../../platform/texts/names.ts'
import { type Texts, useTexts } from '../../platform/texts/texts.ts'
import { StateSwitch } from '../../ui/switch/state-switch.tsx'
import { useProductSwitch } from './use-product-switch.ts'

export interface ProductStateProps {
  readonly product: ManagedProduct
  /** The switch stands in a table row, whose column names it. */
  readonly isDense?: boolean
  readonly onSwitched: (product: ManagedProduct) => void | Promise<void>
}

/** Shows whether a product is active, its switch, and the brand or category that has switched it off or hides it. */
export function ProductState({ product, isDense = false, onSwitched }: ProductStateProps) {
  const { t } = useTexts(productsTexts)
  const language = useLanguage()
  const { isOn, isPending, switchTo } = useProductSwitch(product, onSwitched)
  const notes = isOn
    ? product.hiddenBy.map((hiding) => t(HIDING_TEXTS[hiding]))
    : reasonTexts(product, t, (category) => isolate(nameOf(category, language)))
  return (
    <StateSwitch
      label={isDense ? t('products.state.switchNamed', { name: isolate(nameOf(product, language)) }) : t('products.state.switch')}
      isDense={isDense}
      isOn={isOn}
      isPending={isPending}
      state={t(isOn ? 'products.state.on' : 'products.state.off')}
      hint={t(hintOf(isOn, notes.length > 0))}
      notes={notes}
      onChange={(next) => void switchTo(next)}
    />
  )
}

const HIDING_TEXTS = {
  'no-brand': 'products.state.hiddenWithoutBrand',
  merchant: 'products.state.hiddenWithMerchant',
  brand: 'products.state.hiddenWithBrand',
} as const satisfies Record<ManagedProduct['hiddenBy'][number], string>

function hintOf(isOn: boolean, hasNotes: boolean): KeyOf<typeof productsTexts> {
  if (isOn) return hasNotes ? 'products.state.hiddenHint' : 'products.state.onHint'
  return hasNotes ? 'products.state.reasonHint' : 'products.state.offHint'
}

type CategoryName = NonNullable<ManagedProduct['categories']>[number]

function reasonTexts(
  { inactiveReasons, categories = [] }: ManagedProduct,
  t: Texts<typeof productsTexts>,
  name: (category: CategoryName) => string,
): string[] {
  const texts = inactiveReasons.map((reason) => {
    if (reason === 'brand') return t('products.state.brand')
    if (reason === 'merchant') return t('products.state.merchant')
    const category = categories.find(({ _id }) => reason === `category:${_id}`)
    return category === undefined ? t('products.state.category') : t('products.state.categoryNamed', { name: name(category) })
  })
  return [...new Set(texts)]
}
