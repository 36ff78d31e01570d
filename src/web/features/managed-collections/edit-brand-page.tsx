import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import type { ManagedBrand } from '#contract/brands.ts'
import { isolate } from '#i18n/bidi.ts'
import { collectionsTexts } from '#i18n/sets/collections.ts'
import { useApi } from '../../platform/calls/use-api.ts'
import { pathInLanguage, useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { PanelLinks } from '../../ui/form-frame/side-panel.tsx'
import { BrandState } from './brand-state.tsx'
import type { BrandViewer } from './brands-page.tsx'
import { shopPath } from './collection-paths.ts'
import { brandBody } from './form/collection-values.ts'
import { EditCollection } from './form/edit-collection.tsx'
import { EditCollectionForm } from './form/edit-collection-form.tsx'
import styles from './no-delete.module.css'

const fetchSchema = () => import('./form/collection-schemas.ts').then(({ BrandEditSchema }) => BrandEditSchema)

export interface EditBrandPageProps {
  readonly brand: ManagedBrand
  readonly viewer: BrandViewer
  /** The brand's history, for viewers who may read it. */
  readonly renderHistory?: (brand: ManagedBrand) => ReactNode
}

export function EditBrandPage({ brand, viewer, renderHistory }: EditBrandPageProps) {
  return (
    <EditCollection
      kind="brands"
      collection={brand}
      renderState={(now, onSwitched) => <State brand={now} viewer={viewer} onSwitched={onSwitched} />}
      renderForm={(now) => <EditForm brand={now} isAdmin={viewer.isAdmin} />}
      renderHistory={renderHistory}
    />
  )
}

interface StateProps {
  readonly brand: ManagedBrand
  readonly viewer: BrandViewer
  readonly onSwitched: (brand: ManagedBrand) => void
}

function State({ brand, viewer, onSwitched }: StateProps) {
  const { t } = useTexts(collectionsTexts)
  const language = useLanguage()
  const { merchant } = brand
  const isShown = brand.isActive && brand.isMerchantActive
  const isOthers = merchant !== null && merchant.name !== viewer.merchantName
  return (
    <>
      <BrandState brand={brand} isAdmin={viewer.isAdmin} onSwitched={onSwitched} />
      {(isShown || isOthers) && (
        <PanelLinks>
          {isOthers && <li>{t('collections.brands.managedBy', { name: isolate(merchant.name) })}</li>}
          {isShown && (
            <li>
              <Link to={pathInLanguage(shopPath('brands', brand.slug), language)}>{t('collections.inShop')}</Link>
            </li>
          )}
        </PanelLinks>
      )}
    </>
  )
}

function EditForm({ brand, isAdmin }: { readonly brand: ManagedBrand; readonly isAdmin: boolean }) {
  const api = useApi()
  const params = { id: brand._id }
  return (
    <EditCollectionForm
      kind="brands"
      collection={brand}
      fetchSchema={fetchSchema}
      fetchNow={async () => (await api.call('GET /api/brand/:id', { params })).brand}
      save={(values, version) =>
        api.call('PUT /api/brand/:id', { params, body: { brand: { ...brandBody(values), slug: values.slug, version } } })
      }
      remove={() => api.call('DELETE /api/brand/delete/:id', { params })}
      whatGoes={<WhatGoes brand={brand} />}
      noDelete={isAdmin ? undefined : <NoDelete />}
    />
  )
}

function WhatGoes({ brand: { productCount, merchant } }: { readonly brand: ManagedBrand }) {
  const { t } = useTexts(collectionsTexts)
  return (
    <>
      {productCount > 0 && <p>{t('collections.brands.deleteEffect', { count: productCount })}</p>}
      {merchant !== null && <p>{t('collections.brands.deleteMerchant', { name: isolate(merchant.name) })}</p>}
      <p>{t('collections.brands.deleteText')}</p>
    </>
  )
}

/** A disabled button that says why: a merchant can't delete a brand. */
function NoDelete() {
  const { t } = useTexts(collectionsTexts)
  const id = useId()
  return (
    <span className={styles.noDelete}>
      <span id={id} className={styles.why}>
        {t('collections.brands.deleteOnlyAdmin')}
      </span>
      <Button tone="plain-danger" className="button-off" disabled aria-describedby={id}>
        {t('collections.delete.button')}
      </Button>
    </span>
  )
}
