import { DESCRIPTION_MAX } from '#domain/products.ts'
import { slugFrom } from '#domain/slugs.ts'
import { useTexts } from '../../platform/texts.ts'
import type { ShopForm } from '../../platform/use-form.ts'
import { Ltr } from '../../ui/bidi/ltr.tsx'
import { BilingualFields } from '../../ui/bilingual/bilingual-fields.tsx'
import { Field } from '../../ui/field/field.tsx'
import { FieldPair } from '../../ui/form-layout/form-layout.tsx'
import { FormSection } from './form-section.tsx'
import styles from './names-fields.module.css'
import type { ProductValues } from './product-values.ts'

export interface NamesFieldsProps {
  readonly form: ShopForm<ProductValues>
  /** Its address in the shop is made of its name. */
  readonly isNew: boolean
}

export function NamesFields({ form: { field, controls }, isNew }: NamesFieldsProps) {
  const { t } = useTexts()
  const name = controls.watch('name').trim()
  return (
    <FormSection title={t('products.form.names')}>
      <BilingualFields
        en={{ ...field('name'), label: t('products.form.nameEn') }}
        ar={{ ...field('nameAr'), label: t('products.form.nameAr') }}
      />
      <BilingualFields
        isLong
        most={DESCRIPTION_MAX}
        en={{ ...field('description'), label: t('products.form.descriptionEn'), text: controls.watch('description') }}
        ar={{ ...field('descriptionAr'), label: t('products.form.descriptionAr'), text: controls.watch('descriptionAr') }}
      />
      <FieldPair>
        <Field
          {...field('sku')}
          label={t('products.form.sku')}
          hint={t('products.form.skuHint')}
          isLatin
          autoComplete="off"
          spellCheck={false}
        />
        {isNew ? (
          <WillBeCalled name={name} />
        ) : (
          <Field
            {...field('slug')}
            label={t('products.form.slug')}
            hint={t('products.form.slugHint')}
            isLatin
            autoComplete="off"
            spellCheck={false}
          />
        )}
      </FieldPair>
    </FormSection>
  )
}

function WillBeCalled({ name }: { readonly name: string }) {
  const { t } = useTexts()
  return (
    <div className={styles.address}>
      <span className={styles.label}>{t('products.form.slug')}</span>
      <output className={styles.fixed}>
        <Ltr>/product/{name === '' ? '…' : slugFrom(name)}</Ltr>
      </output>
      <p className={styles.hint}>{t('products.form.willBeCalled')}</p>
    </div>
  )
}
