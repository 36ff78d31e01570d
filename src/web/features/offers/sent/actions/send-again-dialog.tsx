import { useState } from 'react'
import type { OfferReply, VersionReply } from '#contract/offers/offer-replies.ts'
import { OFFER_MESSAGE_MAX } from '#domain/offers/limits.ts'
import type { SendWay } from '#domain/offers/sending.ts'
import { isolateLtr } from '#i18n/bidi.ts'
import { sentOfferTexts } from '#i18n/sets/sent-offer.ts'
import { useTexts } from '../../../../platform/texts/texts.ts'
import { useShop } from '../../../../shop/frame/root-data.ts'
import { Callout } from '../../../../ui/callout/callout.tsx'
import { Checkbox } from '../../../../ui/field/checkbox.tsx'
import { TextArea } from '../../../../ui/field/text-area.tsx'
import { chatText, chatUrl, openWindowForLater, proposedText } from '../../sending/customers-chat.ts'
import { ActDialog } from '../act-dialog.tsx'
import styles from '../sent.module.css'
import type { OfferWork } from '../use-offer-work.ts'

export interface SendAgainDialogProps {
  readonly offer: OfferReply
  readonly version: VersionReply
  readonly work: Pick<OfferWork, 'act'>
  readonly onClose: () => void
}

/** Sends the same version once more, or notes that it was handed over. */
export function SendAgainDialog({ offer, version, work, onClose }: SendAgainDialogProps) {
  const { t } = useTexts(sentOfferTexts)
  const { addressee, recipients } = version.content
  const addresses = [addressee.email, ...recipients.map(({ email }) => email)].filter((email) => email !== '')
  const [ways, setWays] = useState<readonly SendWay[]>(addresses.length > 0 ? ['email'] : ['whatsapp'])
  const [isTried, setTried] = useState(false)
  const [emailText, setEmailText] = useState('')
  const shop = useShop()
  const [typed, setTyped] = useState(() => proposedText(version.content, offer.number, shop))
  const choose = (way: SendWay, isChosen: boolean) => setWays(isChosen ? [...ways, way] : ways.filter((each) => each !== way))
  const box = (way: SendWay, label: string) => (
    <Checkbox label={label} name={way} checked={ways.includes(way)} onChange={({ target }) => choose(way, target.checked)} />
  )
  const send = async () => {
    setTried(true)
    if (ways.length === 0) return null
    const texts = {
      ...(ways.includes('email') ? { emailText } : {}),
      ...(ways.includes('whatsapp') ? { whatsappText: chatText(typed, null) } : {}),
    }
    const body = { ways: [...ways], shown: version.version, ...texts }
    const chat = chatText(typed, offer.links?.answering ?? null)
    const openWindow = ways.includes('whatsapp') ? openWindowForLater() : null
    const outcome = await work.act((api, id) => api.call('POST /api/offer/:id/send', { params: { id }, body }))
    openWindow?.(outcome.kind === 'done' ? chatUrl(version.content, chat) : null)
    return outcome
  }
  return (
    <ActDialog
      title={t('sentOffer.actions.sendAgainTitle', { version: version.version })}
      doLabel={t('sentOffer.actions.send')}
      onClose={onClose}
      act={send}
    >
      <fieldset className={styles.choices}>
        <legend>{t('sentOffer.actions.sendAgainBy')}</legend>
        {addresses.length > 0
          ? box('email', t('sentOffer.actions.emailTo', { address: isolateLtr(addresses.join(', ')) }))
          : t('sentOffer.actions.emailNobody')}
        {box(
          'whatsapp',
          addressee.phone === ''
            ? t('sentOffer.actions.whatsAppAnybody')
            : t('sentOffer.actions.whatsAppTo', { phone: isolateLtr(addressee.phone) }),
        )}
        {box('print', t('sentOffer.actions.byPrint'))}
      </fieldset>
      <div role="alert">{isTried && ways.length === 0 && <Callout tone="error">{t('sentOffer.actions.wayMissing')}</Callout>}</div>
      {ways.includes('email') && (
        <TextArea
          label={t('sentOffer.actions.emailText')}
          name="email-text"
          rows={2}
          maxLength={OFFER_MESSAGE_MAX}
          value={emailText}
          onChange={({ target }) => setEmailText(target.value)}
        />
      )}
      {ways.includes('whatsapp') && (
        <TextArea
          label={t('sentOffer.actions.whatsAppText')}
          name="whatsapp-text"
          rows={4}
          maxLength={OFFER_MESSAGE_MAX}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
    </ActDialog>
  )
}
