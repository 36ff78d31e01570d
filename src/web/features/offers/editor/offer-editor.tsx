import { type ReactNode, useDeferredValue, useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { OfferReply, VersionReply } from '#contract/offers/offer-replies.ts'
import { defaultDecision } from '#domain/offers/decisions.ts'
import { missingForSending } from '#domain/offers/sending.ts'
import { offerSums } from '#domain/offers/sums.ts'
import { offerEditorTexts } from '#i18n/sets/offer-editor.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { PlainButton } from '../../../ui/button/plain-button.tsx'
import { Callout } from '../../../ui/callout/callout.tsx'
import { FormSection } from '../../../ui/form-layout/form-section.tsx'
import { AvailabilityProvider } from '../availability/availability.tsx'
import { ConflictCallout } from './conflict.tsx'
import { EditorFoot, EditorHead } from './editor-head.tsx'
import dense from './fields/dense.module.css'
import type { OfferDefaults } from './lines/draft-lines.ts'
import { LinesPart } from './lines/lines-part.tsx'
import { PriceConfirming } from './lines/old-price.tsx'
import styles from './offer-editor.module.css'
import { AddresseePart } from './parts/addressee-part.tsx'
import { MoneyPart } from './parts/money-part.tsx'
import { PlanPart } from './parts/plan-part.tsx'
import { TextsPart } from './parts/texts-part.tsx'
import { ValidityPart } from './parts/validity-part.tsx'
import { Preview } from './preview.tsx'
import { showField, showRefusedFigure } from './show-field.ts'
import { type Draft, useDraft } from './use-draft.ts'
import { useTodaysPrices } from './use-todays-prices.ts'

export interface OfferEditorProps {
  readonly offer: OfferReply
  readonly draft: VersionReply
  readonly defaults: OfferDefaults
  /** Renders the dialog that sends the draft. */
  readonly renderSending: (facts: SendingSlot) => ReactNode
  readonly onDeleted: (isOfferGone: boolean) => void
  /** Shows the version that the customer has; null where there is none. */
  readonly onShowSent: (() => void) | null
}

/** The facts that the sending dialog gets from the editor. */
export interface SendingSlot {
  readonly isOpen: boolean
  readonly draft: Draft
  readonly onClose: () => void
  /** Leads to the field of a path in the content. */
  readonly onShow: (path: string) => void
}

/** Writes a version: its form, and beside it what the customer will read. */
export function OfferEditor({ offer, draft: version, defaults, renderSending, onDeleted, onShowSent }: OfferEditorProps) {
  const draft = useDraft(offer._id, version)
  const { content } = draft
  const sums = useMemo(() => offerSums(content, defaultDecision(content)), [content])
  const written = useMemo(() => ({ content, sums }), [content, sums])
  // The preview may lag behind the typing; both of its parts are of one moment.
  const shown = useDeferredValue(written)
  const { prices, delivery, confirm } = useTodaysPrices(offer._id, content.lines.map(({ productId }) => productId ?? '').join())
  const [tab, setTab] = useState<'form' | 'preview'>('form')
  const [isSending, setSending] = useState(false)
  const [missing, setMissing] = useState<ReadonlySet<string>>(NONE)
  const isRevision = version.version > 1
  // A new version is mostly about the price: the cursor stands where the discount is typed.
  useEffect(() => {
    if (isRevision) showField('discount')
  }, [isRevision])
  const send = () => {
    // The draft holds another figure than the seller reads in the field.
    if (showRefusedFigure()) return setTab('form')
    setMissing(new Set(missingForSending(content, new Date()).map(({ field }) => pathOf(field, content.lines))))
    setSending(true)
    void draft.flush()
  }
  useSendKey(send, isSending)
  return (
    <div className={styles.editor} data-tab={tab}>
      <EditorHead offer={offer} version={version} draft={draft} onSend={send} onDeleted={onDeleted} onShowSent={onShowSent} />
      <Notes draft={draft} />
      <Tabs tab={tab} onChange={setTab} />
      <div className={styles.columns}>
        <div className={styles.form}>
          <PriceConfirming value={confirm}>
            <Parts
              offerId={offer._id}
              draft={draft}
              sums={sums}
              defaults={defaults}
              prices={prices}
              delivery={delivery}
              missing={missing}
            />
          </PriceConfirming>
        </div>
        <aside className={styles.beside}>
          <Preview number={offer.number} {...shown} />
        </aside>
      </div>
      <EditorFoot sums={sums} draft={draft} onSend={send} />
      {renderSending({
        isOpen: isSending,
        draft,
        onClose: () => setSending(false),
        onShow: (path) => {
          setSending(false)
          setTab('form')
          showField(pathOf(path, content.lines))
        },
      })}
    </div>
  )
}

/** Ctrl and Enter open the sending dialog, wherever the focus is. */
function useSendKey(send: () => void, isSending: boolean): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || isSending) return
    event.preventDefault()
    send()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}

