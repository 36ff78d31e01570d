import { isolate } from '#i18n/bidi.ts'
import { compareNames } from '#i18n/formats.ts'
import { collectionsTexts } from '#i18n/sets/collections.ts'
import type { ShopForm } from '../../../platform/forms/use-form.ts'
import { useLanguage } from '../../../platform/texts/language.ts'
import { nameOf } from '../../../platform/texts/names.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { FormSection } from '../../../ui/form-layout/form-section.tsx'
import { SelectField } from '../../../ui/select/select-field.tsx'
import type { TopCategory } from '../collection-list.ts'
import type { CollectionValues } from './collection-values.ts'

export interface ParentFieldProps {
  readonly form: ShopForm<CollectionValues>
  readonly tops: readonly TopCategory[]
  /** Null for a category that is not saved yet. */
  readonly ownId: string | null
  /** The number of categories within it; with any it can't be within another. */
  readonly childCount: number
}

/** Offers only the categories that this one can be put into. */
export function ParentField({ form: { field, controls }, tops, ownId, childCount }: ParentFieldProps) {
  const { t } = useTexts(collectionsTexts)
  const language = useLanguage()
  const compare = compareNames(language)
  const chosen = controls.watch('parent')
  const isFixed = childCount > 0 && chosen === ''
  const options = tops
    .filter(({ _id }) => _id !== ownId && (!isFixed || _id === chosen))
    .map((top) => {
      const name = nameOf(top, language)
      return { value: top._id, text: top.isActive ? name : t('collections.categories.parentOff', { name: isolate(name) }) }
    })
    .sort((a, b) => compare(a.text, b.text))
  const { error, isRequired: _, ...control } = field('parent')
  return (
    <FormSection title={t('collections.categories.place')}>
      <SelectField
        {...control}
        label={t('collections.categories.parent')}
        hint={isFixed ? t('collections.categories.hasChildren', { count: childCount }) : t('collections.categories.parentHint')}
        error={error}
        options={[{ value: '', text: t('collections.categories.noParent') }, ...options]}
      />
    </FormSection>
  )
}
