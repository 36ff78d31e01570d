import { useState } from 'react'
import { dashboardTexts } from '#i18n/sets/dashboard.ts'
import { settingsTexts } from '#i18n/sets/settings.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import type { SectionForm } from './use-section-form.tsx'

/** Undoing shows what stood before the last save, so it asks first where something typed would be lost. */
export function UndoButton({ form }: { readonly form: SectionForm }) {
  const { t } = useTexts(settingsTexts, dashboardTexts)
  const [isAsking, setAsking] = useState(false)
  const stay = () => setAsking(false)
  const undo = () => {
    stay()
    return form.goBack()
  }
  return (
    <>
      <Button tone="secondary" onPress={form.isDirty ? () => setAsking(true) : undo} isBusy={form.isSubmitting}>
        {t('settings.back')}
      </Button>
      <Dialog
        isOpen={isAsking}
        onClose={stay}
        title={t('settings.undo.title')}
        actions={
          <>
            <Button tone="secondary" onPress={undo}>
              {t('settings.undo.undo')}
            </Button>
            <Button tone="primary" onPress={stay}>
              {t('dashboard.leave.stay')}
            </Button>
          </>
        }
      >
        <p>{t('settings.undo.text')}</p>
      </Dialog>
    </>
  )
}
