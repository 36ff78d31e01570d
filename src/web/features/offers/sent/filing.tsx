import type { FilePurpose } from '#domain/orders/order-files.ts'
import { ORDER_FILE_KINDS, ORDER_FILE_MB_MAX } from '#domain/orders/order-files.ts'
import { sentOfferTexts } from '#i18n/sets/sent-offer.ts'
import { useUpload } from '../../../platform/calls/use-upload.ts'
import { reportFailure } from '../../../platform/frame/failures.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { Field } from '../../../ui/field/field.tsx'

/** The file that proves what a dialog records: a signed paper, a purchase order or a transfer. */
export function AttachedFile({ label, onChoose }: { readonly label: string; readonly onChoose: (file: File | null) => void }) {
  const { t } = useTexts(sentOfferTexts)
  return (
    <Field
      label={label}
      hint={t('sentOffer.answer.fileHint', { most: ORDER_FILE_MB_MAX })}
      type="file"
      name="file"
      accept={ORDER_FILE_KINDS.map((kind) => `.${kind}`).join()}
      onChange={({ target }) => onChoose(target.files?.[0] ?? null)}
    />
  )
}

interface Reason {
  readonly purpose: FilePurpose
  /** The payment that the file proves. */
  readonly payment?: string
}

/** Puts a chosen file on the offer once the record is stored: a refused one is told of and can be added on the page. */
export function useFiling(offerId: string, onFiled: () => void): (file: File | null, reason: Reason) => Promise<void> {
  const { t } = useTexts()
  const { send } = useUpload()
  return async (file, reason) => {
    if (file === null) return
    const form = new FormData()
    form.append('name', file.name)
    for (const [name, value] of Object.entries(reason)) form.append(name, value)
    form.append('file', file)
    try {
      await send('POST /api/offer/:id/files', form, { id: offerId })
      onFiled()
    } catch (error) {
      reportFailure(error, t)
    }
  }
}
