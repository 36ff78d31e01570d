import type { OfferReply } from '#contract/offer-replies.ts'
import { offersAfterTexts } from '#i18n/sets/offers-after.ts'
import { CopyButton } from '../../../../platform/frame/copy-button.tsx'
import { useTexts } from '../../../../platform/texts/texts.ts'
import { Button } from '../../../../ui/button/button.tsx'
import after from '../after.module.css'
import { SectionCard } from '../section-card.tsx'
import styles from './actions.module.css'

const LINKS = [
  { key: 'answering', url: 'answering', hint: 'answeringHint' },
  { key: 'reading', url: 'reading', hint: 'readingHint' },
  { key: 'technical', url: 'readingWithoutPrices', hint: 'technicalHint' },
] as const

export interface LinksCardProps {
  readonly links: OfferReply['links']
  readonly onRenew: () => void
}

/** The addresses of the customer's page. */
export function LinksCard({ links, onRenew }: LinksCardProps) {
  const { t } = useTexts(offersAfterTexts)
  return (
    <SectionCard title={t('offersAfter.links.heading')}>
      {links === null ? (
        <p className={after.quiet}>{t('offersAfter.links.ended')}</p>
      ) : (
        <ul className={styles.links}>
          {LINKS.map(({ key, url, hint }) => (
            <li key={key} className={styles.link}>
              <span className={styles.words}>
                {t(`offersAfter.links.${key}`)}
                <span className={styles.hint}>{t(`offersAfter.links.${hint}`)}</span>
              </span>
              <span className={styles.presses}>
                <CopyButton
                  text={links[url]}
                  label={t('offersAfter.links.copy')}
                  subject={t(`offersAfter.links.${key}`)}
                  done={t('offersAfter.copied')}
                />
                <a href={links[url]} target="_blank" rel="noopener noreferrer">
                  {t('offersAfter.links.open')}
                  <span className="visually-hidden"> {t(`offersAfter.links.${key}`)}</span>
                </a>
              </span>
            </li>
          ))}
        </ul>
      )}
      <Button tone="secondary" onPress={onRenew}>
        {t('offersAfter.links.renew')}
      </Button>
    </SectionCard>
  )
}
