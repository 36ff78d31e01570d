import { useMemo } from 'react'
import { dashboardTexts } from '#i18n/sets/dashboard.ts'
import { paletteTexts } from '#i18n/sets/palette.ts'
import { useOtherTexts } from '../../platform/texts/other-texts.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { type BothPages, officePages } from './palette-pages.ts'
import type { PaletteUser } from './palette-user.ts'

/** The pages of this reader, before those that other capabilities bring. */
export function useOfficePages(user: PaletteUser, more: BothPages): BothPages {
  const { t } = useTexts(paletteTexts, dashboardTexts)
  const other = useOtherTexts(paletteTexts, dashboardTexts)
  return useMemo(() => {
    const own = officePages(user, t)
    // Without the other language's names a place stays empty, so that both lists stand side by side.
    const twins = other === null ? own : officePages(user, other)
    return { own: [...own, ...more.own], other: [...twins, ...more.other] }
  }, [user, more, t, other])
}
