import { useApi } from '../../platform/calls/use-api.ts'
import { AddCollection } from './form/add-collection.tsx'
import { brandBody } from './form/collection-values.ts'

const fetchSchema = () => import('./form/collection-schemas.ts').then(({ BrandAddSchema }) => BrandAddSchema)

export function AddBrandPage() {
  const api = useApi()
  return (
    <AddCollection
      kind="brands"
      fetchSchema={fetchSchema}
      send={(values) => api.call('POST /api/brand/add', { body: { ...brandBody(values), isActive: values.isActive } })}
    />
  )
}
