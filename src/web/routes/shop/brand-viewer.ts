import type { BrandViewer } from '../../features/managed-collections/brands-page.tsx'
import { useUser } from '../../platform/calls/session.ts'

/** The role in which somebody looks at brands. */
export function useBrandViewer(): BrandViewer {
  const user = useUser()
  return { isAdmin: user?.role === 'ROLE ADMIN', merchantName: user?.merchant?.name ?? null }
}
