import { Link } from 'react-router'
import { productsTexts } from '#i18n/sets/products.ts'
import { useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import button from '../../ui/button/button.module.css'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { PageHeader } from '../../ui/page-header/page-header.tsx'
import { listPath } from './product-paths.ts'

/** Shown for a product that does not exist, or that the viewer does not manage. */
export function NoProduct() {
  const { t } = useTexts(productsTexts)
  return (
    <>
      <PageHeader title={t('products.editTitle')} />
      <EmptyState title={t('products.missing')}>
        <Link className={button.outlined} to={listPath(useLanguage())}>
          {t('products.back')}
        </Link>
      </EmptyState>
    </>
  )
}
