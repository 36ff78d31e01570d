import { useEffect } from 'react'
import { useLazyPart } from '../../platform/lazy-part.ts'
import { useNotices } from '../../platform/notices.ts'
import { fetchPageState } from './page-state.ts'

const fetchPart = () => fetchPageState().then((module) => module.PageState)

/** What has just happened, said at the edge of the page, and what could not be had, said over it. */
export function Notices() {
  const notices = useNotices()
  const { part: State, load } = useLazyPart(fetchPart)
  const isMissing = State === null
  // biome-ignore lint/correctness/useExhaustiveDependencies: where it could not be had, the next notice asks again
  useEffect(() => {
    if (isMissing) load()
  }, [isMissing, load, notices])
  return isMissing ? null : <State />
}
