import { useMemo } from 'react'
import { maySee } from '#domain/dashboard.ts'
import { settingsTexts } from '#i18n/sets/settings.ts'
import { Palette, type PaletteProps } from '../../features/palette/palette.tsx'
import { settingsPages } from '../../features/settings/settings-pages.ts'
import { useOtherTexts } from '../../platform/texts/other-texts.ts'
import { useTexts } from '../../platform/texts/texts.ts'

/** The search over the back office, with the settings and their fields among its pages. */
export function OfficePalette(props: Omit<PaletteProps, 'more'>) {
  const { t } = useTexts(settingsTexts)
  const other = useOtherTexts(settingsTexts)
  const isOwners = maySee('settings', props.user)
  const more = useMemo(
    () => (isOwners ? { own: settingsPages(t), other: other === null ? [] : settingsPages(other) } : { own: [], other: [] }),
    [isOwners, t, other],
  )
  return <Palette {...props} more={more} />
}
