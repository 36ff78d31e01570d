import { dayInCairo } from '#domain/offers/validity.ts'
import { ownDataTexts } from '#i18n/sets/own-data.ts'
import { saveFile } from '../../platform/calls/files/save-file.ts'
import { reportFailure } from '../../platform/frame/failures.ts'
import { useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { Button } from '../../ui/button/button.tsx'

/** Saves everything that the shop stores about the signed-in person. */
export function OwnDataButton() {
  const { t } = useTexts(ownDataTexts)
  const language = useLanguage()
  const save = async () => {
    try {
      await saveFile('/api/user/me/data', `own-data-${dayInCairo(new Date())}.json`, language)
    } catch (error) {
      reportFailure(error, t)
    }
  }
  return (
    <Button tone="secondary" onPress={save}>
      {t('ownData.download')}
    </Button>
  )
}
