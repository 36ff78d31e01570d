import { useEffect, useRef, useState } from 'react'
import { type MediaFormat, type MediaWidth, mediaVariant } from '#domain/media.ts'
import { useLanguage } from '../../platform/language.ts'
import { Ltr } from '../../ui/bidi/ltr.tsx'
import type { CardProduct } from './card-product.ts'
import { widthText } from './key-facts.ts'
import { nameOf } from './names.ts'
import styles from './product-picture.module.css'

const CARD_WIDTHS: readonly MediaWidth[] = [200, 400, 800]
const SIZES = '(min-width: 1100px) 270px, (min-width: 760px) 28vw, 42vw'
const PLACEHOLDER = '/artwork/placeholder.svg'

export interface ProductPictureProps {
  readonly product: CardProduct
  /** Among the pictures that a visitor sees first. */
  readonly isFirst: boolean
}

/** The picture on quiet steel, the product's width written under it where it is known. */
export function ProductPicture({ product, isFirst }: ProductPictureProps) {
  const language = useLanguage()
  const widthMm = product.specs.widthMm
  const sources = product.imageUrl === null ? [PLACEHOLDER] : [product.imageUrl, PLACEHOLDER]
  return (
    <div className={styles.well}>
      <FirstThatLoads key={sources[0]} sources={sources} alt={nameOf(product, language)} isFirst={isFirst} />
      {widthMm !== undefined && (
        <p className={styles.width}>
          <Ltr>{widthText(widthMm, language)}</Ltr>
        </p>
      )}
    </div>
  )
}

interface FirstThatLoadsProps {
  readonly sources: readonly string[]
  readonly alt: string
  readonly isFirst: boolean
}

function FirstThatLoads({ sources, alt, isFirst }: FirstThatLoadsProps) {
  const [failed, setFailed] = useState(0)
  const image = useRef<HTMLImageElement>(null)
  const source = sources[failed] ?? PLACEHOLDER
  const fallThrough = () => setFailed((count) => Math.min(count + 1, sources.length - 1))

  // A picture may have failed before there was anybody to hear of it.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) setFailed((count) => Math.min(count + 1, sources.length - 1))
  }, [sources.length])

  return (
    <picture>
      <Format source={source} format="avif" />
      <Format source={source} format="webp" />
      <img
        ref={image}
        className={styles.picture}
        src={mediaVariant(source, 400, 'jpg')}
        width={400}
        height={300}
        alt={alt}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding="async"
        onError={fallThrough}
      />
    </picture>
  )
}

function Format({ source, format }: { readonly source: string; readonly format: MediaFormat }) {
  if (mediaVariant(source, 400, format) === source) return null
  const srcSet = CARD_WIDTHS.map((width) => `${mediaVariant(source, width, format)} ${width}w`).join(', ')
  return <source type={`image/${format}`} srcSet={srcSet} sizes={SIZES} />
}
