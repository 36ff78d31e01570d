import { useState } from 'react'
import { productsTexts } from '#i18n/sets/products.ts'
import type { ShopForm } from '../../../platform/forms/use-form.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { FormSection } from '../../../ui/form-layout/form-section.tsx'
import { NumberField } from './number-field.tsx'
import type { ProductValues } from './product-values.ts'
import { SPEC_GROUPS, type SpecGroup, specLabel } from './spec-groups.ts'
import styles from './specs-fields.module.css'

const COUNTED: ReadonlySet<string> = new Set([...SPEC_GROUPS.parts, 'phases'])

/** The optional specs, in groups. */
export function SpecsFields({ form: { field, controls } }: { readonly form: ShopForm<ProductValues> }) {
  const { t } = useTexts(productsTexts)
  // A phone opens only groups with a value; groups opened or closed by hand stay so.
  const [opened] = useState(() => new Set((Object.keys(SPEC_GROUPS) as SpecGroup[]).filter((group) => isWide() || hasAny(group))))
  function hasAny(group: SpecGroup): boolean {
    return SPEC_GROUPS[group].some((key) => controls.getValues(key) !== '')
  }
  const isOpen = (group: SpecGroup) => opened.has(group)
  return (
    <FormSection title={t('products.form.specs')} hint={t('products.form.specsHint')}>
      {(Object.keys(SPEC_GROUPS) as SpecGroup[]).map((group) => (
        <details key={group} className={styles.group} open={isOpen(group)}>
          <summary className={styles.title}>{t(`products.groups.${group}`)}</summary>
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
        </details>
      ))}
    </FormSection>
  )
}

function isWide(): boolean {
  return typeof window !== 'undefined' && window.matchMedia('(min-width: 768px)').matches
}
