import { BilingualFields, type BilingualSide } from './bilingual-fields.tsx'

type NameField = 'name' | 'nameAr' | 'description' | 'descriptionAr'

export interface BilingualNamesProps {
  readonly fields: Readonly<Record<NameField, Omit<BilingualSide, 'label'>>>
  readonly labels: Readonly<Record<NameField, string>>
  /** What stands in the descriptions, for their counters. */
  readonly values: Readonly<Record<'description' | 'descriptionAr', string>>
  /** Characters that a description may have. */
  readonly most: number
  readonly arabicHint?: string | undefined
}

/** What something is called and what is said of it, in both languages. */
export function BilingualNames({ fields, labels, values, most, arabicHint }: BilingualNamesProps) {
  const sideOf = (name: NameField): BilingualSide => ({ ...fields[name], label: labels[name] })
  return (
    <>
      <BilingualFields en={sideOf('name')} ar={arabicHint === undefined ? sideOf('nameAr') : { ...sideOf('nameAr'), hint: arabicHint }} />
      <BilingualFields
        isLong
        most={most}
        en={{ ...sideOf('description'), text: values.description }}
        ar={{ ...sideOf('descriptionAr'), text: values.descriptionAr }}
      />
    </>
  )
}
