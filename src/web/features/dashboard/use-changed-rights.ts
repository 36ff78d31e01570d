import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { useUser } from '../../platform/calls/session.ts'

/** The same person with other rights: what the page shows is loaded anew. */
export function useChangedRights(): void {
  const user = useUser()
  const { revalidate } = useRevalidator()
  const rights = user === null ? null : `${user._id} ${user.role} ${user.areas.join(' ')}`
  const known = useRef<string | null>(null)
  useEffect(() => {
    const before = known.current
    if (rights !== null) known.current = rights
    const isSamePerson = before !== null && rights !== null && before.split(' ', 1)[0] === rights.split(' ', 1)[0]
    if (isSamePerson && before !== rights) void revalidate()
  }, [rights, revalidate])
}
