import type { EntryState as State } from '#domain/desk/entries.ts'
import { deskTexts } from '#i18n/sets/desk.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { Badge, type BadgeTone } from '../../../ui/badge/badge.tsx'

const TONES = {
  new: 'brass',
  'no-answer': 'warning',
  talking: 'nile',
  'offer-sent': 'nile',
  waiting: 'steel',
  won: 'success',
  lost: 'danger',
  done: 'steel',
} as const satisfies Record<State, BadgeTone>

export function EntryState({ state }: { readonly state: State }) {
  const { t } = useTexts(deskTexts)
  return <Badge tone={TONES[state]}>{t(`desk.states.${state}`)}</Badge>
}
