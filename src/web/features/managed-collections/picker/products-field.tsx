import { collectionsTexts } from '#i18n/sets/collections.ts'
import type { ShopForm } from '../../../platform/forms/use-form.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { FormSection } from '../../../ui/form-layout/form-section.tsx'
import type { CollectionValues } from '../form/collection-values.ts'
import { type PickedCategory, ProductPicker } from './product-picker.tsx'

export interface ProductsFieldProps {
  readonly form: ShopForm<CollectionValues>
  /** Null for a category that is not saved yet. */
  readonly category: (PickedCategory & { readonly childCount: number; readonly productCount: number }) | null
}

export function ProductsField({ form: { field, controls }, category }: ProductsFieldProps) {
  const { t } = useTexts(collectionsTexts)
  const { isSubmitted } = controls.formState
  const isRequired = category !== null && category.ownCount > 0 && category.childCount === 0
  return (
    <FormSection
      title={t('collections.picker.title')}
      hint={t(category === null ? 'collections.picker.newHint' : 'collections.picker.hint')}
      isRequired={isRequired}
    >
      {category !== null && category.childCount > 0 && <p>{t('collections.picker.withThose', { count: category.productCount })}</p>}
      <ProductPicker
        value={{ added: controls.watch('products'), removed: controls.watch('removed') }}
        category={category}
        error={field('products').error}
        onChange={({ added, removed }) => {
          controls.setValue('removed', removed, { shouldDirty: true })
          controls.setValue('products', added, { shouldDirty: true, shouldValidate: isSubmitted })
        }}
      />
    </FormSection>
  )
}
