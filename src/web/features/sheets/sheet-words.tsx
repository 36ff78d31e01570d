import { useLocation } from 'react-router'
import { SECTIONS } from '#domain/dashboard.ts'
import { sheetsTexts } from '#i18n/sets/sheets.ts'
import { saveFile } from '../../platform/calls/files/save-file.ts'
import { reportFailure } from '../../platform/frame/failures.ts'
import { pathInLanguage, useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { Button } from '../../ui/button/button.tsx'

/** The place on the page of sheets where pictures are sent. */
export const PICTURES_ANCHOR = 'pictures'

/** The addresses of sheets; each takes along what this one says of the first steps. */
export function useSheetsPath(): (id?: string) => string {
  const language = useLanguage()
  const { search } = useLocation()
  return (id) => pathInLanguage(id === undefined ? SECTIONS.sheets : `${SECTIONS.sheets}/${id}`, language) + search
}

export interface FileButtonProps {
  readonly path: string
  readonly name: string
  /** The whole name for screen readers, where the text alone says too little. */
  readonly label?: string
  readonly children: string
}

/** A button that fetches a file of the shop and saves it. */
export function FileButton({ path, name, label, children }: FileButtonProps) {
  const { t } = useTexts(sheetsTexts)
  const language = useLanguage()
  const save = async () => {
    try {
      await saveFile(path, name, language)
    } catch (error) {
      reportFailure(error, t)
    }
  }
  return (
    <Button tone="secondary" onPress={save} aria-label={label}>
      {children}
    </Button>
  )
}
