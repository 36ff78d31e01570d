import { DESCRIPTION_MAX } from '#domain/products.ts'
import { slugFrom } from '#domain/slugs.ts'
import { useTexts } from '../../platform/texts.ts'
import type { FieldControl } from '../../platform/use-form.ts'
import { Ltr } from '../../ui/bidi/ltr.tsx'
import { BilingualFields } from '../../ui/bilingual/bilingual-fields.tsx'
import { Field } from '../../ui/field/field.tsx'
import styles from './form-frame.module.css'
import { FormSection } from './form-frame.tsx'
import { type PlaceKind, shopPath } from './place-paths.ts'
import type { PlaceValues } from './place-values.ts'

export type TextField = Exclude<keyof PlaceValues, 'isActive'>

export interface NamesFieldsProps {
  readonly kind: PlaceKind
  readonly field: (name: TextField) => FieldControl
  readonly values: PlaceValues
  /** Its address in the shop is made of its name. */
  readonly isNew: boolean
}

export function NamesFields({ kind, field, values, isNew }: NamesFieldsProps) {
  const { t } = useTexts()
  const arabicHint = kind === 'brands' ? { hint: t('places.brands.arabicHint') } : {}
  return (
    <FormSection title={t('places.form.names')}>
      <BilingualFields
        en={{ ...field('name'), label: t('places.form.nameEn') }}
        ar={{ ...field('nameAr'), label: t('places.form.nameAr'), ...arabicHint }}
      />
      <BilingualFields
        isLong
        most={DESCRIPTION_MAX}
        en={{ ...field('description'), label: t('places.form.descriptionEn'), text: values.description }}
        ar={{ ...field('descriptionAr'), label: t('places.form.descriptionAr'), text: values.descriptionAr }}
      />
      {isNew ? (
        <WillBeCalled kind={kind} name={values.name.trim()} />
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

function WillBeCalled({ kind, name }: { readonly kind: PlaceKind; readonly name: string }) {
  const { t } = useTexts()
  return (
    <div className={styles.address}>
      <span className={styles.label}>{t('places.form.slug')}</span>
      <output className={styles.fixed}>
        <Ltr>{shopPath(kind, name === '' ? '…' : slugFrom(name))}</Ltr>
      </output>
      <p className={styles.small}>{t('places.form.willBeCalled')}</p>
    </div>
  )
}
