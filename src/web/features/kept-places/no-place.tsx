import { Link } from 'react-router'
import { useLanguage } from '../../platform/language.ts'
import { useTexts } from '../../platform/texts.ts'
import button from '../../ui/button/button.module.css'
import { EmptyState } from '../../ui/empty-shelf/empty-state.tsx'
import { PageHeader } from '../../ui/page-header/page-header.tsx'
import { listPath, type PlaceKind } from './place-paths.ts'

/** In place of one that is not there, or not the viewer's to keep. */
export function NoPlace({ kind }: { readonly kind: PlaceKind }) {
  const { t } = useTexts()
  return (
    <>
      <PageHeader title={t(`places.${kind}.editTitle`)} />
      <EmptyState title={t(`places.${kind}.missing`)}>
        <Link className={button.outlined} to={listPath(kind, useLanguage())}>
          {t(`places.${kind}.back`)}
        </Link>
      </EmptyState>
    </>
  )
}
