import { paletteTexts } from '#i18n/sets/palette.ts'
import { useIsHydrated } from '../../platform/frame/hydrated.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { PlainButton } from '../../ui/button/plain-button.tsx'
import { FinderIcon } from './finder-icon.tsx'
import styles from './palette-button.module.css'
import type { PaletteHandle } from './use-palette.tsx'

/** Opens the palette, from the dark bar of the back office. */
export function PaletteButton({ handle: { open, load } }: { readonly handle: Pick<PaletteHandle, 'open' | 'load'> }) {
  const { t } = useTexts(paletteTexts)
  const keys = useIsHydrated() && /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘K' : 'Ctrl K'
  return (
    <PlainButton
      look="own"
      className={styles.button}
      aria-label={t('palette.title')}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onPress={open}
      onFocus={load}
      onPointerEnter={load}
    >
      <FinderIcon />
      <span className={styles.word}>{t('palette.open')}</span>
      <span className={styles.keys} dir="ltr" data-keys={keys} />
    </PlainButton>
  )
}
