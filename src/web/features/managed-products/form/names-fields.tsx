import { slugFrom } from '#domain/text/slugs.ts'
import { productsTexts } from '#i18n/sets/products.ts'
import type { ShopForm } from '../../../platform/forms/use-form.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { NamesSection, nameFields } from '../../../shop/names-section.tsx'
import { Ltr } from '../../../ui/bidi/ltr.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { FixedValue } from '../../../ui/form-layout/fixed-value.tsx'
import { FieldPair } from '../../../ui/form-layout/form-layout.tsx'
import type { ProductValues } from './product-values.ts'

export interface NamesFieldsProps {
  readonly form: ShopForm<ProductValues>
  /** A new product's address is made from its name. */
  readonly isNew: boolean
}

export function NamesFields({ form: { field, controls }, isNew }: NamesFieldsProps) {
  const { t } = useTexts(productsTexts)
  const name = controls.watch('name').trim()
  const latin = { isLatin: true, autoComplete: 'off', spellCheck: false } as const
  return (
    <NamesSection fields={nameFields(field)} textOf={controls.watch}>
      <FieldPair>
        <Field {...field('sku')} {...latin} label={t('products.form.sku')} hint={t('products.form.skuHint')} />
        {isNew ? (
          <FixedValue label={t('products.form.slug')} hint={t('products.form.willBeCalled')} isResult>
            <Ltr>/product/{name === '' ? '…' : slugFrom(name)}</Ltr>
          </FixedValue>
        ) : (
          <Field {...field('slug')} {...latin} label={t('products.form.slug')} hint={t('products.form.slugHint')} />
        )}
      </FieldPair>
    </NamesSection>
  )
}
