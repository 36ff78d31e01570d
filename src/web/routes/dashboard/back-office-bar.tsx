import { BackOfficeHeader } from '../../features/back-office/back-office-header.tsx'
import { PaletteButton } from '../../features/palette/palette-button.tsx'
import { usePalette } from '../../features/palette/use-palette.tsx'
import { LanguageLink } from '../../features/shell/language-link.tsx'
import { useUser } from '../../platform/calls/session.ts'

const fetchPalette = () => import('./office-palette.tsx').then((module) => module.OfficePalette)

/** The bar of the back office with the search over everything, which opens from each of its pages. */
export function BackOfficeBar() {
  const palette = usePalette(useUser(), fetchPalette)
  return (
    <>
      <BackOfficeHeader
        search={palette !== null && <PaletteButton handle={palette} />}
        languageLink={(className) => <LanguageLink className={className} />}
      />
      {palette?.palette}
    </>
  )
}
