import { useTexts } from '../../platform/texts.ts'
import type { ShopForm } from '../../platform/use-form.ts'
import { FormSection } from '../../ui/form-layout/form-section.tsx'
import { NumberField } from './number-field.tsx'
import type { ProductValues } from './product-values.ts'
import { SPEC_GROUPS, type SpecGroup, specLabel } from './spec-groups.ts'
import styles from './specs-fields.module.css'

const COUNTED: ReadonlySet<string> = new Set([...SPEC_GROUPS.parts, 'phases'])

/** The optional facts, in groups. */
export function SpecsFields({ form: { field } }: { readonly form: ShopForm<ProductValues> }) {
  const { t } = useTexts()
  return (
    <FormSection title={t('products.form.specs')} hint={t('products.form.specsHint')}>
      {(Object.keys(SPEC_GROUPS) as SpecGroup[]).map((group) => (
        <fieldset key={group} className={styles.group}>
          <legend className={styles.title}>{t(`products.groups.${group}`)}</legend>
          <div className={styles.fields}>
            {SPEC_GROUPS[group].map((key) => (
              <NumberField
                key={key}
                field={field(key)}
                label={specLabel(key, t)}
                hasDecimals={!COUNTED.has(key)}
                maybeNegative={key.startsWith('temperature')}
              />
            ))}
          </div>
        </fieldset>
      ))}
    </FormSection>
  )
}
