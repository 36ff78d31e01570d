import { useApi } from '../../platform/calls/use-api.ts'
import type { GuidedForm } from '../../platform/forms/guided-form.ts'
import type { TopCategory } from './collection-list.ts'
import { AddCollection } from './form/add-collection.tsx'
import { categoryBody } from './form/collection-values.ts'
import { ParentField } from './form/parent-field.tsx'
import { ProductsField } from './picker/products-field.tsx'

const fetchSchema = () => import('./form/collection-schemas.ts').then(({ CategoryAddSchema }) => CategoryAddSchema)

export function AddCategoryPage({ tops, guide }: { readonly tops: readonly TopCategory[]; readonly guide: GuidedForm | null }) {
  const api = useApi()
  return (
    <AddCollection
      kind="categories"
      guide={guide}
      fetchSchema={fetchSchema}
      send={(values) => api.call('POST /api/category/facts', { body: { ...categoryBody(values), isActive: values.isActive } })}
      renderMore={(form) => (
        <>
          <ParentField form={form} tops={tops} ownId={null} childCount={0} />
          <ProductsField form={form} category={null} />
        </>
      )}
    />
  )
}
