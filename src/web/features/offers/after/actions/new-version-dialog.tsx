import { useState } from 'react'
import type { VersionReply } from '#contract/offer-replies.ts'
import { offersAfterTexts } from '#i18n/sets/offers-after.ts'
import { useTexts } from '../../../../platform/texts/texts.ts'
import { Checkbox } from '../../../../ui/field/checkbox.tsx'
import { ActDialog } from '../act-dialog.tsx'
import { may } from '../offer-view.ts'
import type { OfferWork } from '../use-offer-work.ts'

export interface NewVersionDialogProps {
  readonly version: VersionReply
  readonly work: Pick<OfferWork, 'act'>
  readonly onClose: () => void
  readonly onBegun: () => void
}

/** Begins a draft from the last version. */
export function NewVersionDialog({ version, work, onClose, onBegun }: NewVersionDialogProps) {
  const { t } = useTexts(offersAfterTexts)
  const [isPaused, setPaused] = useState(false)
  return (
    <ActDialog
      title={t('offersAfter.actions.newVersionTitle')}
      doLabel={t('offersAfter.actions.begin')}
      onClose={onClose}
      act={async () => {
        const outcome = await work.act((api, id) => api.call('POST /api/offer/:id/revise', { params: { id }, body: { isPaused } }))
        if (outcome.kind === 'done') onBegun()
        return outcome
      }}
    >
      <p>{t('offersAfter.actions.newVersionText', { version: version.version })}</p>
      {may(version, 'pause') && (
        <Checkbox
          label={t('offersAfter.actions.pauseOld')}
          name="pause"
          checked={isPaused}
          onChange={({ target }) => setPaused(target.checked)}
        />
      )}
    </ActDialog>
  )
}
