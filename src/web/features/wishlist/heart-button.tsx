import { isolate } from '#i18n/bidi.ts'
import { useToken } from '../../platform/calls/session.ts'
import { useLanguage } from '../../platform/texts/language.ts'
import { nameOf } from '../../platform/texts/names.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { type Likeable, useIsLiked } from '../../shop/wishes.ts'
import { onFirstPress } from '../../ui/button/first-press.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import styles from './heart-button.module.css'

const fetchToggle = () => import('./toggle-wish.ts')

export interface HeartButtonProps {
  readonly product: Likeable & { readonly name: string; readonly nameAr: string }
}

/** Adds to or removes from the wishlist. The press's code loads when the pointer or the focus comes near. */
export function HeartButton({ product }: HeartButtonProps) {
  const { t } = useTexts()
  const language = useLanguage()
  const isLiked = useIsLiked(product)
  const isOff = useToken() === null
  const prepare = () => void fetchToggle().catch(() => undefined)
  return (
    <button
      type="button"
      className={styles.heart}
      aria-label={t('catalogue.card.like', { name: isolate(nameOf(product, language)) })}
      aria-pressed={isLiked}
      aria-disabled={isOff}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={onFirstPress(() => void fetchToggle().then(({ toggleWish }) => toggleWish(product, { isLiked, language })))}
    >
      <Icon name="heart" />
    </button>
  )
}
