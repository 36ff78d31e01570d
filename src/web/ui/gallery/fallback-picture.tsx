import { useEffect, useRef, useState } from 'react'

export interface FallbackPictureProps {
  readonly sources: PictureSources
  readonly alt: string
  readonly sizes: string
  readonly width: number
  readonly height: number
  /** The picture is in the first view, so it loads before the others. */
  readonly isFirst?: boolean
  readonly className?: string | undefined
}

export function FallbackPicture({ sources, alt, sizes, width, height, isFirst = false, className }: FallbackPictureProps) {
  const [failed, setFailed] = useState(0)
  const image = useRef<HTMLImageElement>(null)
  const last = sources.length - 1
  const { src, formats } = sources[Math.min(failed, last)] ?? sources[0]
  const fallThrough = () => setFailed((count) => Math.min(count + 1, last))

  // The picture may have failed before scripts could hear of it.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) setFailed((count) => Math.min(count + 1, last))
  }, [last])

  return (
    <picture>
      {formats.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        ref={image}
        className={className}
        src={src}
        width={width}
        height={height}
        alt={alt}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding="async"
        onError={fallThrough}
      />
    </picture>
  )
}

export interface PictureSource {
  readonly src: string
  /** Lighter formats of the same picture, best first. */
  readonly formats: readonly { readonly type: string; readonly srcSet: string }[]
}

/** Sources by preference; the next one replaces one that fails. */
export type PictureSources = readonly [PictureSource, ...PictureSource[]]
