import { mediaVariant } from '#domain/catalogue/media.ts'
import { inLanguage } from '#domain/text/language.ts'
import { useLanguage } from '../../../platform/texts/language.ts'
import { useShop } from '../../../shop/frame/root-data.ts'
import { Mark } from '../../../shop/mark/mark.tsx'
import styles from './previews.module.css'
import { type PreviewProps, wordsAt } from './typed.ts'

/** The logo in the head of a page, the icon in a browser's tab, and the picture of a shared link. */
export function PicturesPreview({ content }: PreviewProps) {
  const company = inLanguage(useShop().company, useLanguage())
  const [logo, icon, share] = [wordsAt(content, 'logo', 'src'), wordsAt(content, 'icon'), wordsAt(content, 'share')]
  const isAlone = logo !== '' && wordsAt(content, 'logoWith') === 'nothing'
  return (
    <>
      <p className={styles.tab}>
        {icon === '' ? <Mark /> : <img src={mediaVariant(icon, 200, 'webp')} alt="" />}
        {company}
      </p>
      <p className={styles.head}>
        {logo === '' ? <Mark /> : <img src={mediaVariant(logo, 400, 'webp')} alt={isAlone ? company : ''} />}
        {!isAlone && company}
      </p>
      {share !== '' && (
        <div className={styles.tile}>
          <img className={styles.share} src={mediaVariant(share, 400, 'webp')} alt="" />
          <p className={styles.name}>{company}</p>
        </div>
      )}
    </>
  )
}
