import { useState } from 'react'
import type { OwnUser } from '#contract/accounts.ts'
import { dayInCairo } from '#domain/offers/validity.ts'
import { ownDataTexts } from '#i18n/sets/own-data.ts'
import { saveFile } from '../../platform/calls/save-file.ts'
import { reportFailure } from '../../platform/frame/failures.ts'
import { useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { FormSection } from '../../ui/form-layout/form-section.tsx'
import { DeleteAccountDialog } from './delete-account-dialog.tsx'

/** The signed-in person's data, to take along or to delete. */
export function OwnDataCard({ provider }: Pick<OwnUser, 'provider'>) {
  const { t } = useTexts(ownDataTexts)
  const [isDeleting, setDeleting] = useState(false)
  const { isSaving, save } = useSaving()
  return (
    <Card>
      <FormSection title={t('ownData.title')} hint={t('ownData.hint')}>
        <p>{t('ownData.file')}</p>
        <div className="cluster gap-3">
          <Button tone="secondary" isBusy={isSaving} onPress={save}>
            {t('ownData.download')}
          </Button>
          <Button tone="plain-danger" onPress={() => setDeleting(true)}>
            {t('ownData.delete.open')}
          </Button>
        </div>
        {isDeleting && <DeleteAccountDialog provider={provider} onClose={() => setDeleting(false)} />}
      </FormSection>
    </Card>
  )
}

function useSaving() {
  const { t } = useTexts()
  const language = useLanguage()
  const [isSaving, setSaving] = useState(false)
  const run = async () => {
    try {
      await saveFile('/api/user/me/data', `diyafa-${dayInCairo(new Date())}.json`, language)
    } catch (error) {
      reportFailure(error, t)
    }
    setSaving(false)
  }
  const save = () => {
    if (isSaving) return
    setSaving(true)
    void run()
  }
  return { isSaving, save }
}
