import { useApi } from '../../platform/use-api.ts'
import { AddPlace } from './add-place.tsx'
import { categoryBody } from './place-values.ts'
import { ProductsField } from './products-field.tsx'

const fetchSchema = () => import('./place-schemas.ts').then(({ CategoryAddSchema }) => CategoryAddSchema)

export function AddCategoryPage() {
  const api = useApi()
  return (
    <AddPlace
      kind="categories"
      fetchSchema={fetchSchema}
      send={(values) => api.call('POST /api/category/add', { body: { ...categoryBody(values), isActive: values.isActive } })}
      renderMore={(form) => <ProductsField form={form} categoryId={null} />}
    />
  )
}
