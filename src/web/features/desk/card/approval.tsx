import { useRef, useState } from 'react'
import type { EntryReply } from '#contract/desk.ts'
import type { OfferReply, VersionReply } from '#contract/offers/offer-replies.ts'
import { againstList } from '#domain/offers/approval.ts'
import { OFFER_REASON_MAX } from '#domain/offers/limits.ts'
import { isolate, isolateLtr } from '#i18n/bidi.ts'
import { minorText, percentText } from '#i18n/offer-amounts.ts'
import { deskTexts } from '#i18n/sets/desk.ts'
import { newId } from '../../../platform/calls/new-id.ts'
import { useApi } from '../../../platform/calls/use-api.ts'
import { reportFailure } from '../../../platform/frame/failures.ts'
import { notify } from '../../../platform/frame/notices.ts'
import { useLanguage } from '../../../platform/texts/language.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { Ltr } from '../../../ui/bidi/ltr.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Field } from '../../../ui/field/field.tsx'
import styles from './approval.module.css'
import { VersionPart } from './version-part.tsx'

export interface ApprovalProps {
  readonly entry: EntryReply
  readonly news: number
  readonly onDecided: () => void
}

/** A discount over the limit, decided in one press: the list price, the offered one, and who asks. */
export function Approval({ entry, news, onDecided }: ApprovalProps) {
  return (
    <VersionPart kind="approval" entry={entry} news={news} find={({ state }) => state === 'waiting'}>
      {(offer, version) => <Decision entry={entry} offer={offer} version={version} onDecided={onDecided} />}
    </VersionPart>
  )
}

interface DecisionProps extends Pick<ApprovalProps, 'entry' | 'onDecided'> {
  readonly offer: OfferReply
  readonly version: VersionReply
}

function Decision({ entry, offer, version, onDecided }: DecisionProps) {
  const { t } = useTexts(deskTexts)
  const language = useLanguage()
  const word = useWord({ entry, offer, version, onDecided })
  const { hundredths } = againstList(version.content)
  const asker = offer.events.find(({ kind, version: of }) => kind === 'approval-asked' && of === version.version)?.by.name ?? ''
  const percent = isolateLtr(percentText(hundredths, language))
  return (
    <>
      <p>{asker === '' ? t('desk.approval.asksNobody', { percent }) : t('desk.approval.asks', { name: isolate(asker), percent })}</p>
      <Sums content={version.content} />
      {version.moves.includes('approve') ? (
        <>
          <Field
            ref={word.field}
            label={asker === '' ? t('desk.approval.wordNobody') : t('desk.approval.word', { name: isolate(asker) })}
            name="word"
            dir="auto"
            maxLength={OFFER_REASON_MAX}
            value={word.typed}
            error={word.isMissing ? t('desk.approval.wordMissing') : undefined}
            onChange={({ target: { value } }) => word.change(value)}
          />
          <div className={styles.acts}>
            <Button tone="primary" onPress={() => word.decide(true)}>
              {t('desk.approval.approve')}
            </Button>
            <Button tone="secondary" onPress={() => word.decide(false)}>
              {t('desk.approval.refuse')}
            </Button>
          </div>
        </>
      ) : (
        <p>{t('desk.approval.notYours')}</p>
      )}
    </>
  )
}

/** The word that is typed to the decision; a refusal needs one. */
function useWord({ entry, offer, version, onDecided }: DecisionProps) {
  const { t } = useTexts(deskTexts)
  const api = useApi()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [isMissing, setMissing] = useState(false)
  /** Another try with the same word writes no second note. */
  const spoken = useRef<{ readonly _id: string; readonly note: string } | null>(null)
  const decide = async (isApproved: boolean) => {
    const note = typed.trim()
    if (!isApproved && note === '') {
      setMissing(true)
      field.current?.focus()
      return
    }
    const target = { params: { id: offer._id } }
    try {
      // The word goes first: a decided offer has no field for it any more.
      if (isApproved && note !== '') {
        if (spoken.current?.note !== note) spoken.current = { _id: newId(), note }
        await api.call('POST /api/desk/:id/note', { params: { id: entry._id }, body: spoken.current })
      }
      const { message } = isApproved
        ? await api.call('POST /api/offer/:id/approve', { ...target, body: { version: version.revision } })
        : await api.call('POST /api/offer/:id/refuse-approval', { ...target, body: { reason: note, version: version.revision } })
      notify({ kind: 'success', text: message })
    } catch (error) {
      reportFailure(error, t)
    }
    onDecided()
  }
  const change = (value: string) => {
    setTyped(value)
    setMissing(false)
  }
  return { field, typed, isMissing, change, decide }
}

/** The list price, the offered one, and what is between them. */
function Sums({ content }: Pick<VersionReply, 'content'>) {
  const { t } = useTexts(deskTexts)
  const language = useLanguage()
  const { listMinor, givenMinor, hundredths } = againstList(content)
  const money = (minor: number) => <Ltr>{minorText(minor, language, content.currency)}</Ltr>
  return (
    <dl className={styles.sums}>
      <div>
        <dt>{t('desk.approval.list')}</dt>
        <dd>{money(listMinor)}</dd>
      </div>
      <div>
        <dt>{t('desk.approval.offered')}</dt>
        <dd>{money(listMinor - givenMinor)}</dd>
      </div>
      <div>
        <dt>{t('desk.approval.less')}</dt>
        <dd>
          {money(givenMinor)} <Ltr>({percentText(hundredths, language)})</Ltr>
        </dd>
      </div>
    </dl>
  )
}
