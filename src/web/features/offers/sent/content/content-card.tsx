import { useState } from 'react'
import type { OfferReply, VersionReply } from '#contract/offers/offer-replies.ts'
import { sentOfferTexts } from '#i18n/sets/sent-offer.ts'
import { useTexts } from '../../../../platform/texts/texts.ts'
import { PlainButton } from '../../../../ui/button/plain-button.tsx'
import { SectionCard } from '../../../../ui/card/section-card.tsx'
import { OfferState } from '../../offer-state.tsx'
import { decisionOf, versionBefore } from '../offer-view.ts'
import styles from './content.module.css'
import { ContentLines } from './content-lines.tsx'
import { ContentTotals } from './content-totals.tsx'
import { VersionChanges } from './version-changes.tsx'

export interface ContentCardProps {
  readonly offer: OfferReply
  readonly version: VersionReply
}

/** A version as the customer sees it, in short, and what it changed; the older ones by their numbers. */
export function ContentCard({ offer, version: shown }: ContentCardProps) {
  const { t } = useTexts(sentOfferTexts)
  const [chosen, setChosen] = useState<number | null>(null)
  const sent = offer.versions.filter((each) => each.sent !== null || each.version === shown.version)
  const version = sent.find((each) => each.version === chosen) ?? shown
  const before = versionBefore(offer.versions, version)
  const decision = decisionOf(version)
  return (
    <SectionCard
      title={t('sentOffer.content.heading')}
      aside={
        sent.length > 1 && (
          <ul className={styles.versions} aria-label={t('sentOffer.content.versions')}>
            {sent.toReversed().map((each) => (
              <li key={each._id}>
                <PlainButton look="chip" aria-pressed={each.version === version.version} onPress={() => setChosen(each.version)}>
                  {t('sentOffer.version', { version: each.version })}
                </PlainButton>
              </li>
            ))}
          </ul>
        )
      }
    >
      {version !== shown && (
        <p>
          <OfferState state={version.state} isConfirmed={version.acceptance?.isConfirmed ?? true} isPaused={version.isPaused} />
        </p>
      )}
      <ContentLines content={version.content} decision={decision} isDecided={version.acceptance !== null} />
      <ContentTotals content={version.content} decision={decision} />
      {before !== null && <VersionChanges before={before} after={version} />}
    </SectionCard>
  )
}
