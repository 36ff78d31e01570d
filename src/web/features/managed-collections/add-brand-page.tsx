import { useApi } from '../../platform/calls/use-api.ts'
import { AddCollection } from './add-collection.tsx'
import { brandBody } from './collection-values.ts'

const fetchSchema = () => import('./collection-schemas.ts').then(({ BrandAddSchema }) => BrandAddSchema)

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
