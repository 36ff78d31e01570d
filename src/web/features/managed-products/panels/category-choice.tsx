import { useState } from 'react'
import { Link } from 'react-router'
import { inFamilies } from '#domain/catalogue/categories.ts'
import { SECTIONS } from '#domain/dashboard.ts'
import { compareNames } from '#i18n/formats.ts'
import { productsTexts } from '#i18n/sets/products.ts'
import { pathInLanguage, useLanguage } from '../../../platform/texts/language.ts'
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

/** The categories of a product, each with a tick; those within another one stand behind it. */
export function CategoryChoice({ categories, chosen, isBusy = false, onChange }: CategoryChoiceProps) {
  const { t } = useTexts(productsTexts)
  const language = useLanguage()
  const compare = compareNames(language)
  const [before] = useState(chosen)
  // The families that the product is in stand in front, where they are seen without scrolling; a tick moves nothing.
  const familyOf = ({ _id, parent = null }: NamedCategory) => parent ?? _id
  const own = new Set(categories.filter(({ _id }) => before.includes(_id)).map(familyOf))
  const rank = (category: NamedCategory) => (own.has(familyOf(category)) ? 0 : 1)
  const sorted = inFamilies(
    categories
      .map((each) => ({ ...each, parent: each.parent ?? null }))
      .sort((a, b) => rank(a) - rank(b) || compare(nameOf(a, language), nameOf(b, language))),
  )
  const isWithin = ({ parent }: { readonly parent: string | null }) => categories.some(({ _id }) => _id === parent)
  const turn = (id: string) => onChange(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id])
  if (categories.length === 0) return <NoCategories />
  return (
    <fieldset className={styles.choice} data-families={sorted.some(isWithin) || undefined} aria-busy={isBusy || undefined}>
      <legend className="visually-hidden">{t('products.categories.title')}</legend>
      {sorted.map((category) => (
        <div key={category._id} className={isWithin(category) ? styles.within : undefined}>
          <Checkbox
            label={<bdi>{nameOf(category, language)}</bdi>}
            checked={chosen.includes(category._id)}
            aria-disabled={isBusy || undefined}
            onChange={() => isBusy || turn(category._id)}
          />
        </div>
      ))}
    </fieldset>
  )
}

function NoCategories() {
  const { t } = useTexts(productsTexts)
  return (
    <p>
      {t('products.categories.none')}{' '}
      <Link to={pathInLanguage(`${SECTIONS.categories}/add`, useLanguage())}>{t('products.categories.first')}</Link>
    </p>
  )
}
