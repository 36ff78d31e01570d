import type { ReactNode } from 'react'
import type { EntryReply } from '#contract/desk.ts'
import type { OfferReply, VersionReply } from '#contract/offers/offer-replies.ts'
import { deskTexts } from '#i18n/sets/desk.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { PlainButton } from '../../../ui/button/plain-button.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import styles from './approval.module.css'
import { useOffer } from './use-offer.ts'

interface VersionPartProps {
  readonly kind: 'approval' | 'acceptance'
  readonly entry: EntryReply
  readonly news: number
  readonly find: (version: VersionReply) => boolean
  readonly children: (offer: OfferReply, version: VersionReply) => ReactNode
}

/** A part of a card that decides about one version of the offer. The version may be gone: a colleague can have decided before. */
export function VersionPart({ kind, entry, news, find, children }: VersionPartProps) {
  const { t } = useTexts(deskTexts)
  const { known, load } = useOffer(entry.offer?._id ?? null, news)
  const version = known.kind === 'known' ? known.offer.versions.find(find) : undefined
  return (
    <section className={styles.approval} aria-label={t(`desk.${kind}.heading`)}>
      <h3 className={styles.heading}>{t(`desk.${kind}.heading`)}</h3>
      {known.kind === 'loading' && <Skeleton shape="line" />}
      {known.kind === 'failed' && (
        <p>
          {t('desk.approval.failed')}{' '}
          <PlainButton look="inline" onPress={load}>
            {t('desk.log.again')}
          </PlainButton>
        </p>
      )}
      {known.kind === 'known' && version === undefined && <p>{t(`desk.${kind}.gone`)}</p>}
      {known.kind === 'known' && version !== undefined && children(known.offer, version)}
    </section>
  )
}
