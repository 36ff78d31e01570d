import { Link } from 'react-router'
import { FIRST_PAGE, MAX_PER_PAGE } from '#domain/paging.ts'
import { fold } from '#domain/search/fold.ts'
import { isolate } from '#i18n/bidi.ts'
import { collectionsTexts } from '#i18n/sets/collections.ts'
import type { Api } from '../../../platform/calls/api.ts'
import { useAfterTyping } from '../../../platform/lists/after-typing.ts'
import { useLanguage } from '../../../platform/texts/language.ts'
import { nameOf } from '../../../platform/texts/names.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { TYPING_PAUSES } from '../../../shop/typing-pauses.ts'
import { Callout } from '../../../ui/callout/callout.tsx'
import { type CollectionKind, editPath } from '../collection-paths.ts'
import styles from './same-named.module.css'

interface Named {
  readonly _id: string
  readonly name: string
  readonly nameAr: string
}

const NONE: readonly Named[] = []

export interface SameNamedProps {
  readonly kind: CollectionKind
  /** The names in both languages, as they are typed. */
  readonly names: readonly string[]
  /** The edited record, which may have its own name. */
  readonly ownId: string | undefined
}

/** Warns while typing that the name is taken; saving it is allowed all the same. */
export function SameNamed({ kind, names, ownId }: SameNamedProps) {
  const { t } = useTexts(collectionsTexts)
  const language = useLanguage()
  const found = useSameNamed(kind, names).filter(({ _id }) => _id !== ownId)
  return (
    <div role="status" className={styles.status}>
      {found.length > 0 && (
        <Callout tone="warning" title={t(`collections.${kind}.sameName`)}>
          <ul>
            {found.map((other) => (
              <li key={other._id}>
                <Link to={editPath(kind, other._id, language)}>{isolate(nameOf(other, language))}</Link>
              </li>
            ))}
          </ul>
        </Callout>
      )}
    </div>
  )
}

function useSameNamed(kind: CollectionKind, names: readonly string[]): readonly Named[] {
  const wanted = [...new Set(names.map(fold))].filter((name) => name !== '')
  const key = wanted.length === 0 ? null : [kind, ...wanted].join('\n')
  // A failed check shows no hint.
  const { answer } = useAfterTyping(key, TYPING_PAUSES.sameName, async (api) => {
    const found = (await Promise.all(wanted.map((name) => search(api, kind, name)))).flat()
    const same = found.filter(({ name, nameAr }) => wanted.includes(fold(name)) || wanted.includes(fold(nameAr)))
    return [...new Map(same.map((each) => [each._id, each])).values()]
  })
  return answer ?? NONE
}

/** The search does not know folded names, so it is given the longest word and the results are compared here. */
async function search(api: Api, kind: CollectionKind, name: string): Promise<readonly Named[]> {
  const [longest = ''] = name.split(' ').sort((a, b) => b.length - a.length)
  const query = { search: longest, page: FIRST_PAGE, limit: MAX_PER_PAGE }
  if (kind === 'brands') return (await api.call('GET /api/brand', { query })).brands
  return (await api.call('GET /api/category', { query })).categories
}
