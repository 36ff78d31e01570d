import { useState } from 'react'
import { useLoaderData, useNavigate, useRevalidator } from 'react-router'
import type { OfferReply, VersionReply } from '#contract/offers/offer-replies.ts'
import { shownVersion } from '#domain/offers/versions.ts'
import { offersTexts } from '#i18n/sets/offers.ts'
import { orderFilesTexts } from '#i18n/sets/order-files.ts'
import { OfferEditor } from '../../../features/offers/editor/offer-editor.tsx'
import { draftOf } from '../../../features/offers/editor/use-draft.ts'
import { NoOffer } from '../../../features/offers/no-offer.tsx'
import { SendingDialog } from '../../../features/offers/sending/sending-dialog.tsx'
import { SentOffer } from '../../../features/offers/sent/sent-offer.tsx'
import { OrderFiles } from '../../../features/orders/files/order-files.tsx'
import { PROTECTED } from '../../../platform/frame/protected-page.ts'
import { useFocusAfterRemoval } from '../../../platform/lists/focus-after-removal.ts'
import { useLanguage } from '../../../platform/texts/language.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { offersPath } from '../../../shop/offer-paths.ts'
import { DashboardHead } from '../head.tsx'
import { OwnArea } from '../own-area.tsx'
import styles from './offer.module.css'
import { loadOffer, OfferBoundary, type OfferOnPage, OfferSkeleton } from './offer-load.tsx'

export const handle = PROTECTED

export const clientLoader = loadOffer

export const HydrateFallback = OfferSkeleton

export const ErrorBoundary = OfferBoundary

export default function OfferRoute() {
  const { t } = useTexts(offersTexts)
  const { offer, defaults, reader } = useLoaderData<OfferOnPage>()
  return (
    <>
      <DashboardHead page={offer === null ? t('offers.missing') : offer.number} />
      {offer === null ? (
        <OwnArea owner={reader}>
          <NoOffer />
        </OwnArea>
      ) : (
        <OfferPage key={offer._id} offer={offer} defaults={defaults} reader={reader} />
      )}
    </>
  )
}

interface OfferPageProps extends OfferOnPage {
  readonly offer: OfferReply
}

/** A draft is shown first; the version that the customer has stands behind it. */
function OfferPage({ offer, defaults, reader }: OfferPageProps) {
  const { revalidate } = useRevalidator()
  const [isSentShown, setSentShown] = useState(false)
  const draft = draftOf(offer)
  if (draft !== null && !isSentShown) {
    return <DraftPage key={draft._id} offer={offer} draft={draft} defaults={defaults} onShowSent={() => setSentShown(true)} />
  }
  const editDraft = () => {
    setSentShown(false)
    void revalidate()
  }
  return (
    <OwnArea owner={reader}>
      <SentOffer
        offer={offer}
        defaults={defaults}
        onReload={revalidate}
        onEditDraft={editDraft}
        filesOf={(shown, changes) => <AllFiles offer={shown} changes={changes} />}
      />
    </OwnArea>
  )
}

/** Files stand on the offer once it was sent, and on its request from the beginning. */
function AllFiles({ offer: { _id, order, versions }, changes }: { readonly offer: OfferReply; readonly changes: number }) {
  const { t } = useTexts(orderFilesTexts)
  return (
    <>
      {shownVersion(versions) !== null && <OrderFiles of={{ kind: 'offer', key: _id }} title={t('orderFiles.ofOffer')} changes={changes} />}
      {order !== null && (
        <OrderFiles of={{ kind: 'order', key: order._id }} title={t('orderFiles.ofRequest')} isReadOnly={order.isArchived} />
      )}
    </>
  )
}

interface DraftPageProps extends Pick<OfferPageProps, 'offer' | 'defaults'> {
  readonly draft: VersionReply
  readonly onShowSent: () => void
}

/** A draft is written over the whole width, without the account's menu. */
function DraftPage({ offer, draft, defaults, onShowSent }: DraftPageProps) {
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const language = useLanguage()
  useFocusAfterRemoval()
  return (
    <div className={styles.ground} data-covers-corner="">
      <div className={styles.page}>
        <OfferEditor
          offer={offer}
          draft={draft}
          defaults={defaults}
          onShowSent={offer.versions.length > 1 ? onShowSent : null}
          onDeleted={(isOfferGone) => void (isOfferGone ? navigate(offersPath(language)) : revalidate())}
          renderSending={({ isOpen, draft: writing, onClose, onShow }) => (
            <SendingDialog
              isOpen={isOpen}
              offer={offer}
              content={writing.content}
              discountLimit={defaults.discountLimitHundredths}
              flush={writing.flush}
              revision={writing.revision}
              onShow={onShow}
              onClose={onClose}
              // The sent version's page is another one, read from its top.
              onSent={() => void revalidate().then(() => window.scrollTo(0, 0))}
            />
          )}
        />
      </div>
    </div>
  )
}
