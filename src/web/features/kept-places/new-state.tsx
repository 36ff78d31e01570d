import { useTexts } from '../../platform/texts.ts'
import { FormSection } from '../../ui/form-layout/form-section.tsx'
import { StateSwitch } from '../../ui/switch/state-switch.tsx'
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
      <StateSwitch
        label={t('places.state.switch')}
        isOn={isOn}
        state={t(isOn ? `places.state.on.${kind}` : `places.state.off.${kind}`)}
        hint={t(isOn ? `places.${kind}.onHint` : `places.${kind}.newHint`)}
        onChange={onChange}
      />
    </FormSection>
  )
}
