import { useEffect, useRef, useState } from 'react'
import type { CallReply } from '#contract/endpoints.ts'
import type { OfferReply } from '#contract/offers/offer-replies.ts'
import type { OfferContent } from '#domain/offers/content.ts'
import { missingForSending, SEND_WAYS, type SendingProblem, type SendWay, sendingWarnings } from '#domain/offers/sending.ts'
import { offerSendingTexts } from '#i18n/sets/offer-sending.ts'
import { useIsThere } from '../../../platform/calls/is-there.ts'
import { useApi } from '../../../platform/calls/use-api.ts'
import { failureText } from '../../../platform/frame/failures.ts'
import { notify } from '../../../platform/frame/notices.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { useShop } from '../../../shop/frame/root-data.ts'
import { Button } from '../../../ui/button/button.tsx'
import { oneAtATime } from '../../../ui/button/one-at-a-time.ts'
import { Callout } from '../../../ui/callout/callout.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { chatText, openChat, proposedText } from './customers-chat.ts'
import { Problems } from './problem-list.tsx'
import { emailsOf, proposedWays } from './sending-ways.ts'
import { SentStep } from './sent-step.tsx'
import { WayFields } from './way-fields.tsx'

export interface SendingDialogProps {
  readonly isOpen: boolean
  readonly offer: OfferReply
  readonly content: OfferContent
  /** The discount in hundredths of a percent over which the offer waits for approval. */
  readonly discountLimit: number | null
  /** Saves the draft; false where it can't be saved now. */
  readonly flush: () => Promise<boolean>
  readonly revision: () => number
  readonly onShow: (path: string) => void
  readonly onClose: () => void
  /** The draft was sent, or waits for approval. */
  readonly onSent: () => void
}

type Sent = CallReply<'POST /api/offer/:id/send'>

/**
 * Sends the draft: what is missing, the ways, one confirmation, and what remains to be done by hand. Escape and Back close it also while it
 * sends: it opens again for what was sent, and a failure is told over the page.
 */
export function SendingDialog(props: SendingDialogProps) {
  const { isOpen, offer, content, onShow, onClose, onSent } = props
  const { t } = useTexts(offerSendingTexts)
  const [sent, setSent] = useState<Sent | null>(null)
  const sending = useSending(props, setSent)
  const { ways, problems, warnings, failure, isSending, send } = sending
  const close = sent === null ? onClose : onSent
  return (
    <Dialog
      isOpen={isOpen || sent !== null}
      onClose={close}
      title={t(sent === null ? 'offerSending.title' : sent.isWaiting ? 'offerSending.waitingTitle' : 'offerSending.sentTitle')}
      actions={
        sent === null ? (
          <>
            <Button tone="secondary" onPress={onClose}>
              {t('offerSending.back')}
            </Button>
            <Button
              tone="primary"
              className="button-off"
              isBusy={isSending}
              onPress={send}
              disabled={problems.length > 0 || ways.length === 0}
              data-send=""
            >
              {t('offerSending.send')}
            </Button>
          </>
        ) : (
          <Button tone="primary" onPress={onSent}>
            {t('offerSending.done')}
          </Button>
        )
      }
    >
      {sent === null ? (
        <div className="stack gap-3">
          <Problems content={content} problems={problems} warnings={warnings} onShow={onShow} />
          <WayFields {...sending} content={content} />
          {failure !== null && (
            <div role="alert">
              <Callout tone="error">{failure}</Callout>
            </div>
          )}
        </div>
      ) : (
        <SentStep sent={sent} offer={offer} content={content} ways={ways} chat={sending.chat} />
      )}
      <FocusSend isOn={isOpen && sent === null} />
    </Dialog>
  )
}

/** One more press of Enter sends. */
function FocusSend({ isOn }: { readonly isOn: boolean }) {
  useEffect(() => {
    if (isOn) document.querySelector<HTMLElement>('[data-send]:not(:disabled)')?.focus()
  }, [isOn])
  return null
}

function useSending({ isOpen, offer, content, discountLimit, flush, revision }: SendingDialogProps, setSent: (sent: Sent) => void) {
  const shop = useShop()
  const { t } = useTexts(offerSendingTexts)
  const api = useApi()
  const [chosen, setWays] = useState<readonly SendWay[] | null>(null)
  const ways = chosen ?? proposedWays(content, offer.events)
  const [chat, setChat] = useState<string | null>(null)
  const [emailText, setEmailText] = useState('')
  const [failure, setFailure] = useState<string | null>(null)
  const [once] = useState(oneAtATime)
  const [isSending, setSending] = useState(false)
  const isSeen = useRef(isOpen)
  isSeen.current = isOpen
  const isThere = useIsThere()
  const fail = (text: string) => {
    setFailure(text)
    if (!isSeen.current || !isThere.current) notify({ kind: 'error', text })
  }
  const now = new Date()
  const text = chat ?? proposedText(content, offer.number, shop)
  const problems = isOpen ? [...missingForSending(content, now), ...wayProblems(content, ways)] : []
  const send = async () => {
    setFailure(null)
    if (!(await flush())) return fail(t('offerSending.notSaved'))
    try {
      const whatsapp = ways.includes('whatsapp') ? { whatsappText: chatText(text, null) } : {}
      const email = ways.includes('email') && emailText.trim() !== '' ? { emailText } : {}
      const sent = await api.call('POST /api/offer/:id/send', {
        params: { id: offer._id },
        body: { ways: SEND_WAYS.filter((way) => ways.includes(way)), version: revision(), ...whatsapp, ...email },
      })
      setSent(sent)
      if (!sent.isWaiting && ways.includes('whatsapp')) openChat(content, chatText(text, sent.offer.links?.answering ?? null))
    } catch (error) {
      fail(failureText(error, t) ?? t('offerSending.notSent'))
    }
  }
  return {
    ways,
    setWays,
    chat: text,
    setChat,
    emailText,
    setEmailText,
    problems,
    warnings: isOpen ? sendingWarnings(content, { now, openingHours: shop.openingHours, discountLimit }) : [],
    failure,
    isSending,
    send: () =>
      once(() => {
        setSending(true)
        return send().finally(() => setSending(false))
      }),
  }
}

function wayProblems(content: OfferContent, ways: readonly SendWay[]): readonly SendingProblem[] {
  return ways.includes('email') && emailsOf(content).length === 0 ? [{ field: 'addressee.email', text: 'required' }] : []
}
