import { useApi } from '../../platform/use-api.ts'
import { AddPlace } from './add-place.tsx'
import { brandBody } from './place-values.ts'

const fetchSchema = () => import('./place-schemas.ts').then(({ BrandAddSchema }) => BrandAddSchema)

export function AddBrandPage() {
  const api = useApi()
  return (
    <AddPlace
      kind="brands"
      fetchSchema={fetchSchema}
      send={(values) => api.call('POST /api/brand/add', { body: { ...brandBody(values), isActive: values.isActive } })}
    />
  )
}
