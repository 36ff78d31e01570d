import { collectionsTexts } from '#i18n/sets/collections.ts'
import type { ShopForm } from '../../../platform/forms/use-form.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { FormSection } from '../../../ui/form-layout/form-section.tsx'
import type { CollectionValues } from '../form/collection-values.ts'
import { ProductPicker } from './product-picker.tsx'

export interface ProductsFieldProps {
  readonly form: ShopForm<CollectionValues>
  /** Null for a category that is not saved yet. */
  readonly categoryId: string | null
}

export function ProductsField({ form: { field, controls }, categoryId }: ProductsFieldProps) {
  const { t } = useTexts(collectionsTexts)
  const { defaultValues, isSubmitted } = controls.formState
  return (
    <FormSection title={t('collections.picker.title')} hint={t('collections.picker.hint')} isRequired>
      <ProductPicker
        value={controls.watch('products')}
        baseline={(defaultValues?.products ?? []).flatMap((id) => id ?? [])}
        categoryId={categoryId}
        error={field('products').error}
        onChange={(products) => controls.setValue('products', products, { shouldDirty: true, shouldValidate: isSubmitted })}
      />
    </FormSection>
  )
}
