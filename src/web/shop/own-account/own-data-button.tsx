import { useState } from 'react'
import { dayInCairo } from '#domain/offers/validity.ts'
import { ownDataTexts } from '#i18n/sets/own-data.ts'
import { saveFile } from '../../platform/calls/save-file.ts'
import { reportFailure } from '../../platform/frame/failures.ts'
import { useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { Button } from '../../ui/button/button.tsx'

/** Saves everything that the shop stores about the signed-in person. */
export function OwnDataButton() {
  const { t } = useTexts(ownDataTexts)
  const language = useLanguage()
  const [isSaving, setSaving] = useState(false)
  const run = async () => {
    try {
      await saveFile('/api/user/me/data', `own-data-${dayInCairo(new Date())}.json`, language)
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
  return (
    <Button tone="secondary" isBusy={isSaving} onPress={save}>
      {t('ownData.download')}
    </Button>
  )
}
