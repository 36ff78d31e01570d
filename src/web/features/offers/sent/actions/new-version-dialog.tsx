import { useState } from 'react'
import type { VersionReply } from '#contract/offers/offer-replies.ts'
import { sentOfferTexts } from '#i18n/sets/sent-offer.ts'
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
  const { t } = useTexts(sentOfferTexts)
  const [isPaused, setPaused] = useState(false)
  return (
    <ActDialog
      title={t('sentOffer.actions.newVersionTitle')}
      doLabel={t('sentOffer.actions.begin')}
      onClose={onClose}
      act={async () => {
        const outcome = await work.act((api, id) => api.call('POST /api/offer/:id/revise', { params: { id }, body: { isPaused } }))
        if (outcome.kind === 'done') onBegun()
        return outcome
      }}
    >
      <p>{t('sentOffer.actions.newVersionText', { version: version.version })}</p>
      {may(version, 'pause') && (
        <Checkbox
          label={t('sentOffer.actions.pauseOld')}
          name="pause"
          checked={isPaused}
          onChange={({ target }) => setPaused(target.checked)}
        />
      )}
    </ActDialog>
  )
}
