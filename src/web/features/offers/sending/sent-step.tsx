import { useEffect, useRef, useState } from 'react'
import type { CallReply } from '#contract/endpoints.ts'
import type { OfferReply } from '#contract/offers/offer-replies.ts'
import type { OfferContent } from '#domain/offers/content.ts'
import { versionText } from '#domain/offers/numbers.ts'
import type { SendWay } from '#domain/offers/sending.ts'
import { offerSendingTexts } from '#i18n/sets/offer-sending.ts'
import { openFile, saveBlob } from '../../../platform/calls/files/save-file.ts'
import { reportFailure } from '../../../platform/frame/failures.ts'
import { useLanguage } from '../../../platform/texts/language.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { Ltr } from '../../../ui/bidi/ltr.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { buttonLook } from '../../../ui/button/button-look.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { fetchOfferFile, maySharePdf } from '../offer-file.ts'
import { chatText, chatUrl } from './customers-chat.ts'
import styles from './sending.module.css'

export interface SentStepProps {
  readonly sent: CallReply<'POST /api/offer/:id/send'>
  readonly offer: OfferReply
  readonly content: OfferContent
  readonly ways: readonly SendWay[]
  readonly chat: string
}

/** The last step, with everything the seller does by hand: the chat, the file, the paper. */
export function SentStep({ sent, offer, content, ways, chat }: SentStepProps) {
  const { t } = useTexts(offerSendingTexts)
  const step = useRef<HTMLDivElement>(null)
  // The button that sent has left the dialog, and the focus with it.
  useEffect(() => step.current?.focus(), [])
  const version = sent.offer.versions[0]?.version ?? 1
  if (sent.isWaiting)
    return (
      <div ref={step} tabIndex={-1}>
        {t('offerSending.waitingText')}
      </div>
    )
  const link = sent.offer.links?.answering ?? null
  const url = chatUrl(content, chatText(chat, link))
  const file = { offerId: offer._id, language: content.language, name: `${offer.number}-${versionText(version)}.pdf` }
  return (
    <div ref={step} className={styles.sent} tabIndex={-1}>
      <div>
        <p>
          <Ltr>
            {offer.number} {versionText(version)}
          </Ltr>
        </p>
        <p>{sent.message}</p>
        {ways.includes('whatsapp') && <p>{t('offerSending.chatNext')}</p>}
      </div>
      <div className={styles.after}>
        {ways.includes('whatsapp') && maySharePdf() && (
          <FileButton label={t('offerSending.share')} isMain load={file} use={(pdf) => share(pdf, chatText(chat, link))} />
        )}
        {ways.includes('whatsapp') && (
          <a className={buttonLook('secondary')} href={url} target="_blank" rel="noreferrer">
            <Icon name="whatsapp" />
            {t('offerSending.openChat')}
          </a>
        )}
        {ways.includes('print') && <FileButton label={t('offerSending.print')} isMain load={file} use={openFile} />}
        <FileButton label={t('offerSending.download')} load={file} use={(pdf) => saveBlob(pdf, pdf.name)} />
      </div>
    </div>
  )
}

/** A closed share sheet is no failure. */
async function share(file: File, text: string): Promise<void> {
  try {
    await navigator.share({ files: [file], text })
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error
  }
}

interface FileButtonProps {
  readonly label: string
  readonly isMain?: boolean
  readonly load: Parameters<typeof fetchOfferFile>[0]
  readonly use: (file: File) => unknown
}

/** Fetches the file at the first press and keeps it, because a share sheet opens only directly after a press. */
function FileButton({ label, isMain = false, load, use }: FileButtonProps) {
  const { t } = useTexts(offerSendingTexts)
  const language = useLanguage()
  const [file, setFile] = useState<File | null>(null)
  const press = async () => {
    try {
      const fetched = file ?? (await fetchOfferFile(load, language))
      setFile(fetched)
      await use(fetched)
    } catch (error) {
      reportFailure(error, t, t('offerSending.noFile'))
    }
  }
  return (
    <Button tone={isMain ? 'primary' : 'secondary'} onPress={press}>
      {label}
    </Button>
  )
}
