import { useId, useState } from 'react'
import { PRODUCT_PICTURES_MAX } from '#domain/catalogue/product-pictures.ts'
import { formatNumber } from '#i18n/formats.ts'
import { picturesTexts } from '#i18n/sets/pictures.ts'
import { CHOSEN_PICTURES } from '../../../platform/calls/files/shrink-picture.ts'
import { useMoveTexts, usePlacedWords } from '../../../platform/lists/move-texts.ts'
import { useLanguage } from '../../../platform/texts/language.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { Thumbnail } from '../../../shop/thumbnail.tsx'
import { SidePanel } from '../../../ui/form-frame/side-panel.tsx'
import { DropProgress } from '../../../ui/picture-drop/drop-progress.tsx'
import { FileChooser } from '../../../ui/picture-drop/file-chooser.tsx'
import { useDrop } from '../../../ui/picture-drop/use-drop.ts'
import { MoveButtons, MoveHandle, SortableRow } from '../../../ui/sortable/sortable-row.tsx'
import { movedRow, type Sorting, useSorting } from '../../../ui/sortable/sorting.ts'
import { LeftOutFiles } from '../pictures/left-out-files.tsx'
import thumbnail from '../thumbnail.module.css'
import styles from './gallery-panel.module.css'
import { MainPicture } from './main-picture.tsx'
import type { GalleryPicture, GalleryProps, Pictured } from './picture-calls.ts'
import { PictureDetails } from './picture-details.tsx'
import { useArranging } from './use-arranging.ts'
import { usePictureUploads } from './use-picture-uploads.ts'

/** The pictures of a product or draft: the main one, the order of all, their texts, and more of them. Every change takes effect at once. */
export function GalleryPanel<Rec extends Pictured>(gallery: GalleryProps<Rec>) {
  const { t } = useTexts(picturesTexts)
  const language = useLanguage()
  const { pictures, arrange } = useArranging(gallery)
  const number = (value: number) => formatNumber(value, language)
  const placedWords = usePlacedWords()
  const [told, setTold] = useState('')
  const sorting = useSorting(pictures.length, (from, to) => {
    setTold(placedWords(t('pictures.one', { n: number(from + 1) }), to, pictures.length))
    void arrange((now) => movedRow(now, from, to))
  })
  return (
    <SidePanel title={t('pictures.title')}>
      <MainPicture {...gallery} />
      <p className={styles.note} role="status">
        {t('pictures.count', { shown: number(pictures.length), limit: number(PRODUCT_PICTURES_MAX) })}
      </p>
      {pictures.length > 0 && (
        <ol ref={sorting.list} className={styles.rows}>
          {pictures.map((picture, index) => (
            <PictureRow
              key={picture.name}
              picture={picture}
              index={index}
              sorting={sorting}
              gallery={gallery}
              onTexts={(texts) => arrange((now) => now.map((each) => (each.name === picture.name ? { ...each, ...texts } : each)))}
            />
          ))}
        </ol>
      )}
      <p className="visually-hidden" role="status">
        {told}
      </p>
      <MorePictures {...gallery} />
    </SidePanel>
  )
}

interface PictureRowProps<Rec extends Pictured> {
  readonly gallery: GalleryProps<Rec>
  readonly picture: GalleryPicture
  readonly index: number
  readonly sorting: Sorting
  readonly onTexts: (texts: Pick<GalleryPicture, 'alt' | 'altAr'>) => Promise<boolean>
}

function PictureRow<Rec extends Pictured>({ picture, index, sorting, gallery, onTexts }: PictureRowProps<Rec>) {
  const { calls, product, onChanged } = gallery
  const { t } = useTexts(picturesTexts)
  const language = useLanguage()
  const name = index === 0 ? t('pictures.main') : t('pictures.one', { n: formatNumber(index + 1, language) })
  const texts = useMoveTexts()(name)
  return (
    <SortableRow sorting={sorting} index={index} className={styles.row}>
      <div className={styles.head}>
        <MoveHandle sorting={sorting} index={index} texts={texts} />
        <Thumbnail product={{ imageUrl: picture.imageUrl, images: [] }} size={56} className={thumbnail.thumbnail} />
        <span className={styles.moves}>
          <MoveButtons sorting={sorting} index={index} texts={texts} />
        </span>
      </div>
      <PictureDetails
        name={name}
        picture={picture}
        mayGo={calls.mayBeEmpty || sorting.count > 1}
        onTexts={onTexts}
        remove={async () => {
          const { record, message } = await calls.remove(product._id, picture.name)
          onChanged(record)
          return message
        }}
      />
    </SortableRow>
  )
}

function MorePictures<Rec extends Pictured>(gallery: GalleryProps<Rec>) {
  const { t } = useTexts(picturesTexts)
  const id = useId()
  const { add, leftOut, progress } = usePictureUploads(gallery)
  const { isOver, handlers } = useDrop((files) => {
    if (progress === null && files.length > 0) void add(files)
  })
  const isFull = (gallery.product.pictures?.length ?? 0) >= PRODUCT_PICTURES_MAX
  return (
    <>
      {(progress !== null || !isFull) && (
        <div className={styles.zone} data-over={isOver || undefined} {...handlers}>
          {progress === null ? (
            <FileChooser
              id={id}
              text={t('pictures.add')}
              dropText={isOver ? t('pictures.dropHere') : t('pictures.orDrop')}
              accept={CHOSEN_PICTURES}
              multiple
              aria-describedby={`${id}-hint`}
              onFiles={(files) => void add(files)}
            />
          ) : (
            <DropProgress {...progress} />
          )}
        </div>
      )}
      <p id={`${id}-hint`} className={styles.note}>
        {t('pictures.hint')}
      </p>
      <LeftOutFiles files={leftOut} />
    </>
  )
}
