import { hasArea } from '#domain/accounts/areas.ts'
import { useUser } from '../../platform/calls/session.ts'

/** True for staff who may read what became of records. */
export function useReadsHistory(): boolean {
  const user = useUser()
  return user !== null && hasArea(user, 'settings')
}
