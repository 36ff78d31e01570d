import { paletteTexts } from '#i18n/sets/palette.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { Ltr } from '../../ui/bidi/ltr.tsx'
import { useModal } from '../../ui/dialog/use-modal.ts'
import { Finder } from './finder.tsx'
import styles from './palette.module.css'
import type { BothPages } from './palette-pages.ts'
import type { PaletteUser } from './palette-user.ts'

export interface PaletteProps {
  readonly user: PaletteUser
  readonly isOpen: boolean
  /** The letters that were typed before it had loaded. */
  readonly early: string
  readonly onClose: () => void
  /** Pages that other capabilities bring. */
  readonly more: BothPages
}

const KEYS = [
  { key: '↑ ↓', does: 'move' },
  { key: 'Enter', does: 'open' },
  { key: 'Esc', does: 'close' },
] as const

/** Finds what a caller speaks of, over any page of the dashboard. */
export function Palette({ user, isOpen, early, onClose, more }: PaletteProps) {
  const { t } = useTexts(paletteTexts)
  const modal = useModal(isOpen, onClose)
  return (
    <dialog {...modal} className={styles.dialog} aria-label={t('palette.title')}>
      {isOpen && (
        <div className={styles.sheet}>
          <Finder user={user} early={early} onClose={onClose} more={more} />
          <p className={styles.keys}>
            {KEYS.map(({ key, does }) => (
              <span key={does}>
                <kbd>
                  <Ltr>{key}</Ltr>
                </kbd>{' '}
                {t(`palette.keys.${does}`)}
              </span>
            ))}
          </p>
        </div>
      )}
    </dialog>
  )
}
