import { isolate } from '#i18n/bidi.ts'
import { picturesTexts } from '#i18n/sets/pictures.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { PlainButton } from '../../../ui/button/plain-button.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import thumbnail from '../thumbnail.module.css'
import styles from './picture-row.module.css'
import { useChosenPicture } from './use-chosen-picture.ts'

export interface ChosenPicturesProps {
  /** The main picture first. */
  readonly files: readonly File[]
  readonly onRemove: (index: number) => void
}

/** The pictures that are sent with a form, each with its preview; where the browser can't read one, it says so before the server does. */
export function ChosenPictures({ files, onRemove }: ChosenPicturesProps) {
  const { t } = useTexts(picturesTexts)
  return (
    <ol className="stack gap-2" aria-label={t('pictures.title')}>
      {files.map((file, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name, and a row reads its file anew
        <li key={index} className={styles.row}>
          <ChosenPicture file={file} isMain={index === 0} />
          <PlainButton look="icon" aria-label={t('pictures.leaveOut', { name: isolate(file.name) })} onPress={() => onRemove(index)}>
            <Icon name="close" />
          </PlainButton>
        </li>
      ))}
    </ol>
  )
}

function ChosenPicture({ file, isMain }: { readonly file: File; readonly isMain: boolean }) {
  const { t } = useTexts(picturesTexts)
  const { src, isUnreadable } = useChosenPicture(file)
  return (
    <>
      <img className={thumbnail.thumbnail} src={src ?? '/artwork/placeholder.svg'} alt="" width={56} height={56} />
      <div className={styles.words}>
        <bdi>{file.name}</bdi>
        {isUnreadable && <p className={styles.wrong}>{t('pictures.unreadable')}</p>}
      </div>
      {isMain && <Badge tone="nile">{t('pictures.main')}</Badge>}
    </>
  )
}
