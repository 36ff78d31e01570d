import { isolate } from '#i18n/bidi.ts'
import { formatList } from '#i18n/formats.ts'
import { collectionsTexts } from '#i18n/sets/collections.ts'
import { useApi } from '../../../platform/calls/use-api.ts'
import { useLanguage } from '../../../platform/texts/language.ts'
import { useTexts } from '../../../platform/texts/texts.ts'

/** The note names this many products. */
const NAMED_MOST = 5

/** Names the products that somebody else has removed from a category since a version, as its history tells; empty where it tells none. */
export function useTakenOutNote(id: string): (since: number) => Promise<readonly string[]> {
  const { t } = useTexts(collectionsTexts)
  const api = useApi()
  const language = useLanguage()
  return async (since) => {
    // The history is closed to some who edit categories; they get no note.
    const history = await api.call('GET /api/history/:kind/:id', { params: { kind: 'category', id } }).catch(() => null)
    const later = (history?.entries ?? []).filter(({ after }) => Number(after?.version) > since)
    const removed = later.flatMap(({ after }) => removedIn(after?.products))
    const all = removed.flatMap((each) => (typeof each === 'number' ? [] : each))
    const count = removed.reduce<number>((sum, each) => sum + (typeof each === 'number' ? each : each.length), 0)
    if (count === 0) return []
    if (all.length === 0) return [t('collections.picker.theyTookOutCount', { count })]
    const names = all.slice(0, NAMED_MOST).map((name) => t('collections.picker.quoted', { name: isolate(name) }))
    const others = count - names.length
    const list = formatList(others === 0 ? names : [...names, t('collections.picker.others', { count: others })], language)
    return [t('collections.picker.theyTookOut', { names: list })]
  }
}

/** The names that an entry tells, or only how many they were. */
function removedIn(products: unknown): (readonly string[] | number)[] {
  if (typeof products !== 'object' || products === null || !('removed' in products)) return []
  const { removed } = products
  if (typeof removed === 'number') return [removed]
  return Array.isArray(removed) ? [removed.filter((name) => typeof name === 'string')] : []
}
