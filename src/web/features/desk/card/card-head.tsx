import { Link } from 'react-router'
import type { DeskCardReply, EntryReply } from '#contract/desk.ts'
import { SECTIONS } from '#domain/dashboard.ts'
import { deskTexts } from '#i18n/sets/desk.ts'
import { pathInLanguage, useLanguage } from '../../../platform/texts/language.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { Ltr } from '../../../ui/bidi/ltr.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { PlainButton } from '../../../ui/button/plain-button.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import styles from './open-card.module.css'

export const CARD_TITLE = 'desk-card-title'

export interface CardHeadProps {
  readonly customer: DeskCardReply['customer']
  readonly entry: EntryReply
  readonly me: string
  readonly onBack: () => void
  readonly onTake: () => Promise<unknown>
  readonly onTakeOver: () => void
  readonly onRelease: () => Promise<unknown>
}

/** The customer, and the colleague who has the card. */
export function CardHead({ customer, entry, me, onBack, onTake, onTakeOver, onRelease }: CardHeadProps) {
  const { t } = useTexts(deskTexts)
  const language = useLanguage()
  const { owner, closed } = entry
  return (
    <header className={styles.head}>
      <PlainButton look="own" className={styles.back} onPress={onBack}>
        <Icon name="chevron" />
        <span className="visually-hidden">{t('desk.back')}</span>
      </PlainButton>
      <div className={styles.who}>
        <h2 id={CARD_TITLE} className={styles.name} tabIndex={-1}>
          <bdi>{customer.name === '' ? t('desk.unknown') : customer.name}</bdi>
        </h2>
        <p className={styles.details}>
          {customer.company !== '' && customer.company !== customer.name && <bdi>{customer.company}</bdi>}
          {customer.place !== '' && <bdi>{customer.place}</bdi>}
          <span>{t(`desk.languages.${customer.language}`)}</span>
          {customer.email !== '' && (
            <a className={styles.email} href={`mailto:${customer.email}`}>
              <span className="visually-hidden">{t('desk.phone.email')} </span>
              <Ltr>{customer.email}</Ltr>
            </a>
          )}
          <Link to={pathInLanguage(`${SECTIONS.customers}/${customer._id}`, language)}>{t('desk.customerCard')}</Link>
          {customer.salesperson !== null && (
            <span>
              {t('desk.salesperson')} <bdi>{customer.salesperson.name}</bdi>
            </span>
          )}
        </p>
        {customer.isTwin && <p className={styles.twin}>{t('desk.twin')}</p>}
      </div>
      {closed === null && (
        <div className={styles.owner}>
          <p className={styles.ownerName}>
            <span className={styles.quiet}>{t('desk.owner')}</span>{' '}
            <bdi>{owner === null ? t('desk.nobody') : owner._id === me ? t('desk.you') : owner.name}</bdi>
          </p>
          {owner === null ? (
            <Button tone="secondary" className={styles.dense} onPress={onTake}>
              {t('desk.take.take')}
            </Button>
          ) : owner._id === me ? (
            <Button tone="secondary" className={styles.dense} onPress={onRelease}>
              {t('desk.take.release')}
            </Button>
          ) : (
            <Button tone="secondary" className={styles.dense} onPress={onTakeOver}>
              {t('desk.take.takeOver')}
            </Button>
          )}
        </div>
      )}
    </header>
  )
}