const NONE: ReadonlySet<string> = new Set()

/** Paths of problems count the lines; the form's fields know them by id. */
function pathOf(field: string, lines: readonly { readonly id: string }[]): string {
  return field.replace(/^lines\.(\d+)\./, (_, index: string) => `lines.${lines[Number(index)]?.id ?? index}.`)
}

type PartsProps = Parameters<typeof LinesPart>[0] & { readonly offerId: string }

function Parts({ offerId, draft, sums, defaults, prices, delivery, missing }: PartsProps) {
  const { t } = useTexts(offerEditorTexts)
  const { content, change } = draft
  return (
    <>
      <FormSection title={t('offerEditor.addressee.title')}>
        <AddresseePart offerId={offerId} content={content} change={change} />
      </FormSection>
      <FormSection title={t('offerEditor.lines.title')} hint={t('offerEditor.lines.hint')}>
        <AvailabilityProvider offerId={offerId} lines={content.lines}>
          <LinesPart draft={draft} sums={sums} defaults={defaults} prices={prices} delivery={delivery} missing={missing} />
        </AvailabilityProvider>
      </FormSection>
      <FormSection title={t('offerEditor.money.title')}>
        <MoneyPart content={content} sums={sums} change={change} />
      </FormSection>
      <FormSection title={t('offerEditor.validity.title')}>
        <ValidityPart content={content} defaults={defaults} change={change} />
      </FormSection>
      <FormSection title={t('offerEditor.plan.title')}>
        <PlanPart content={content} sums={sums} defaults={defaults} change={change} />
      </FormSection>
      <FormSection title={t('offerEditor.texts.title')}>
        <TextsPart content={content} defaults={defaults} change={change} />
      </FormSection>
    </>
  )
}

function Notes({ draft }: { readonly draft: Draft }) {
  const { t } = useTexts(offerEditorTexts)
  const { saving, isRestored } = draft
  return (
    <>
      <ConflictCallout draft={draft} />
      {isRestored && saving.kind !== 'saved' && saving.kind !== 'conflict' && <Callout>{t('offerEditor.restored')}</Callout>}
      {saving.kind === 'refused' && (
        <Callout tone="error" title={t('offerEditor.refused')}>
          {saving.text}
          <ul>
            {Object.entries(saving.fields).map(([field, [message]]) => (
              <li key={field}>{message}</li>
            ))}
          </ul>
        </Callout>
      )}
    </>
  )
}

interface TabsProps {
  readonly tab: 'form' | 'preview'
  readonly onChange: (tab: 'form' | 'preview') => void
}

/** On narrow screens the form and the preview stand behind each other. */
function Tabs({ tab, onChange }: TabsProps) {
  const { t } = useTexts(offerEditorTexts)
  return (
    <div className={`${dense.chips} ${styles.tabs}`}>
      {(['form', 'preview'] as const).map((each) => (
        <PlainButton look="chip" key={each} aria-pressed={tab === each} onPress={() => onChange(each)}>
          {t(`offerEditor.tabs.${each}`)}
        </PlainButton>
      ))}
    </div>
  )
}
