import { DESCRIPTION_MAX } from '#domain/products.ts'
import { slugFrom } from '#domain/slugs.ts'
import { useTexts } from '../../platform/texts.ts'
import type { ShopForm } from '../../platform/use-form.ts'
import { Ltr } from '../../ui/bidi/ltr.tsx'
import { BilingualNames } from '../../ui/bilingual/bilingual-names.tsx'
import { Field } from '../../ui/field/field.tsx'
import { FixedValue } from '../../ui/form-layout/fixed-value.tsx'
import { FormSection } from '../../ui/form-layout/form-section.tsx'
import { type PlaceKind, shopPath } from './place-paths.ts'
import type { PlaceValues } from './place-values.ts'

export interface NamesFieldsProps {
  readonly kind: PlaceKind
  readonly form: ShopForm<PlaceValues>
  /** Its address in the shop is made of its name. */
  readonly isNew: boolean
}

export function NamesFields({ kind, form: { field, controls }, isNew }: NamesFieldsProps) {
  const { t } = useTexts()
  const name = controls.watch('name').trim()
  return (
    <FormSection title={t('places.form.names')}>
      <BilingualNames
        fields={{
          name: field('name'),
          nameAr: field('nameAr'),
          description: field('description'),
          descriptionAr: field('descriptionAr'),
        }}
        labels={{
          name: t('places.form.nameEn'),
          nameAr: t('places.form.nameAr'),
          description: t('places.form.descriptionEn'),
          descriptionAr: t('places.form.descriptionAr'),
        }}
        values={{ description: controls.watch('description'), descriptionAr: controls.watch('descriptionAr') }}
        most={DESCRIPTION_MAX}
        arabicHint={kind === 'brands' ? t('places.brands.arabicHint') : undefined}
      />
      {isNew ? (
        <FixedValue label={t('places.form.slug')} hint={t('places.form.willBeCalled')} isResult>
          <Ltr>{shopPath(kind, name === '' ? '…' : slugFrom(name))}</Ltr>
        </FixedValue>
      ) : (
        <Field
          {...field('slug')}
          label={t('places.form.slug')}
          hint={t('places.form.slugHint')}
          isLatin
          autoComplete="off"
          spellCheck={false}
        />
      )}
    </FormSection>
  )
}
