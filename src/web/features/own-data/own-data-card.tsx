import { useState } from 'react'
import type { OwnUser } from '#contract/accounts.ts'
import { OWN_DATA_PATH } from '#domain/dashboard.ts'
import { ownDataTexts } from '#i18n/sets/own-data.ts'
import { pathInLanguage, useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { OwnDataButton } from '../../shop/own-account/own-data-button.tsx'
import { Button } from '../../ui/button/button.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Card } from '../../ui/card/card.tsx'
import { FormSection } from '../../ui/form-layout/form-section.tsx'
import { DeleteAccountDialog } from './delete-account-dialog.tsx'

/** The signed-in person's data, to read, to take along or to delete. */
export function OwnDataCard({ provider }: Pick<OwnUser, 'provider'>) {
  const { t } = useTexts(ownDataTexts)
  const language = useLanguage()
  const [isDeleting, setDeleting] = useState(false)
  return (
    <Card>
      <FormSection title={t('ownData.title')} hint={t('ownData.hint')}>
        <p>{t('ownData.file')}</p>
        <div className="cluster gap-3">
          <ButtonLink tone="secondary" to={pathInLanguage(OWN_DATA_PATH, language)}>
            {t('ownData.read')}
          </ButtonLink>
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
