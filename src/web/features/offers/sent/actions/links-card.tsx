import type { OfferReply } from '#contract/offers/offer-replies.ts'
import { sentOfferTexts } from '#i18n/sets/sent-offer.ts'
import { CopyButton } from '../../../../platform/frame/copy-button.tsx'
import { useTexts } from '../../../../platform/texts/texts.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { SectionCard } from '../../../../ui/card/section-card.tsx'
import layout from '../sent.module.css'
import styles from './actions.module.css'

const LINKS = [
  { key: 'answering', url: 'answering', hint: 'answeringHint' },
  { key: 'reading', url: 'reading', hint: 'readingHint' },
  { key: 'technical', url: 'readingWithoutPrices', hint: 'technicalHint' },
] as const

export interface LinksCardProps {
  readonly links: OfferReply['links']
  /** Null where the offer gets no links any more. */
  readonly onRenew: (() => void) | null
}

/** The addresses of the customer's page. */
export function LinksCard({ links, onRenew }: LinksCardProps) {
  const { t } = useTexts(sentOfferTexts)
  return (
    <SectionCard title={t('sentOffer.links.heading')} isPrinted={false}>
      {links === null ? (
        <p className={layout.quiet}>{t('sentOffer.links.ended')}</p>
      ) : (
        <ul className={styles.links}>
          {LINKS.map(({ key, url, hint }) => (
            <li key={key} className={styles.link}>
              <span className={styles.words}>
                {t(`sentOffer.links.${key}`)}
                <span className={styles.hint}>{t(`sentOffer.links.${hint}`)}</span>
              </span>
              <span className="row gap-3">
                <CopyButton
                  text={links[url]}
                  label={t('sentOffer.links.copy')}
                  subject={t(`sentOffer.links.${key}`)}
                  done={t('sentOffer.copied')}
                />
                <a href={links[url]} target="_blank" rel="noopener noreferrer">
                  {t('sentOffer.links.open')}
                  <span className="visually-hidden"> {t(`sentOffer.links.${key}`)}</span>
                </a>
              </span>
            </li>
          ))}
        </ul>
      )}
      {onRenew !== null && (
        <Button tone="secondary" onPress={onRenew}>
          {t('sentOffer.links.renew')}
        </Button>
      )}
    </SectionCard>
  )
}
