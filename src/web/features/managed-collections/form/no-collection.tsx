import { collectionsTexts } from '#i18n/sets/collections.ts'
import { NoRecord } from '../../../platform/forms/no-record.tsx'
import { useLanguage } from '../../../platform/texts/language.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { type CollectionKind, listPath } from '../collection-paths.ts'

/** Shown for a record that does not exist, or that the viewer does not manage. */
export function NoCollection({ kind }: { readonly kind: CollectionKind }) {
  const { t } = useTexts(collectionsTexts)
  const list = { to: listPath(kind, useLanguage()), text: t(`collections.${kind}.back`) }
  return <NoRecord title={t(`collections.${kind}.editTitle`)} text={t(`collections.${kind}.missing`)} list={list} />
}
