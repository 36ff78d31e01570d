import { type ReactNode, useId, useState } from 'react'
import { Link } from 'react-router'
import type { ManagedBrand } from '#contract/brands.ts'
import { isolate } from '#i18n/bidi.ts'
import { useChangedMeanwhile } from '../../platform/changed-meanwhile.tsx'
import { pathInLanguage, useLanguage } from '../../platform/language.ts'
import { useLeaveGuard } from '../../platform/leave-guard.tsx'
import { useTexts } from '../../platform/texts.ts'
import { useApi } from '../../platform/use-api.ts'
import { useShopForm } from '../../platform/use-form.ts'
import danger from '../../ui/button/danger-button.module.css'
import { PageHeader } from '../../ui/page-header/page-header.tsx'
import { BrandState } from './brand-state.tsx'
import type { BrandViewer } from './brands-page.tsx'
import { DeletePlace } from './delete-place.tsx'
import styles from './form-frame.module.css'
import { FormFrame, SidePanel } from './form-frame.tsx'
import { nameOf } from './names.ts'
import { PlaceForm } from './place-form.tsx'
import { shopPath, usePlacePath } from './place-paths.ts'
import { type BrandValues, brandBody, brandValues } from './place-values.ts'
import { FIELD_NAMES, useFinish, useGoneCheck } from './use-place-edit.ts'

const fetchSchema = () => import('./place-schemas.ts').then(({ BrandEditSchema }) => BrandEditSchema)

export interface EditBrandPageProps {
  readonly brand: ManagedBrand
  readonly viewer: BrandViewer
  /** What became of the brand, for whoever may read it. */
  readonly renderHistory?: (brand: ManagedBrand) => ReactNode
}

/** Another brand starts its own form. */
export function EditBrandPage(props: EditBrandPageProps) {
  return <OneBrand key={props.brand._id} {...props} />
}

function OneBrand({ brand: loaded, viewer, renderHistory }: EditBrandPageProps) {
  const { t } = useTexts()
  const [seen, setSeen] = useState(loaded)
  const [brand, setBrand] = useState(loaded)
  // What was loaded again is newer than what a switch answered.
  if (seen !== loaded) {
    setSeen(loaded)
    setBrand(loaded)
  }
  const title = t('places.brands.editTitle')
  return (
    <>
      <PageHeader title={title} lead={isolate(nameOf(brand, useLanguage()))} path={usePlacePath('brands', title)} />
      <FormFrame side={<State brand={brand} viewer={viewer} onSwitched={setBrand} />}>
        <EditForm brand={brand} isAdmin={viewer.isAdmin} />
        {renderHistory?.(brand)}
      </FormFrame>
    </>
  )
}

interface StateProps {
  readonly brand: ManagedBrand
  readonly viewer: BrandViewer
  readonly onSwitched: (brand: ManagedBrand) => void
}

function State({ brand, viewer, onSwitched }: StateProps) {
  const { t } = useTexts()
  const language = useLanguage()
  const { merchant } = brand
  const isShown = brand.isActive && brand.isMerchantActive
  const isOthers = merchant !== null && merchant.name !== viewer.merchantName
  return (
    <SidePanel title={t('places.state.title')}>
      <BrandState brand={brand} isAdmin={viewer.isAdmin} onSwitched={onSwitched} />
      {(isShown || isOthers) && (
        <ul className={styles.places}>
          {isOthers && <li>{t('places.brands.keptBy', { name: isolate(merchant.name) })}</li>}
          {isShown && (
            <li>
              <Link to={pathInLanguage(shopPath('brands', brand.slug), language)}>{t('places.inShop')}</Link>
            </li>
          )}
        </ul>
      )}
    </SidePanel>
  )
}

function EditForm({ brand, isAdmin }: { readonly brand: ManagedBrand; readonly isAdmin: boolean }) {
  const { t } = useTexts()
  const api = useApi()
  const finish = useFinish('brands')
  const check = useGoneCheck()
  const [defaults] = useState(() => brandValues(brand))
  const params = { id: brand._id }
  const form = useShopForm<BrandValues>({
    fetchSchema,
    defaults,
    send: async (values) => {
      const body = { brand: { ...brandBody(values), slug: values.slug, version: meanwhile.version } }
      const reply = await check(() => meanwhile.send(() => api.call('PUT /api/brand/:id', { params, body })))
      if (reply !== null) finish(reply.message, guard.letGo)
    },
  })
  const meanwhile = useChangedMeanwhile<ManagedBrand, BrandValues>({
    record: brand,
    controls: form.controls,
    fetchNow: async () => (await api.call('GET /api/brand/:id', { params })).brand,
    valuesOf: brandValues,
    labelOf: (field) => t(FIELD_NAMES[field]),
  })
  const guard = useLeaveGuard(form.controls.formState.isDirty)
  return (
    <PlaceForm
      kind="brands"
      form={form}
      field={form.field}
      values={form.controls.watch()}
      guard={guard}
      isNew={false}
      submitLabel={t('places.form.save')}
      callout={meanwhile.callout}
      aside={
        isAdmin ? (
          <DeletePlace
            kind="brands"
            place={brand}
            send={async () => (await check(() => api.call('DELETE /api/brand/delete/:id', { params }))).message}
            onDeleted={(message) => finish(message, guard.letGo)}
          >
            <WhatGoes brand={brand} />
          </DeletePlace>
        ) : (
          <NoDelete />
        )
      }
    />
  )
}

function WhatGoes({ brand: { productCount, merchant } }: { readonly brand: ManagedBrand }) {
  const { t } = useTexts()
  return (
    <>
      {productCount > 0 && <p>{t('places.brands.deleteEffect', { count: productCount })}</p>}
      {merchant !== null && <p>{t('places.brands.deleteMerchant', { name: isolate(merchant.name) })}</p>}
      <p>{t('places.brands.deleteText')}</p>
    </>
  )
}

/** A merchant's brand is not theirs to delete: the button says so. */
function NoDelete() {
  const { t } = useTexts()
  const id = useId()
  return (
    <span className={styles.noDelete}>
      <span id={id} className={styles.small}>
        {t('places.brands.deleteOnlyAdmin')}
      </span>
      <button type="button" className={danger.plain} disabled aria-describedby={id}>
        {t('places.delete.button')}
      </button>
    </span>
  )
}
