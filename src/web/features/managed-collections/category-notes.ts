import { isolate } from '#i18n/bidi.ts'
import { collectionsTexts } from '#i18n/sets/collections.ts'
import { useLanguage } from '../../platform/texts/language.ts'
import { nameOf } from '../../platform/texts/names.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import type { ListedCategory } from './collection-list.ts'

/** Says that nobody sees a category in spite of its own switch, and why. */
export function useParentNotes({ isActive, isParentActive, within }: Pick<ListedCategory, 'isActive' | 'isParentActive' | 'within'>) {
  const { t } = useTexts(collectionsTexts)
  const language = useLanguage()
  if (within === null || isParentActive || !isActive) return []
  return [t('collections.categories.hiddenWithParent', { name: isolate(nameOf(within, language)) })]
}
