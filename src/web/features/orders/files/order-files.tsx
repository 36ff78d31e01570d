import { useId, useRef, useState } from 'react'
import type { OrderFileReply } from '#contract/files/order-files.ts'
import { ORDER_FILE_MB_MAX, ORDER_FILES_MAX } from '#domain/orders/order-files.ts'
import type { Language } from '#domain/text/language.ts'
import { isolate } from '#i18n/bidi.ts'
import { formatCairoTime, formatMeasure } from '#i18n/formats.ts'
import { orderFilesTexts } from '#i18n/sets/order-files.ts'
import { saveFile } from '../../../platform/calls/files/save-file.ts'
import { reportFailure } from '../../../platform/frame/failures.ts'
import { useLanguage } from '../../../platform/texts/language.ts'
import { type Texts, useTexts } from '../../../platform/texts/texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { PlainButton } from '../../../ui/button/plain-button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { FileChooser } from '../../../ui/picture-drop/file-chooser.tsx'
import { useDrop } from '../../../ui/picture-drop/use-drop.ts'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import page from '../order-page.module.css'
import type { FilesOwner } from './file-calls.ts'
import { FileUploads } from './file-uploads.tsx'
import styles from './order-files.module.css'
import { type OrderFiles as Files, useOrderFiles } from './use-order-files.ts'

export interface OrderFilesProps {
  readonly of: FilesOwner
  /** Names the record where a page has files of more than one. */
  readonly title?: string
  /** Another value for each state of the page that may have other files. */
  readonly changes?: unknown
  /** True where the reader is the requester. */
  readonly isOwnRequest?: boolean
  /** A cancelled request keeps its files and gets no more. */
  readonly isReadOnly?: boolean
}

/** The plans, pictures and documents that customer and staff have put on a request or an offer. */
export function OrderFiles({ of, title, changes, isOwnRequest = false, isReadOnly = false }: OrderFilesProps) {
  const { t } = useTexts(orderFilesTexts)
  const all = useOrderFiles(of, changes)
  const { files, isMissing, uploads, load, add } = all
  const { isOver, handlers } = useDrop((dropped) => {
    if (!isReadOnly) add(dropped)
  })
  const heading = useId()
  const hasFiles = files !== null && files.length > 0
  if (isReadOnly && files?.length === 0) return null
  return (
    <Card>
      <section
        className={styles.section}
        aria-labelledby={heading}
        data-over={(isOver && !isReadOnly) || undefined}
        data-print={hasFiles ? undefined : 'empty'}
        {...handlers}
      >
        <h2 id={heading} className={page.heading}>
          {title ?? t('orderFiles.title')}
        </h2>
        {!isReadOnly && (
          <p className={styles.hint}>
            {t('orderFiles.hint', { most: ORDER_FILES_MAX, size: ORDER_FILE_MB_MAX })}{' '}
            {t(`orderFiles.seenBy.${isOwnRequest ? 'own' : 'staff'}`)}
          </p>
        )}
        {isMissing && (
          <p className={styles.failure} role="alert">
            {t('orderFiles.notLoaded')}{' '}
            <Button tone="secondary" onPress={load}>
              {t('orderFiles.retry')}
            </Button>
          </p>
        )}
        {hasFiles && <FileList files={files} remove={all.remove} pathOf={all.pathOf} isReadOnly={isReadOnly} />}
        <FileUploads {...all} />
        {!isReadOnly && <Adding isOver={isOver} add={add} isFull={(files?.length ?? 0) + uploads.length >= ORDER_FILES_MAX} />}
      </section>
    </Card>
  )
}

function Adding({ isOver, add, isFull }: { readonly isOver: boolean; readonly isFull: boolean } & Pick<Files, 'add'>) {
  const { t } = useTexts(orderFilesTexts)
  const id = useId()
  if (isFull) return <p className={styles.hint}>{t('orderFiles.full', { most: ORDER_FILES_MAX })}</p>
  return (
    <div className={styles.adding}>
      <FileChooser
        id={id}
        multiple
        accept=".pdf,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png"
        text={t('orderFiles.add')}
        dropText={t(isOver ? 'orderFiles.dropHere' : 'orderFiles.orDrop')}
        onFiles={add}
      />
    </div>
  )
}

interface FileListProps extends Pick<Files, 'remove' | 'pathOf'> {
  readonly files: readonly OrderFileReply[]
  readonly isReadOnly: boolean
}

function FileList({ pathOf, files, remove, isReadOnly }: FileListProps) {
  const { t } = useTexts(orderFilesTexts)
  const list = useRef<HTMLUListElement>(null)
  const [asked, setAsked] = useState<OrderFileReply | null>(null)
  const removeAsked = async (file: OrderFileReply) => {
    try {
      await remove(file)
      // The pressed button is gone.
      list.current?.closest('section')?.querySelector<HTMLElement>('input[type=file]')?.focus()
    } catch (error) {
      reportFailure(error, t)
    }
  }
  return (
    <>
      <ul ref={list} className={styles.list}>
        {files.map((file) => (
          <FileLine
            key={file._id}
            path={pathOf(file)}
            file={file}
            {...(file.isOwn && !isReadOnly ? { onRemove: () => setAsked(file) } : {})}
          />
        ))}
      </ul>
      <ConfirmDialog
        isOpen={asked !== null}
        title={t('orderFiles.deleteTitle')}
        subject={<bdi>{asked?.name}</bdi>}
        text={t('orderFiles.deleteText')}
        confirmLabel={t('orderFiles.delete')}
        onClose={() => setAsked(null)}
        onConfirm={() => {
          if (asked !== null) void removeAsked(asked)
        }}
      />
    </>
  )
}

interface FileLineProps {
  readonly file: OrderFileReply
  /** The address of its content. */
  readonly path: string
  readonly onRemove?: () => void
}

function FileLine({ file, path, onRemove }: FileLineProps) {
  const { t } = useTexts(orderFilesTexts)
  const language = useLanguage()
  const { name, bytes, by, created, isOwn, purpose } = file
  const who = isOwn ? t('orderFiles.by.own') : (by.name ?? t(`orderFiles.by.${by.kind}`))
  const save = async () => {
    try {
      await saveFile(path, name, language)
    } catch (error) {
      reportFailure(error, t)
    }
  }
  return (
    <li className={styles.line}>
      <div className={styles.words}>
        <PlainButton look="text" className={styles.name} data-print="text" onPress={() => save()}>
          <bdi>{name}</bdi>
          <span className="visually-hidden"> {t('orderFiles.save')}</span>
        </PlainButton>
        <p className={styles.about}>
          <bdi>{sizeText(bytes, t, language)}</bdi> · <bdi>{who}</bdi> ·{' '}
          <time dateTime={created}>{formatCairoTime(created, language)}</time>
          {purpose !== undefined && <> · {t(`orderFiles.purposes.${purpose}`)}</>}
        </p>
      </div>
      {onRemove !== undefined && (
        <Button tone="plain-danger" onPress={onRemove} aria-label={t('orderFiles.deleteNamed', { name: isolate(name) })}>
          {t('orderFiles.delete')}
        </Button>
      )}
    </li>
  )
}

const KB = 1024

function sizeText(bytes: number, t: Texts<typeof orderFilesTexts>, language: Language): string {
  const isLarge = bytes >= KB * KB
  const size = isLarge ? Math.round((bytes / KB / KB) * 10) / 10 : Math.max(1, Math.round(bytes / KB))
  return formatMeasure(size, t(isLarge ? 'orderFiles.mb' : 'orderFiles.kb'), language)
}
