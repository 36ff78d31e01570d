import { collectionsTexts } from '#i18n/sets/collections.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { FormSection } from '../../../ui/form-layout/form-section.tsx'
import { StateSwitch } from '../../../ui/switch/state-switch.tsx'
import type { CollectionKind } from '../collection-paths.ts'

export interface NewStateProps {
  readonly kind: CollectionKind
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
}

/** A new record may start switched off. */
export function NewState({ kind, isOn, onChange }: NewStateProps) {
  const { t } = useTexts(collectionsTexts)
  return (
    <FormSection title={t('collections.state.title')}>
      <StateSwitch
        label={t('collections.state.switch')}
        isOn={isOn}
        state={t(isOn ? `collections.state.on.${kind}` : `collections.state.off.${kind}`)}
        hint={t(isOn ? `collections.${kind}.onHint` : `collections.${kind}.newHint`)}
        onChange={onChange}
      />
    </FormSection>
  )
}
