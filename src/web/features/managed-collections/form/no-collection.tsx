import { collectionsTexts } from '#i18n/sets/collections.ts'
import { useLanguage } from '../../../platform/texts/language.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx'
import { PageHeader } from '../../../ui/page-header/page-header.tsx'
import { type CollectionKind, listPath } from '../collection-paths.ts'

/** Shown for a record that does not exist, or that the viewer does not manage. */
export function NoCollection({ kind }: { readonly kind: CollectionKind }) {
  const { t } = useTexts(collectionsTexts)
  return (
    <>
      <PageHeader title={t(`collections.${kind}.editTitle`)} />
      <EmptyState title={t(`collections.${kind}.missing`)}>
        <ButtonLink tone="secondary" to={listPath(kind, useLanguage())}>
          {t(`collections.${kind}.back`)}
        </ButtonLink>
      </EmptyState>
    </>
  )
}
