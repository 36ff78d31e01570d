import { useApi } from '../../platform/calls/use-api.ts'
import type { GuidedForm } from '../../platform/forms/guided-form.ts'
import { AddCollection } from './form/add-collection.tsx'
import { brandBody } from './form/collection-values.ts'

const fetchSchema = () => import('./form/collection-schemas.ts').then(({ BrandAddSchema }) => BrandAddSchema)

export function AddBrandPage({ guide }: { readonly guide: GuidedForm | null }) {
  const api = useApi()
  return (
    <AddCollection
      kind="brands"
      guide={guide}
      fetchSchema={fetchSchema}
      send={(values) => api.call('POST /api/brand/add', { body: { ...brandBody(values), isActive: values.isActive } })}
    />
  )
}
