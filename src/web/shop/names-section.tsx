import type { ReactNode } from 'react'
import { DESCRIPTION_MAX } from '#domain/catalogue/products.ts'
import { namingTexts } from '#i18n/sets/naming.ts'
import type { FieldControl } from '../platform/forms/use-form.ts'
import { useTexts } from '../platform/texts/texts.ts'
import { BilingualFields } from '../ui/bilingual/bilingual-fields.tsx'
import { FormSection } from '../ui/form-layout/form-section.tsx'

export const NAME_TEXTS = {
  name: 'naming.name',
  nameAr: 'naming.nameAr',
  description: 'naming.description',
  descriptionAr: 'naming.descriptionAr',
} as const satisfies Record<string, string>

type NameField = keyof typeof NAME_TEXTS

type NameFields = Readonly<Record<NameField, FieldControl>>

/** Name fields register before the fields after them, because the first invalid field gets the focus. */
export function nameFields(field: (name: NameField) => FieldControl): NameFields {
  return { name: field('name'), nameAr: field('nameAr'), description: field('description'), descriptionAr: field('descriptionAr') }
}

export interface NamesSectionProps {
  readonly fields: NameFields
  /** The present text of a field. */
  readonly textOf: (name: 'description' | 'descriptionAr') => string
  readonly arabicHint?: string | undefined
  /** Notes under the names. */
  readonly underNames?: ReactNode
  readonly children: ReactNode
}

/** The fields of a name and description in both languages, and whatever follows from the name. */
export function NamesSection({ fields, textOf, arabicHint, underNames, children }: NamesSectionProps) {
  const { t } = useTexts(namingTexts)
  const sideOf = (name: NameField) => ({ ...fields[name], label: t(NAME_TEXTS[name]) })
  return (
    <FormSection title={t('naming.title')}>
      <BilingualFields en={sideOf('name')} ar={arabicHint === undefined ? sideOf('nameAr') : { ...sideOf('nameAr'), hint: arabicHint }} />
      {underNames}
      <BilingualFields
        isLong
        most={DESCRIPTION_MAX}
        en={{ ...sideOf('description'), text: textOf('description') }}
        ar={{ ...sideOf('descriptionAr'), text: textOf('descriptionAr') }}
      />
      {children}
    </FormSection>
  )
}
