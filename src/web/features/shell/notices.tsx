import { useEffect } from 'react'
import { useLazyPart } from '../../platform/frame/lazy-part.ts'
import { useNotices } from '../../platform/frame/notices.ts'
import { fetchPageState } from './page-state.ts'
import type { PageStateProps } from './trouble-bar.tsx'

const fetchPart = () => fetchPageState().then((module) => module.PageState)

/** Shows notices at the page's edge, and a bar over a page that failed to load. */
export function Notices(props: PageStateProps) {
  const notices = useNotices()
  const { part: State, load } = useLazyPart(fetchPart)
  const isMissing = State === null
  // biome-ignore lint/correctness/useExhaustiveDependencies: where it could not be had, the next notice asks again, and so does the network's return
  useEffect(() => {
    if (!isMissing) return
    load()
    window.addEventListener('online', load)
    return () => window.removeEventListener('online', load)
  }, [isMissing, load, notices])
  return isMissing ? null : <State {...props} />
}
