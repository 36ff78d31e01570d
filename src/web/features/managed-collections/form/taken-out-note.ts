import { isolate } from '#i18n/bidi.ts'
import { formatList } from '#i18n/formats.ts'
import { collectionsTexts } from '#i18n/sets/collections.ts'
import { useApi } from '../../../platform/calls/use-api.ts'
import { useLanguage } from '../../../platform/texts/language.ts'
import { nameOf } from '../../../platform/texts/names.ts'
import { useTexts } from '../../../platform/texts/texts.ts'

/** The note names this many products. */
const NAMED_MOST = 5

/** Names the products that somebody else removed from a category; empty where there are none. */
export function useTakenOutNote(): (ids: readonly string[]) => Promise<readonly string[]> {
  const { t } = useTexts(collectionsTexts)
  const api = useApi()
  const language = useLanguage()
  return async (ids) => {
    if (ids.length === 0) return []
    const found = await Promise.all(
      // A deleted product has no name any more.
      ids.slice(0, NAMED_MOST).map((id) => api.call('GET /api/product/:id', { params: { id } }).catch(() => null)),
    )
    const names = found.flatMap((reply) =>
      reply === null ? [] : t('collections.picker.quoted', { name: isolate(nameOf(reply.product, language)) }),
    )
    const others = ids.length - names.length
    if (names.length === 0) return [t('collections.picker.theyTookOutCount', { count: others })]
    const list = formatList(others === 0 ? names : [...names, t('collections.picker.others', { count: others })], language)
    return [t('collections.picker.theyTookOut', { names: list })]
  }
}
