import { useId } from 'react'
import { AREAS, type Area, sortedAreas } from '#domain/accounts/areas.ts'
import { areasTexts } from '#i18n/sets/areas.ts'
import { staffTexts } from '#i18n/sets/staff.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { Checkbox } from '../../ui/field/checkbox.tsx'
import styles from './staff.module.css'

export interface AreasFieldProps {
  readonly areas: readonly Area[]
  readonly onChange: (areas: readonly Area[]) => void
  /** The areas that are for a colleague to give. */
  readonly fixed: readonly Area[]
  readonly error?: string | undefined
}

/** The areas with what each lets somebody do. */
export function AreasField({ areas, onChange, fixed, error }: AreasFieldProps) {
  const { t } = useTexts(areasTexts, staffTexts)
  const id = useId()
  const toggle = (area: Area, isChosen: boolean) =>
    onChange(sortedAreas(isChosen ? [...areas, area] : areas.filter((each) => each !== area)))
  return (
    <fieldset className={styles.areas} {...(error === undefined ? {} : { 'aria-describedby': id })}>
      <legend className={styles.legend}>{t('staff.areas.legend')}</legend>
      {AREAS.map((area) => (
        <Checkbox
          key={area}
          name={area}
          checked={areas.includes(area)}
          disabled={fixed.includes(area)}
          onChange={({ target }) => toggle(area, target.checked)}
          label={
            <>
              <span className={styles.area}>{t(`areas.names.${area}`)}</span>
              <span className={styles.hint}>{t(`staff.hints.${area}`)}</span>
            </>
          }
        />
      ))}
      {fixed.length > 0 && <p className={styles.hint}>{t('staff.areas.fixed')}</p>}
      {error !== undefined && (
        <p id={id} className={styles.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  )
}
