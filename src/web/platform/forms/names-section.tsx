import type { ReactNode } from 'react'
import { DESCRIPTION_MAX } from '#domain/products.ts'
import { namingTexts } from '#i18n/sets/naming.ts'
import { BilingualFields } from '../../ui/bilingual/bilingual-fields.tsx'
import { FormSection } from '../../ui/form-layout/form-section.tsx'
import { useTexts } from '../texts/texts.ts'
import type { FieldControl } from './use-form.ts'

export const NAME_TEXTS = {
  name: 'naming.name',
  nameAr: 'naming.nameAr',
  description: 'naming.description',
  descriptionAr: 'naming.descriptionAr',
} as const satisfies Record<string, string>

type NameField = keyof typeof NAME_TEXTS

type NameFields = Readonly<Record<NameField, FieldControl>>

/** Asked for before the fields that come after them: the first that is wrong gets the focus. */
export function nameFields(field: (name: NameField) => FieldControl): NameFields {
  return { name: field('name'), nameAr: field('nameAr'), description: field('description'), descriptionAr: field('descriptionAr') }
}

export interface NamesSectionProps {
  readonly fields: NameFields
  /** What stands in a field now. */
  readonly textOf: (name: 'description' | 'descriptionAr') => string
  readonly arabicHint?: string | undefined
  /** What there is to say of the names. */
  readonly underNames?: ReactNode
  readonly children: ReactNode
}

/** What something is called and what is said of it, in both languages, and what follows from its name. */
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
