import { Radio } from '../../ui/radio/radio.tsx'
import styles from './choice.module.css'
import type { FilterOption } from './filter-options.ts'

export interface ChoiceProps {
  readonly id: string
  readonly name: string
  readonly options: readonly FilterOption[]
  readonly chosen: string
  /** `field` is the id of the pressed element. */
  readonly onChange: (slug: string, field: string) => void
}

/** Chooses one of several records. */
export function Choice({ id, name, options, chosen, onChange }: ChoiceProps) {
  return options.map((option) => {
    const field = `${id}-${option.slug}`
    return (
      <Radio
        key={option.slug}
        id={field}
        name={name}
        value={option.slug}
        isChecked={option.slug === chosen}
        onChange={() => onChange(option.slug, field)}
      >
        <bdi className={option.isWithin ? styles.within : undefined}>{option.name}</bdi>
      </Radio>
    )
  })
}
