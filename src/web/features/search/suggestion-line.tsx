import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { ProductSuggestion } from '#contract/catalogue.ts'
import { mediaVariant } from '#domain/catalogue/media.ts'
import { useLanguage } from '../../platform/texts/language.ts'
import { nameOf } from '../../platform/texts/names.ts'
import { Highlighted } from '../../shop/highlighted.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import styles from './suggestion-list.module.css'
import type { SuggestedCollection } from './use-suggested-collections.ts'

type LineProps = { readonly id: string; readonly address: string; readonly isActive: boolean } & (
  | { readonly found: ProductSuggestion | SuggestedCollection; readonly term: string; readonly children?: never }
  | { readonly found?: never; readonly term?: never; readonly children: ReactNode }
)

export function SuggestionLine({ id, address, isActive, found, term, children }: LineProps) {
  const line = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (isActive) line.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }, [isActive])
  return (
    <Link
      ref={line}
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      className={found === undefined ? styles.all : styles.line}
      to={address}
    >
      {found === undefined ? children : <Facts found={found} term={term} />}
    </Link>
  )
}

function Facts({ found, term }: { readonly found: ProductSuggestion | SuggestedCollection; readonly term: string }) {
  const language = useLanguage()
  return (
    <>
      {'path' in found ? (
        <span className={styles.thumbnail}>
          <Icon name="grid" />
        </span>
      ) : (
        <Thumbnail imageUrl={found.imageUrl} />
      )}
      <span className={styles.texts}>
        <bdi className={styles.name}>
          <Highlighted text={nameOf(found, language)} term={term} mark={styles.match} />
        </bdi>
        {'path' in found && <span className={styles.brand}>{found.kind}</span>}
        {'brand' in found && found.brand !== null && (
          <bdi className={styles.brand}>
            <Highlighted text={nameOf(found.brand, language)} term={term} mark={styles.match} />
          </bdi>
        )}
      </span>
    </>
  )
}

function Thumbnail({ imageUrl }: { readonly imageUrl: string | null }) {
  const [isFailing, setFailing] = useState(false)
  if (imageUrl === null || isFailing) {
    return (
      <span className={styles.thumbnail}>
        <Icon name="box" />
      </span>
    )
  }
  return (
    <img
      className={styles.thumbnail}
      src={mediaVariant(imageUrl, 200, 'webp')}
      alt=""
      width={48}
      height={48}
      decoding="async"
      onError={() => setFailing(true)}
    />
  )
}
