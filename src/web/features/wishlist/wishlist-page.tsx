import { type ReactNode, useRef } from 'react'
import { wishlistTexts } from '#i18n/sets/wishlist.ts'
import { pathInLanguage, useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { PageHeader } from '../../ui/page-header/page-header.tsx'
import { useTakingOff } from './use-taking-off.ts'
import { WishCard } from './wish-card.tsx'
import type { Wish, WishedProduct } from './wish-list.ts'
import styles from './wishlist-page.module.css'

export interface WishlistPageProps {
  readonly wishes: readonly Wish[]
  readonly requestButtonOf: (product: WishedProduct) => ReactNode
}

export function WishlistPage({ wishes, requestButtonOf }: WishlistPageProps) {
  const { t } = useTexts(wishlistTexts)
  const language = useLanguage()
  const status = useRef<HTMLParagraphElement>(null)
  // Focus moves to the status, because the pressed button is removed with its product.
  const { isSettling, shown, takeOff } = useTakingOff(wishes, () => status.current?.focus())
  return (
    <>
      <PageHeader title={t('wishlist.title')} lead={t('wishlist.lead')} />
      <p ref={status} className={shown.length === 0 ? 'visually-hidden' : styles.count} role="status" tabIndex={-1}>
        {shown.length === 0 ? t('wishlist.none') : t('wishlist.total', { count: shown.length })}
      </p>
      {shown.length === 0 ? (
        <EmptyState title={t('wishlist.none')} text={t('wishlist.noneText')}>
          <ButtonLink tone="secondary" to={pathInLanguage('/shop', language)}>
            {t('wishlist.shop')}
          </ButtonLink>
        </EmptyState>
      ) : (
        <ul className={styles.list} data-settling={isSettling || undefined}>
          {shown.map((wish) => (
            <WishCard
              key={wish._id}
              wish={wish}
              requestButton={wish.product.isActive ? requestButtonOf(wish.product) : undefined}
              onTakeOff={() => takeOff(wish)}
            />
          ))}
        </ul>
      )}
    </>
  )
}
