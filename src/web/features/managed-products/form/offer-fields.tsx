import { isolate } from '#i18n/bidi.ts'
import { compareNames } from '#i18n/formats.ts'
import { productsTexts } from '#i18n/sets/products.ts'
import type { ShopForm } from '../../../platform/forms/use-form.ts'
import { useLanguage } from '../../../platform/texts/language.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { FieldPair } from '../../../ui/form-layout/form-layout.tsx'
import { FormSection } from '../../../ui/form-layout/form-section.tsx'
import { Radio } from '../../../ui/radio/radio.tsx'
import { SelectField } from '../../../ui/select/select-field.tsx'
import { type BrandOption, brandName } from '../brand-options.ts'
import { NumberField } from './number-field.tsx'
import styles from './offer-fields.module.css'
import { NO_BRAND, type ProductValues } from './product-values.ts'

export interface OfferFieldsProps {
  readonly form: ShopForm<ProductValues>
  readonly brands: readonly BrandOption[]
  /** The brand is the viewer's own and can't be changed. */
  readonly isBrandFixed: boolean
}

export function OfferFields({ form, brands, isBrandFixed }: OfferFieldsProps) {
  const { t } = useTexts(productsTexts)
  const { field } = form
  return (
    <FormSection title={t('products.form.offer')}>
      <FieldPair>
        <NumberField field={field('price')} label={t('products.form.price')} hasDecimals />
        <NumberField field={field('quantity')} label={t('products.form.quantity')} />
      </FieldPair>
      <FieldPair>
        <BrandField form={form} brands={brands} isFixed={isBrandFixed} />
        <IsNew form={form} />
      </FieldPair>
    </FormSection>
  )
}

function BrandField({ form: { field, controls }, brands, isFixed }: Pick<OfferFieldsProps, 'form' | 'brands'> & { isFixed: boolean }) {
  const { t } = useTexts(productsTexts)
  const language = useLanguage()
  const compare = compareNames(language)
  const options = brands
    .map((brand) => {
      const text = brandName(brand, language)
      return { value: brand._id, text: brand.isActive ? text : t('products.form.brandOff', { name: isolate(text) }) }
    })
    .sort((a, b) => compare(a.text, b.text))
  const { error, isRequired, ...control } = field('brand')
  const choice = isFixed ? { name: 'brand', value: controls.watch('brand'), disabled: true } : control
  return (
    <SelectField
      {...choice}
      label={t('products.form.brand')}
      error={error}
      isRequired={isRequired}
      options={[{ value: NO_BRAND, text: t('products.form.noOption') }, ...options]}
      {...(isFixed ? { hint: t('products.form.brandFixed') } : {})}
    />
  )
}

function IsNew({ form: { controls } }: { readonly form: ShopForm<ProductValues> }) {
  const { t } = useTexts(productsTexts)
  const value = controls.watch('taxable')
  const choose = (taxable: '0' | '1') => controls.setValue('taxable', taxable, { shouldDirty: true })
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.label} data-required>
        {t('products.form.isNew')}
      </legend>
      <div className={styles.options}>
        <Radio id="is-new-yes" name="taxable" value="1" isChecked={value === '1'} onChange={() => choose('1')}>
          {t('products.form.yes')}
        </Radio>
        <Radio id="is-new-no" name="taxable" value="0" isChecked={value === '0'} onChange={() => choose('0')}>
          {t('products.form.no')}
        </Radio>
      </div>
    </fieldset>
  )
}
