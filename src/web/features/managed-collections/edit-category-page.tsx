import { type ReactNode, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { ManagedCategory } from '#contract/categories.ts'
import { collectionsTexts } from '#i18n/sets/collections.ts'
import { useApi } from '../../platform/calls/use-api.ts'
import { useGoneCheck } from '../../platform/forms/record-form.ts'
import { pathInLanguage, useLanguage } from '../../platform/texts/language.ts'
import { nameOf } from '../../platform/texts/names.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { PanelLinks } from '../../ui/form-frame/side-panel.tsx'
import { useParentNotes } from './category-notes.ts'
import type { TopCategory } from './collection-list.ts'
import { shopPath } from './collection-paths.ts'
import { CollectionSwitch } from './collection-switch.tsx'
import { categoryChanges } from './form/collection-values.ts'
import { EditCollection } from './form/edit-collection.tsx'
import { EditCollectionForm } from './form/edit-collection-form.tsx'
import { ParentField } from './form/parent-field.tsx'
import { useTakenOutNote } from './form/taken-out-note.ts'
import { LookPanel } from './look-panel.tsx'
import { ProductsField } from './picker/products-field.tsx'

const fetchSchema = () => import('./form/collection-schemas.ts').then(({ CategoryEditSchema }) => CategoryEditSchema)

export interface EditCategoryPageProps {
  readonly category: ManagedCategory
  readonly tops: readonly TopCategory[]
  readonly renderHistory: (category: ManagedCategory) => ReactNode
}

export function EditCategoryPage({ category, tops, renderHistory }: EditCategoryPageProps) {
  return (
    <EditCollection
      kind="categories"
      collection={category}
      renderState={(now, onSwitched) => <State category={now} onSwitched={onSwitched} />}
      renderPanels={(now, onChanged) => <LookPanel category={now} onChanged={onChanged} />}
      renderForm={(now) => <EditForm category={now} tops={tops} />}
      renderHistory={renderHistory}
    />
  )
}

function State({ category, onSwitched }: { readonly category: ManagedCategory; readonly onSwitched: (category: ManagedCategory) => void }) {
  const { t } = useTexts(collectionsTexts)
  const api = useApi()
  const language = useLanguage()
  const check = useGoneCheck()
  return (
    <>
      <CollectionSwitch
        kind="categories"
        collection={category}
        notes={useParentNotes(category)}
        send={async (isActive) => {
          const input = { params: { id: category._id }, body: { category: { isActive } } }
          const reply = await check(() => api.call('PUT /api/category/:id/active', input))
          onSwitched(reply.category)
          return reply.message
        }}
      />
      {category.isActive && category.isParentActive && (
        <PanelLinks>
          <li>
            <Link to={pathInLanguage(shopPath('categories', category.slug), language)}>{t('collections.inShop')}</Link>
          </li>
        </PanelLinks>
      )}
    </>
  )
}

function EditForm({ category, tops }: Pick<EditCategoryPageProps, 'category' | 'tops'>) {
  const { t } = useTexts(collectionsTexts)
  const shown = useShownValue(tops)
  const api = useApi()
  const noteOf = useTakenOutNote(category._id)
  const [ownCount, setOwnCount] = useState(category.ownCount)
  const versions = useRef({ before: category.version, now: category.version })
  const params = { id: category._id }
  return (
    <EditCollectionForm
      kind="categories"
      collection={category}
      fetchSchema={fetchSchema}
      fetchNow={async () => {
        const now = (await api.call('GET /api/category/:id/facts', { params })).category
        versions.current = { before: versions.current.now, now: now.version }
        setOwnCount(now.ownCount)
        return now
      }}
      save={(values, version) => {
        const body = { category: { ...categoryChanges(values), slug: values.slug, version } }
        return api.call('PUT /api/category/:id/facts', { params, body })
      }}
      remove={() => api.call('DELETE /api/category/delete/:id', { params })}
      whatGoes={
        <>
          <p>{t('collections.categories.deleteText')}</p>
          {category.childCount > 0 && <p>{t('collections.categories.deleteParent', { count: category.childCount })}</p>}
        </>
      }
      show={shown}
      notesOn={() => noteOf(versions.current.before)}
      renderMore={(form, version) => (
        <>
          <ParentField form={form} tops={tops} ownId={category._id} childCount={category.childCount} />
          <ProductsField key={version} form={form} category={{ ...category, ownCount }} />
        </>
      )}
    />
  )
}

/** The values of a form in words, beside those of somebody else. */
function useShownValue(tops: readonly TopCategory[]): (field: string, value: unknown) => string {
  const { t } = useTexts(collectionsTexts)
  const language = useLanguage()
  return (field, value) => {
    if (field !== 'parent') return String(value)
    const top = tops.find(({ _id }) => _id === value)
    return top === undefined ? t('collections.categories.noParent') : nameOf(top, language)
  }
}
