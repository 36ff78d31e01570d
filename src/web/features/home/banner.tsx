import { Link } from 'react-router'
import { mediaVariant } from '#domain/catalogue/media.ts'
import type { Banner as BannerFacts } from '#domain/settings/shop-settings.ts'
import { inLanguage } from '#domain/text/language.ts'
import { useLanguage } from '../../platform/texts/language.ts'
import { Band } from '../../ui/band/band.tsx'
import styles from './banner.module.css'
import { linkInLanguage } from './link-in-language.ts'

/** Shows a static banner; only a banner with a link can be clicked. */
export function Banner({ banner }: { readonly banner: BannerFacts | undefined }) {
  const language = useLanguage()
  if (banner === undefined) return null
  const { title, text, picture, link } = banner
  const content = (
    <>
      <div className={styles.words}>
        <h2>{inLanguage(title, language)}</h2>
        <p className={styles.text}>{inLanguage(text, language)}</p>
      </div>
      {picture !== undefined && (
        <img
          className={styles.picture}
          src={mediaVariant(picture, 400, 'webp')}
          width={400}
          height={300}
          alt=""
          loading="lazy"
          decoding="async"
        />
      )}
    </>
  )
  return (
    <div className={styles.band}>
      <Band tone="steel">
        {link === undefined || link === '' ? (
          <div className={styles.banner}>{content}</div>
        ) : (
          <Link className={styles.banner} to={linkInLanguage(link, language)}>
            {content}
          </Link>
        )}
      </Band>
    </div>
  )
}
