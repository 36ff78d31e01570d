import { useApi } from '../../platform/calls/use-api.ts'
import { AddCollection } from './form/add-collection.tsx'
import { categoryBody } from './form/collection-values.ts'
import { ProductsField } from './picker/products-field.tsx'

const fetchSchema = () => import('./form/collection-schemas.ts').then(({ CategoryAddSchema }) => CategoryAddSchema)

export function AddCategoryPage() {
  const api = useApi()
  return (
    <AddCollection
      kind="categories"
      fetchSchema={fetchSchema}
      send={(values) => api.call('POST /api/category/add', { body: { ...categoryBody(values), isActive: values.isActive } })}
      renderMore={(form) => <ProductsField form={form} categoryId={null} />}
    />
  )
}
