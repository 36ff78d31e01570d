import { useRef, useState } from 'react'
import type { FilePurpose } from '#domain/orders/order-files.ts'
import { ORDER_FILE_KINDS, ORDER_FILE_MB_MAX } from '#domain/orders/order-files.ts'
import { isolate } from '#i18n/bidi.ts'
import { orderFilesTexts } from '#i18n/sets/order-files.ts'
import { sentOfferTexts } from '#i18n/sets/sent-offer.ts'
import { upload } from '../../../platform/calls/files/upload.ts'
import { reportFailureOrMissing } from '../../../platform/frame/missing-failures.ts'
import { useLanguage } from '../../../platform/texts/language.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { unfitUpload } from '../../../shop/orders/unfit-upload.ts'
import { FileField } from '../../../ui/picture-drop/file-field.tsx'

export interface AttachedFileProps {
  readonly label: string
  readonly file: File | null
  readonly onChoose: (file: File | null) => void
}

/** The file that proves what a dialog records: a signed paper, a purchase order or a transfer. */
export function AttachedFile({ label, file, onChoose }: AttachedFileProps) {
  const { t } = useTexts(sentOfferTexts, orderFilesTexts)
  const [unfit, setUnfit] = useState<Awaited<ReturnType<typeof unfitUpload>>>(null)
  const newest = useRef<File | null>(null)
  /** The file counts at once: a press before it is read would go without it. */
  const choose = async (chosen: File | null) => {
    newest.current = chosen
    setUnfit(null)
    onChoose(chosen)
    const reason = chosen === null ? null : await unfitUpload(chosen)
    if (reason === null || newest.current !== chosen) return
    setUnfit(reason)
    onChoose(null)
  }
  return (
    <FileField
      label={label}
      hint={t('sentOffer.answer.fileHint', { most: ORDER_FILE_MB_MAX })}
      error={unfit === null ? undefined : t(`orderFiles.${unfit}`)}
      texts={{
        choose: t('orderFiles.one.choose'),
        replace: t('orderFiles.one.replace'),
        orDrop: t('orderFiles.one.orDrop'),
        dropHere: t('orderFiles.one.dropHere'),
        remove: t('orderFiles.one.remove'),
        removeNamed: t('orderFiles.one.removeNamed', { name: isolate(file?.name ?? '') }),
      }}
      name="file"
      accept={ORDER_FILE_KINDS.map((kind) => `.${kind}`).join()}
      chosen={file?.name ?? null}
      onChoose={(chosen) => void choose(chosen)}
    />
  )
}

interface Reason {
  readonly purpose: FilePurpose
  /** The payment that the file proves. */
  readonly payment?: string
}

/**
 * Puts a chosen file on the offer once the record is stored: a refused one is told of and can be added on the page. The sending goes on where
 * the dialog is closed meanwhile, since what is recorded would lack its proof.
 */
export function useFiling(offerId: string, onFiled: () => void): (file: File | null, reason: Reason) => Promise<void> {
  const { t } = useTexts()
  const language = useLanguage()
  return async (file, reason) => {
    if (file === null) return
    const form = new FormData()
    form.append('name', file.name)
    for (const [name, value] of Object.entries(reason)) form.append(name, value)
    form.append('file', file)
    try {
      const { signal } = new AbortController()
      await upload('POST /api/offer/:id/files', { form, params: { id: offerId }, language, signal, onProgress: doNothing })
      onFiled()
    } catch (error) {
      reportFailureOrMissing(error, t, file.name)
    }
  }
}

function doNothing(): void {}
