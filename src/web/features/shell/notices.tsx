import { dismissNotice, useNotices } from '../../platform/notices.ts'
import { useTexts } from '../../platform/texts.ts'
import { Toast, ToastStack } from '../../ui/toast/toast.tsx'

/** What has just happened, said at the edge of the page. */
export function Notices() {
  const { t } = useTexts()
  const notices = useNotices()
  return (
    <ToastStack label={t('notices.label')} newest={notices.at(-1)?.id}>
      {notices.map(({ id, kind, title, text }) => (
        <Toast key={id} tone={kind} title={title} closeLabel={t('notices.close')} onClose={() => dismissNotice(id)}>
          {text}
        </Toast>
      ))}
    </ToastStack>
  )
}
