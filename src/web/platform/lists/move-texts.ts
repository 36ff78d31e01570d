import { isolate } from '#i18n/bidi.ts'
import { sortingTexts } from '#i18n/sets/sorting.ts'
import type { MoveTexts } from '../../ui/sortable/sortable-row.tsx'
import { useTexts } from '../texts/texts.ts'

/** The words around moving a row of this name. */
export function useMoveTexts(): (name: string) => MoveTexts {
  const { t } = useTexts(sortingTexts)
  return (name) => {
    const named = { name: isolate(name) }
    return { move: t('sorting.move', named), up: t('sorting.up', named), down: t('sorting.down', named), hint: t('sorting.hint') }
  }
}
