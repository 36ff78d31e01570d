import type { OfferReply, VersionReply } from '#contract/offers/offer-replies.ts'
import { versionText } from '#domain/offers/numbers.ts'
import type { Language } from '#domain/text/language.ts'
import { formatLongDate } from '#i18n/formats.ts'
import { sentOfferTexts } from '#i18n/sets/sent-offer.ts'
import { saveBlob } from '../../../../platform/calls/files/save-file.ts'
import { reportFailure } from '../../../../platform/frame/failures.ts'
import { useLanguage } from '../../../../platform/texts/language.ts'
import { useTexts } from '../../../../platform/texts/texts.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { SectionCard } from '../../../../ui/card/section-card.tsx'
import { fetchOfferFile } from '../../offer-file.ts'
import styles from './actions.module.css'

interface OfferDocument {
  readonly key: 'offer' | 'technical' | 'confirmation' | 'note'
  readonly kind: 'offer' | 'confirmation' | 'delivery'
  readonly hasPrices: boolean
  /** The day of a delivery that has been made. */
  readonly delivered?: string
}

export interface DocumentsCardProps {
  readonly offer: OfferReply
  readonly version: VersionReply
}

/** The offer's documents as PDF, each in both languages. */
export function DocumentsCard({ offer, version }: DocumentsCardProps) {
  const { t } = useTexts(sentOfferTexts)
  const language = useLanguage()
  const label = ({ key, delivered }: OfferDocument) =>
    delivered === undefined
      ? t(`sentOffer.documents.${key}`)
      : t('sentOffer.documents.noteOf', { day: formatLongDate(delivered, language) })
  return (
    <SectionCard title={t('sentOffer.documents.heading')} isPrinted={false}>
      <ul className={styles.links}>
        {documentsOf(offer, version).map((document) => (
          <li key={`${document.key} ${document.delivered}`} className={styles.link}>
            <span className={styles.words}>{label(document)}</span>
            <span className="row gap-3">
              {(['ar', 'en'] as const).map((of) => (
                <SaveButton key={of} offer={offer} version={version} document={document} label={label(document)} language={of} />
              ))}
            </span>
          </li>
        ))}
      </ul>
    </SectionCard>
  )
}

/** An order is confirmed and delivered once the acceptance is final: one note for what is still to come, and one for each day. */
function documentsOf({ items }: OfferReply, { state, acceptance }: VersionReply): readonly OfferDocument[] {
  const offer = [
    { key: 'offer', kind: 'offer', hasPrices: true },
    { key: 'technical', kind: 'offer', hasPrices: false },
  ] as const
  if (state !== 'accepted' || acceptance?.isConfirmed !== true) return offer
  const days = [...new Set(items.flatMap(({ delivered }) => delivered ?? []))].toSorted()
  const isComplete = items.every(({ status }) => status === 'Delivered' || status === 'Cancelled')
  const note = { key: 'note', kind: 'delivery', hasPrices: false } as const
  return [
    ...offer,
    { key: 'confirmation', kind: 'confirmation', hasPrices: true },
    ...(isComplete ? [] : [note]),
    ...days.map((delivered) => ({ ...note, delivered })),
  ]
}

interface SaveButtonProps extends DocumentsCardProps {
  readonly document: OfferDocument
  readonly label: string
  readonly language: Language
}

function SaveButton({ offer: { _id: offerId, number }, version: { version }, document, label, language }: SaveButtonProps) {
  const { t } = useTexts(sentOfferTexts)
  const pageLanguage = useLanguage()
  const save = async () => {
    const { key, delivered, ...asked } = document
    const suffix = key === 'offer' ? '' : `-${delivered ?? key}`
    try {
      const name = `${number}-${versionText(version)}${suffix}-${language}.pdf`
      saveBlob(await fetchOfferFile({ offerId, language, version, name, delivered, ...asked }, pageLanguage), name)
    } catch (error) {
      reportFailure(error, t)
    }
  }
  return (
    <Button tone="secondary" onPress={save}>
      <span className="visually-hidden">{label} </span>
      {t(`sentOffer.documents.${language}`)}
    </Button>
  )
}
