import { useState } from 'react'
import type { OwnUser } from '#contract/accounts.ts'
import { ownDataTexts } from '#i18n/sets/own-data.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { OwnDataButton } from '../../shop/own-account/own-data-button.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { FormSection } from '../../ui/form-layout/form-section.tsx'
import { DeleteAccountDialog } from './delete-account-dialog.tsx'

/** The signed-in person's data, to take along or to delete. */
export function OwnDataCard({ provider }: Pick<OwnUser, 'provider'>) {
  const { t } = useTexts(ownDataTexts)
  const [isDeleting, setDeleting] = useState(false)
  return (
    <Card>
      <FormSection title={t('ownData.title')} hint={t('ownData.hint')}>
        <p>{t('ownData.file')}</p>
        <div className="cluster gap-3">
          <OwnDataButton />
          <Button tone="plain-danger" onPress={() => setDeleting(true)}>
            {t('ownData.delete.open')}
          </Button>
        </div>
        {isDeleting && <DeleteAccountDialog provider={provider} onClose={() => setDeleting(false)} />}
      </FormSection>
    </Card>
  )
}
