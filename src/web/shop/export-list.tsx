import { hasArea } from '#domain/accounts/areas.ts'
import type { SheetFormat } from '#domain/sheets/columns.ts'
import type { ExportedList } from '#domain/sheets/exports.ts'
import { dashboardTexts } from '#i18n/sets/dashboard.ts'
import { saveFile } from '../platform/calls/files/save-file.ts'
import { useUser } from '../platform/calls/session.ts'
import { reportFailure } from '../platform/frame/failures.ts'
import { useLanguage } from '../platform/texts/language.ts'
import { useTexts } from '../platform/texts/texts.ts'
import { Button } from '../ui/button/button.tsx'

export interface ExportListProps {
  readonly list: ExportedList
  /** The filter of the list on the screen. */
  readonly filter?: Readonly<Record<string, string>>
}

/** Saves a list with phones and emails as a file; for staff with the area of people, nothing for others. */
export function ExportList({ list, filter = {} }: ExportListProps) {
  const { t } = useTexts(dashboardTexts)
  const language = useLanguage()
  const user = useUser()
  if (user === null || !hasArea(user, 'people')) return null
  const words = t(`dashboard.exports.${list}`)
  const save = async (format: SheetFormat) => {
    try {
      await saveFile(`/api/export/${list}?${new URLSearchParams({ ...filter, format })}`, `${list}.${format}`, language)
    } catch (error) {
      reportFailure(error, t)
    }
  }
  return (
    <div className="cluster gap-2" title={t('dashboard.exports.told')}>
      <Button tone="secondary" onPress={() => save('xlsx')}>
        {words}
      </Button>
      <Button tone="secondary" aria-label={t('dashboard.exports.named', { list: words })} onPress={() => save('csv')}>
        {t('dashboard.exports.asCsv')}
      </Button>
    </div>
  )
}
