import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { OfferReply, VersionReply } from '#contract/offers/offer-replies.ts'
import { OFFER_NAME_MAX } from '#domain/offers/limits.ts'
import { versionText } from '#domain/offers/numbers.ts'
import type { OfferSums } from '#domain/offers/sums.ts'
import { shownVersion } from '#domain/offers/versions.ts'
import { offerEditorTexts } from '#i18n/sets/offer-editor.ts'
import { offersTexts } from '#i18n/sets/offers.ts'
import { useApi } from '../../../platform/calls/use-api.ts'
import { reportFailure } from '../../../platform/frame/failures.ts'
import { notify } from '../../../platform/frame/notices.ts'
import { useLanguage } from '../../../platform/texts/language.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { offerPath, offersPath } from '../../../shop/offer-paths.ts'
import { Ltr } from '../../../ui/bidi/ltr.tsx'
import { Breadcrumb } from '../../../ui/breadcrumb/breadcrumb.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { DeleteButton } from '../../../ui/dialog/delete-button.tsx'
import { AnyIcon } from '../../../ui/icon/any-icon.tsx'
import { Amount } from '../amount.tsx'
import { OfferState } from '../offer-state.tsx'
import type { SaveState } from './draft-saver.ts'
import { DenseField } from './fields/text-field.tsx'
import styles from './offer-editor.module.css'
import type { Draft } from './use-draft.ts'

export interface EditorHeadProps {
  readonly offer: OfferReply
  readonly version: VersionReply
  readonly draft: Draft
  readonly onSend: () => void
  readonly onDeleted: (isOfferGone: boolean) => void
  readonly onShowSent: (() => void) | null
}

export function EditorHead({ offer, version, draft, onSend, onDeleted, onShowSent }: EditorHeadProps) {
  const { t } = useTexts(offersTexts, offerEditorTexts)
  const language = useLanguage()
  return (
    <header className={styles.head}>
      <div className={styles.title}>
        <Breadcrumb
          label={t('offers.path')}
          crumbs={[{ text: t('offers.request.title'), to: offersPath(language) }, { text: offer.number }]}
        />
        <h1>
          <Ltr>{offer.number}</Ltr> <Ltr className={styles.version}>{versionText(version.version)}</Ltr>{' '}
          <OfferState state={version.state} />
        </h1>
        <SaveNote saving={draft.saving} />
      </div>
      <div className="cluster gap-2" data-print="off">
        <OfferName offer={offer} />
        {onShowSent !== null && (
          <Button tone="secondary" onPress={onShowSent}>
            {t('offerEditor.showSent')}
          </Button>
        )}
        <CopyButton offer={offer} draft={draft} />
        <DeleteDraft offer={offer} isOnly={offer.versions.length === 1} onDeleted={onDeleted} />
        <Button tone="primary" className={styles.send} onPress={onSend}>
          {t('offerEditor.send')}
        </Button>
      </div>
    </header>
  )
}

/** The staff's own name of the offer; the customer never reads it. */
function OfferName({ offer }: { readonly offer: OfferReply }) {
  const { t } = useTexts(offerEditorTexts)
  const api = useApi()
  const [name, setName] = useState(offer.name)
  const [saved, setSaved] = useState(offer.name)
  const save = async () => {
    if (name === saved) return
    try {
      await api.call('PUT /api/offer/:id', { params: { id: offer._id }, body: { offer: { name } } })
      setSaved(name)
    } catch (error) {
      reportFailure(error, t)
    }
  }
  return (
    <div className={styles.name}>
      <DenseField
        label={t('offerEditor.name')}
        isLabelHidden
        placeholder={t('offerEditor.name')}
        path="name"
        maxLength={OFFER_NAME_MAX}
        value={name}
        onBlur={() => void save()}
        onChange={setName}
      />
    </div>
  )
}

function CopyButton({ offer, draft }: { readonly offer: OfferReply; readonly draft: Draft }) {
  const { t } = useTexts(offerEditorTexts)
  const api = useApi()
  const language = useLanguage()
  const navigate = useNavigate()
  const copy = async () => {
    try {
      await draft.flush()
      const order = offer.order === null ? {} : { order: offer.order._id }
      const made = await api.call('POST /api/offer/add', { body: { copyOf: offer._id, ...order } })
      notify({ kind: 'success', text: made.message })
      await navigate(offerPath(made.offer._id, language))
    } catch (error) {
      reportFailure(error, t)
    }
  }
  return (
    <Button tone="secondary" onPress={copy}>
      {t('offerEditor.copy')}
    </Button>
  )
}

interface DeleteDraftProps extends Pick<EditorHeadProps, 'offer' | 'onDeleted'> {
  readonly isOnly: boolean
}

function DeleteDraft({ offer, isOnly, onDeleted }: DeleteDraftProps) {
  const { t } = useTexts(offerEditorTexts)
  const api = useApi()
  // A colleague may have made or deleted a version since the press; the reply knows.
  const isOfferGone = useRef(isOnly)
  const shown = shownVersion(offer.versions)
  return (
    <DeleteButton
      texts={{ button: t('offerEditor.delete.button'), title: t('offerEditor.delete.title'), back: t('offerEditor.cancel') }}
      send={async () => {
        const reply = await api.call('DELETE /api/offer/:id/draft', { params: { id: offer._id } })
        isOfferGone.current = reply.isOfferGone
        return reply.message
      }}
      onDeleted={(message) => {
        notify({ kind: 'success', text: message })
        onDeleted(isOfferGone.current)
      }}
      onFailed={(error) => reportFailure(error, t)}
    >
      <p>
        <Ltr>{offer.number}</Ltr>
      </p>
      <p>{t(isOnly ? 'offerEditor.delete.offer' : 'offerEditor.delete.draft')}</p>
      {shown?.isPaused === true && shown.state === 'sent' && <p>{t('offerEditor.delete.resumes', { version: shown.version })}</p>}
    </DeleteButton>
  )
}

interface EditorFootProps {
  readonly sums: OfferSums
  readonly draft: Draft
  readonly onSend: () => void
}

/** The total and the way to send, which stay in sight on narrow screens. */
export function EditorFoot({ sums, draft, onSend }: EditorFootProps) {
  const { t } = useTexts(offerEditorTexts)
  return (
    <div className={styles.foot}>
      <p className={styles.footTotal}>
        {t('offerEditor.totals.total')} <Amount minor={sums.totalMinor} currency={draft.content.currency} />
      </p>
      <SaveNote saving={draft.saving} />
      <Button tone="primary" onPress={onSend}>
        {t('offerEditor.send')}
      </Button>
    </div>
  )
}

/** Says where the last change is: with the shop, on its way, or only in this browser. */
function SaveNote({ saving }: { readonly saving: SaveState }) {
  const { t } = useTexts(offerEditorTexts)
  const { kind } = saving
  const isTrouble = kind === 'offline' || kind === 'conflict' || kind === 'refused'
  return (
    <p className={styles.saving} data-trouble={isTrouble || undefined} role="status" data-saving={kind}>
      <AnyIcon name={isTrouble ? 'alert' : kind === 'saved' ? 'check' : 'clock'} />
      {t(`offerEditor.saving.${kind}`)}
    </p>
  )
}
