import type { ReviewAction } from '#domain/catalogue/reviews.ts'
import { useApi } from '../../platform/calls/use-api.ts'

/** Returns the function that sends an admin's decision on a review. */
export function useDecision(): (id: string, action: ReviewAction) => Promise<{ readonly message: string }> {
  const api = useApi()
  return (id, action) => {
    const params = { id }
    if (action === 'delete') return api.call('DELETE /api/review/delete/:id', { params })
    return action === 'reject' ? api.call('PUT /api/review/reject/:id', { params }) : api.call('PUT /api/review/approve/:id', { params })
  }
}
