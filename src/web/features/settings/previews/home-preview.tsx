import type { ReactNode } from 'react'
import { mediaVariant } from '#domain/catalogue/media.ts'
import { useLanguage } from '../../../platform/texts/language.ts'
import { valueAt } from '../content.ts'
import { NothingYet } from './nothing-yet.tsx'
import styles from './previews.module.css'
import { type PreviewProps, rowsAt, wordsAt } from './typed.ts'

const LISTS = ['heroSlides', 'banners', 'brandLogos', 'customerLogos'] as const

/** Slides, banners and logos in the order of the home page, whatever days they are shown on. */
export function HomePreview({ content }: PreviewProps) {
  const language = useLanguage()
  if (LISTS.every((key) => rowsAt(content, key).length === 0)) return <NothingYet />
  return (
    <>
      {listed(content, 'heroSlides', (slide) => (
        <div className={`${styles.tile} ${styles.slide}`}>
          <div>
            <p className={styles.heading}>{wordsAt(slide, 'title', language)}</p>
            <p>{wordsAt(slide, 'text', language)}</p>
            <p className={styles.button}>{wordsAt(slide, 'link', 'label', language)}</p>
          </div>
          {wordsAt(slide, 'picture') === '' ? (
            <Drawing line={valueAt(slide, ['line'])} />
          ) : (
            <Picture src={wordsAt(slide, 'picture')} className={styles.wide} />
          )}
        </div>
      ))}
      {listed(content, 'banners', (banner) => (
        <div className={`${styles.tile} ${styles.band} ${wordsAt(banner, 'picture') === '' ? '' : styles.beside}`}>
          <div>
            <p className={styles.name}>{wordsAt(banner, 'title', language)}</p>
            <p>{wordsAt(banner, 'text', language)}</p>
          </div>
          <Picture src={wordsAt(banner, 'picture')} className={styles.whole} />
        </div>
      ))}
      <Logos rows={rowsAt(content, 'brandLogos')} />
      <Logos rows={rowsAt(content, 'customerLogos')} />
    </>
  )
}

function listed(content: unknown, key: string, render: (row: unknown) => ReactNode): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name of their own, and nothing in them holds state
  return rowsAt(content, key).map((row, index) => <div key={index}>{render(row)}</div>)
}

function Logos({ rows }: { readonly rows: readonly unknown[] }) {
  const language = useLanguage()
  if (rows.length === 0) return null
  return (
    <ul className={styles.logos}>
      {rows.map((logo, index) => {
        const [src, name] = [wordsAt(logo, 'imageUrl'), wordsAt(logo, 'name', language)]
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: two logos may have one name while they are typed
          <li key={index} className={styles.logo}>
            {src === '' ? name : <img src={mediaVariant(src, 400, 'webp')} alt={name} loading="lazy" />}
          </li>
        )
      })}
    </ul>
  )
}

/** The drawing that a slide without a picture of its own has. */
function Drawing({ line }: { readonly line: unknown }) {
  return <img className={styles.drawing} src={`/artwork/lines/${line}.svg`} alt="" loading="lazy" data-mirror="" />
}

function Picture({ src, className }: { readonly src: string; readonly className: string | undefined }) {
  return src === '' ? null : <img className={className} src={mediaVariant(src, 400, 'webp')} alt="" loading="lazy" />
}
