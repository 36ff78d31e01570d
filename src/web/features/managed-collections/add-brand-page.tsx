import { useApi } from '../../platform/calls/use-api.ts'
import type { LedForm } from '../../platform/forms/led-form.ts'
import { AddCollection } from './form/add-collection.tsx'
import { brandBody } from './form/collection-values.ts'

const fetchSchema = () => import('./form/collection-schemas.ts').then(({ BrandAddSchema }) => BrandAddSchema)

export function AddBrandPage({ led }: { readonly led: LedForm | null }) {
  const api = useApi()
  return (
    <AddCollection
      kind="brands"
      led={led}
      fetchSchema={fetchSchema}
      send={(values) => api.call('POST /api/brand/add', { body: { ...brandBody(values), isActive: values.isActive } })}
    />
  )
}
