import { compareNames } from '#i18n/formats.ts'
import { productsTexts } from '#i18n/sets/products.ts'
import { useLanguage } from '../../../platform/texts/language.ts'
import { nameOf } from '../../../platform/texts/names.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { Checkbox } from '../../../ui/field/checkbox.tsx'
import type { NamedCategory } from '../form/form-shop.ts'
import styles from './category-choice.module.css'

export interface CategoryChoiceProps {
  readonly categories: readonly NamedCategory[]
  /** Ids. */
  readonly chosen: readonly string[]
  readonly isBusy?: boolean
  readonly onChange: (chosen: readonly string[]) => void
}

/** The categories of a product, each with a tick. */
export function CategoryChoice({ categories, chosen, isBusy = false, onChange }: CategoryChoiceProps) {
  const { t } = useTexts(productsTexts)
  const language = useLanguage()
  const compare = compareNames(language)
  const sorted = [...categories].sort((a, b) => compare(nameOf(a, language), nameOf(b, language)))
  const turn = (id: string) => onChange(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id])
  return (
    <fieldset className={styles.choice} aria-busy={isBusy || undefined}>
      <legend className="visually-hidden">{t('products.categories.title')}</legend>
      {sorted.map((category) => (
        <Checkbox
          key={category._id}
          label={<bdi>{nameOf(category, language)}</bdi>}
          checked={chosen.includes(category._id)}
          aria-disabled={isBusy || undefined}
          onChange={() => isBusy || turn(category._id)}
        />
      ))}
    </fieldset>
  )
}
