import { madeOnce } from '../../platform/frame/made-once.ts'
import { useLanguage } from '../../platform/texts/language.ts'
import { RadioContents, RadioLabel } from '../../ui/radio/radio.tsx'
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

/** Chooses one of several records, of which there may be hundreds on every page: the server makes the markup of each once. */
export function Choice({ id, name, options, chosen, onChange }: ChoiceProps) {
  const language = useLanguage()
  return options.map((option) => {
    const field = `${id}-${option.slug}`
    const isChecked = option.slug === chosen
    const contents = madeOnce(option, [language, field, name, isChecked], () => (
      <RadioContents id={field} name={name} value={option.slug} isChecked={isChecked} onChange={() => onChange(option.slug, field)}>
        <bdi className={option.isWithin ? styles.within : undefined}>{option.name}</bdi>
      </RadioContents>
    ))
    return <RadioLabel key={option.slug} {...contents} />
  })
}
