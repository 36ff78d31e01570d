import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import type { ManagedCategory } from '#contract/categories.ts'
import { isolate } from '#i18n/bidi.ts'
import { useChangedMeanwhile } from '../../platform/changed-meanwhile.tsx'
import { pathInLanguage, useLanguage } from '../../platform/language.ts'
import { useLeaveGuard } from '../../platform/leave-guard.tsx'
import { useTexts } from '../../platform/texts.ts'
import { useApi } from '../../platform/use-api.ts'
import { useShopForm } from '../../platform/use-form.ts'
import { PageHeader } from '../../ui/page-header/page-header.tsx'
import { DeletePlace } from './delete-place.tsx'
import styles from './form-frame.module.css'
import { FormFrame, SidePanel } from './form-frame.tsx'
import { nameOf } from './names.ts'
import { PlaceForm } from './place-form.tsx'
import { shopPath, usePlacePath } from './place-paths.ts'
import { PlaceSwitch } from './place-switch.tsx'
import { type CategoryValues, categoryBody, categoryValues } from './place-values.ts'
import { ProductsField } from './products-field.tsx'
import { FIELD_NAMES, useFinish, useGoneCheck } from './use-place-edit.ts'

const fetchSchema = () => import('./place-schemas.ts').then(({ CategoryEditSchema }) => CategoryEditSchema)

export interface EditCategoryPageProps {
  readonly category: ManagedCategory
  readonly renderHistory: (category: ManagedCategory) => ReactNode
}

/** Another category starts its own form. */
export function EditCategoryPage(props: EditCategoryPageProps) {
  return <OneCategory key={props.category._id} {...props} />
}

function OneCategory({ category: loaded, renderHistory }: EditCategoryPageProps) {
  const { t } = useTexts()
  const [seen, setSeen] = useState(loaded)
  const [category, setCategory] = useState(loaded)
  // What was loaded again is newer than what a switch answered.
  if (seen !== loaded) {
    setSeen(loaded)
    setCategory(loaded)
  }
  const title = t('places.categories.editTitle')
  return (
    <>
      <PageHeader title={title} lead={isolate(nameOf(category, useLanguage()))} path={usePlacePath('categories', title)} />
      <FormFrame side={<State category={category} onSwitched={setCategory} />}>
        <EditForm category={category} />
        {renderHistory(category)}
      </FormFrame>
    </>
  )
}

function State({ category, onSwitched }: { readonly category: ManagedCategory; readonly onSwitched: (category: ManagedCategory) => void }) {
  const { t } = useTexts()
  const api = useApi()
  const language = useLanguage()
  const check = useGoneCheck()
  return (
    <SidePanel title={t('places.state.title')}>
      <PlaceSwitch
        kind="categories"
        place={category}
        send={async (isActive) => {
          const input = { params: { id: category._id }, body: { category: { isActive } } }
          const reply = await check(() => api.call('PUT /api/category/:id/active', input))
          onSwitched(reply.category)
          return reply.message
        }}
      />
      {category.isActive && (
        <p className={styles.places}>
          <Link to={pathInLanguage(shopPath('categories', category.slug), language)}>{t('places.inShop')}</Link>
        </p>
      )}
    </SidePanel>
  )
}

function EditForm({ category }: { readonly category: ManagedCategory }) {
  const { t } = useTexts()
  const api = useApi()
  const finish = useFinish('categories')
  const check = useGoneCheck()
  const [defaults] = useState(() => categoryValues(category))
  const params = { id: category._id }
  const form = useShopForm<CategoryValues>({
    fetchSchema,
    defaults,
    send: async (values) => {
      const body = { category: { ...categoryBody(values), slug: values.slug, version: meanwhile.version } }
      const reply = await check(() => meanwhile.send(() => api.call('PUT /api/category/:id', { params, body })))
      if (reply !== null) finish(reply.message, guard.letGo)
    },
  })
  const meanwhile = useChangedMeanwhile<ManagedCategory, CategoryValues>({
    record: category,
    controls: form.controls,
    fetchNow: async () => (await api.call('GET /api/category/:id', { params })).category,
    valuesOf: categoryValues,
    labelOf: (field) => t(FIELD_NAMES[field]),
    show: (_, value) => (Array.isArray(value) ? t('places.picker.chosenCount', { count: value.length }) : String(value)),
  })
  const guard = useLeaveGuard(form.controls.formState.isDirty)
  return (
    <PlaceForm
      kind="categories"
      form={form}
      field={form.field}
      values={form.controls.watch()}
      guard={guard}
      isNew={false}
      submitLabel={t('places.form.save')}
      callout={meanwhile.callout}
      aside={
        <DeletePlace
          kind="categories"
          place={category}
          send={async () => (await check(() => api.call('DELETE /api/category/delete/:id', { params }))).message}
          onDeleted={(message) => finish(message, guard.letGo)}
        >
          <p>{t('places.categories.deleteText')}</p>
        </DeletePlace>
      }
    >
      <ProductsField key={meanwhile.version} form={form} categoryId={category._id} />
    </PlaceForm>
  )
}
