import { useEffect } from 'react'
import { useLazyPart } from '../../platform/lazy-part.ts'
import { dismissNotice, useNotices } from '../../platform/notices.ts'
import { useTexts } from '../../platform/texts.ts'

const fetchStack = () => import('../../ui/toast/toast.tsx').then((module) => module.ToastStack)

/** What has just happened, said at the edge of the page. Its looks come once the page is alive, so that no first view waits for them. */
export function Notices() {
  const { t } = useTexts()
  const notices = useNotices()
  const { part: Stack, load } = useLazyPart(fetchStack)
  const isMissing = Stack === null
  // biome-ignore lint/correctness/useExhaustiveDependencies: where it could not be had, the next notice asks again
  useEffect(() => {
    if (isMissing) load()
  }, [isMissing, load, notices])
  if (isMissing || notices.length === 0) return null
  return <Stack label={t('notices.label')} closeLabel={t('notices.close')} toasts={notices} onClose={dismissNotice} />
}
