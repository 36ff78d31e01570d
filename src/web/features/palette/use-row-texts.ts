import { useMemo } from 'react'
import { paletteTexts } from '#i18n/sets/palette.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import type { RowTexts } from './palette-rows.ts'

export function useRowTexts(): RowTexts {
  const { t } = useTexts(paletteTexts)
  return useMemo(
    () => ({
      byPhone: t('palette.byPhone'),
      byPhoneFor: (name) => t('palette.byPhoneFor', { name }),
      cancelled: t('palette.cancelled'),
      draft: t('palette.draft'),
      off: t('palette.off'),
      serial: t('palette.serial'),
    }),
    [t],
  )
}
