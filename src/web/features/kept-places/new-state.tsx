import { useTexts } from '../../platform/texts.ts'
import { Switch } from '../../ui/switch/switch.tsx'
import styles from './form-frame.module.css'
import { FormSection } from './form-frame.tsx'
import type { PlaceKind } from './place-paths.ts'

export interface NewStateProps {
  readonly kind: PlaceKind
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
}

/** What is made may start switched off. */
export function NewState({ kind, isOn, onChange }: NewStateProps) {
  const { t } = useTexts()
  return (
    <FormSection title={t('places.state.title')}>
      <div>
        <Switch label={t('places.state.switch')} isOn={isOn} state={t(isOn ? 'places.state.on' : 'places.state.off')} onChange={onChange} />
        <p className={styles.hint}>{t(isOn ? `places.${kind}.onHint` : `places.${kind}.newHint`)}</p>
      </div>
    </FormSection>
  )
}
