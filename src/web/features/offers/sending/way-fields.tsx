import { internationalPhone } from '#domain/accounts/phones.ts'
import type { OfferContent } from '#domain/offers/content.ts'
import { OFFER_MESSAGE_MAX } from '#domain/offers/limits.ts'
import { SEND_WAYS, type SendWay } from '#domain/offers/sending.ts'
import { isolateLtr } from '#i18n/bidi.ts'
import { formatList } from '#i18n/formats.ts'
import { offerSendingTexts } from '#i18n/sets/offer-sending.ts'
import { useLanguage } from '../../../platform/texts/language.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { Checkbox } from '../../../ui/field/checkbox.tsx'
import { TextArea } from '../../../ui/field/text-area.tsx'
import styles from './sending.module.css'
import { emailsOf } from './sending-ways.ts'

export interface WayFieldsProps {
  readonly content: OfferContent
  readonly ways: readonly SendWay[]
  readonly setWays: (ways: readonly SendWay[]) => void
  readonly chat: string
  readonly setChat: (text: string) => void
  readonly emailText: string
  readonly setEmailText: (text: string) => void
}

/** The ways by which the offer is sent, several at once if wanted. */
export function WayFields(props: WayFieldsProps) {
  const { content, ways, setWays } = props
  const { t } = useTexts(offerSendingTexts)
  const language = useLanguage()
  const emails = emailsOf(content)
  const phone = internationalPhone(content.addressee.phone)
  const notes: Readonly<Record<SendWay, string>> = {
    email: emails.length === 0 ? t('offerSending.noEmail') : formatList(emails.map(isolateLtr), language),
    whatsapp: phone === null ? t('offerSending.noPhone') : isolateLtr(phone),
    print: t('offerSending.printNote'),
  }
  return (
    <fieldset className={styles.ways}>
      <legend>{t('offerSending.ways')}</legend>
      {SEND_WAYS.map((way) => (
        <div key={way} className={styles.way}>
          <Checkbox
            checked={ways.includes(way)}
            onChange={({ target }) => setWays(target.checked ? [...ways, way] : ways.filter((each) => each !== way))}
            label={
              <>
                {t(`offerSending.way.${way}`)} <span className={styles.note}>{notes[way]}</span>
              </>
            }
          />
          {ways.includes(way) && <WayText way={way} {...props} />}
        </div>
      ))}
    </fieldset>
  )
}

function WayText({ way, content, chat, setChat, emailText, setEmailText }: WayFieldsProps & { readonly way: SendWay }) {
  const { t } = useTexts(offerSendingTexts)
  if (way === 'print') return null
  const isChat = way === 'whatsapp'
  return (
    <TextArea
      label={t(isChat ? 'offerSending.chatText' : 'offerSending.emailText')}
      hint={t(isChat ? 'offerSending.chatHint' : 'offerSending.emailHint')}
      lang={content.language}
      rows={3}
      maxLength={isChat ? 500 : OFFER_MESSAGE_MAX}
      value={isChat ? chat : emailText}
      onChange={({ target }) => (isChat ? setChat(target.value) : setEmailText(target.value))}
    />
  )
}
