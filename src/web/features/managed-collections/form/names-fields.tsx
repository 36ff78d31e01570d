import { slugFrom } from '#domain/text/slugs.ts'
import { collectionsTexts } from '#i18n/sets/collections.ts'
import type { ShopForm } from '../../../platform/forms/use-form.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { NamesSection, nameFields } from '../../../shop/names-section.tsx'
import { Ltr } from '../../../ui/bidi/ltr.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { FixedValue } from '../../../ui/form-layout/fixed-value.tsx'
import { type CollectionKind, shopPath } from '../collection-paths.ts'
import type { CollectionValues } from './collection-values.ts'
import { SameNamed } from './same-named.tsx'

export interface NamesFieldsProps {
  readonly kind: CollectionKind
  readonly form: ShopForm<CollectionValues>
  /** A new record's address is made from its name. */
  readonly isNew: boolean
  readonly ownId: string | undefined
}

export function NamesFields({ kind, form: { field, controls }, isNew, ownId }: NamesFieldsProps) {
  const { t } = useTexts(collectionsTexts)
  const name = controls.watch('name').trim()
  return (
    <NamesSection
      fields={nameFields(field)}
      textOf={controls.watch}
      underNames={<SameNamed kind={kind} names={controls.watch(['name', 'nameAr'])} ownId={ownId} />}
      arabicHint={kind === 'brands' ? t('collections.brands.arabicHint') : undefined}
    >
      {isNew ? (
        <FixedValue label={t('collections.form.slug')} hint={t('collections.form.willBeCalled')} isResult>
          <Ltr>{shopPath(kind, name === '' ? '…' : slugFrom(name))}</Ltr>
        </FixedValue>
      ) : (
        <Field
          {...field('slug')}
          label={t('collections.form.slug')}
          hint={t('collections.form.slugHint')}
          isLatin
          autoComplete="off"
          spellCheck={false}
        />
      )}
    </NamesSection>
  )
}
