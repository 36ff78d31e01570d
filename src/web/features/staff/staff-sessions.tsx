import { useCallback, useEffect, useState } from 'react'
import type { Session } from '#contract/accounts.ts'
import type { StaffMember } from '#contract/admin/staff.ts'
import { isolate } from '#i18n/bidi.ts'
import { staffTexts } from '#i18n/sets/staff.ts'
import { useApi } from '../../platform/calls/use-api.ts'
import type { RecordWork } from '../../platform/forms/use-record-work.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { SessionList } from '../../shop/sessions/session-list.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { nameOfStaff } from './staff-name.ts'

export interface StaffSessionsProps {
  readonly member: StaffMember
  readonly isOwn: boolean
  readonly work: RecordWork
  readonly onClose: () => void
}

/** Lists the devices on which a colleague is signed in; fetched when it opens and after each sign-out. */
export function StaffSessions({ member, isOwn, work, onClose }: StaffSessionsProps) {
  const { t } = useTexts(staffTexts)
  const { sessions, read } = useSessions(member._id)
  const { _id: id } = member
  const end = async (send: Parameters<RecordWork['press']>[0]) => {
    await work.press(send)
    await read()
  }
  const others = sessions === null || sessions === 'failed' ? [] : sessions.filter(({ isCurrent }) => !isCurrent)
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('staff.sessionsNamed', { name: isolate(nameOfStaff(member)) })}
      actions={
        <>
          <Button tone="secondary" onPress={onClose}>
            {t('staff.close')}
          </Button>
          {others.length > 0 && (
            <Button tone="danger" onPress={() => end((api) => api.call('DELETE /api/staff/:id/sessions', { params: { id } }))}>
              {t(isOwn ? 'staff.signOutOthers' : 'staff.signOutAll')}
            </Button>
          )}
        </>
      }
    >
      {sessions === null && <Skeleton shape="line" />}
      {sessions === 'failed' && (
        <div className="cluster gap-3" role="alert">
          <span>{t('staff.sessionsFailed')}</span>
          <Button tone="secondary" onPress={read}>
            {t('shell.failure.retry')}
          </Button>
        </div>
      )}
      {Array.isArray(sessions) && sessions.length === 0 && <p>{t('staff.noSessions')}</p>}
      {Array.isArray(sessions) && (
        <SessionList
          sessions={sessions}
          isBusy={false}
          onEnd={(sessionId) => end((api) => api.call('DELETE /api/staff/:id/sessions/:sessionId', { params: { id, sessionId } }))}
        />
      )}
    </Dialog>
  )
}

function useSessions(id: string) {
  const api = useApi()
  const [sessions, setSessions] = useState<Session[] | 'failed' | null>(null)
  const read = useCallback(
    () =>
      api.call('GET /api/staff/:id/sessions', { params: { id } }).then(
        (reply) => setSessions(reply.sessions),
        () => setSessions('failed'),
      ),
    [api, id],
  )
  useEffect(() => void read(), [read])
  return { sessions, read }
}
