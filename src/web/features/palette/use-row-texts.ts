import { useMemo } from 'react'
import { dashboardTexts } from '#i18n/sets/dashboard.ts'
import { paletteTexts } from '#i18n/sets/palette.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import type { RowTexts } from './palette-rows.ts'

export function useRowTexts(): RowTexts {
  const { t } = useTexts(paletteTexts, dashboardTexts)
  return useMemo(
    () => ({
      byPhone: t('palette.byPhone'),
      byPhoneFor: (name) => t('palette.byPhoneFor', { name }),
      allRequests: t('palette.allRequests'),
      cancelled: t('palette.cancelled'),
      off: t('palette.off'),
      serial: t('palette.serial'),
      section: (section) => t(`dashboard.sections.${section}`),
    }),
    [t],
  )
}
