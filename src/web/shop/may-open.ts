import { maySee, type Section } from '#domain/dashboard.ts'
import { useUser } from '../platform/calls/session.ts'

/** False for a page that the person would not find, so that no link leads there: staff have a part of the back office's work. */
export function useMayOpen(section: Section): boolean {
  const user = useUser()
  return user !== null && maySee(section, user)
}
