import { isolate } from '#i18n/bidi.ts'
import { formatNumber } from '#i18n/formats.ts'
import { sortingTexts } from '#i18n/sets/sorting.ts'
import type { MoveTexts } from '../../ui/sortable/sortable-row.tsx'
import { useLanguage } from '../texts/language.ts'
import { useTexts } from '../texts/texts.ts'

/** The words around moving a row of this name. */
export function useMoveTexts(): (name: string) => MoveTexts {
  const { t } = useTexts(sortingTexts)
  return (name) => {
    const values = { name: isolate(name) }
    return { move: t('sorting.move', values), up: t('sorting.up', values), down: t('sorting.down', values), hint: t('sorting.hint') }
  }
}

/** Tells where a moved row of this name stands now, for people who don't see it; positions count from 0. */
export function usePlacedWords(): (name: string, to: number, count: number) => string {
  const { t } = useTexts(sortingTexts)
  const language = useLanguage()
  return (name, to, count) =>
    t('sorting.placed', { name: isolate(name), position: formatNumber(to + 1, language), count: formatNumber(count, language) })
}
