import { fold } from '#domain/search/fold.ts'
import { listingTexts } from '#i18n/sets/listing.ts'
import { useTexts } from '../platform/texts/texts.ts'
import { Field } from '../ui/field/field.tsx'

interface NamedBrand {
  readonly slug: string
  readonly name: string
}

/** The brands whose name or slug has the typed letters, in any spelling. */
export function brandsFound<Brand extends NamedBrand>(brands: readonly Brand[], typed: string): readonly Brand[] {
  const sought = fold(typed)
  if (sought === '') return brands
  return brands.filter(({ slug, name }) => fold(`${name} ${slug}`).includes(sought))
}

export function BrandSearch({ typed, onType }: { readonly typed: string; readonly onType: (typed: string) => void }) {
  const { t } = useTexts(listingTexts)
  return (
    <Field
      label={t('listing.filters.findBrand')}
      isLabelHidden
      placeholder={t('listing.filters.findBrand')}
      type="search"
      autoComplete="off"
      value={typed}
      onChange={({ target }) => onType(target.value)}
    />
  )
}
