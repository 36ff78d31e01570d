import { minorInShopCurrency } from '#domain/money/currencies.ts'
import type { Currency } from '#domain/money/currency.ts'
import type { OfferLine } from '#domain/offers/content.ts'
import { isolateLtr } from '#i18n/bidi.ts'
import { formatNumber } from '#i18n/formats.ts'
import { minorText } from '#i18n/offer-amounts.ts'
import { offerEditorTexts } from '#i18n/sets/offer-editor.ts'
import { useLanguage } from '../../../../platform/texts/language.ts'
import { useTexts } from '../../../../platform/texts/texts.ts'
import { Badge } from '../../../../ui/badge/badge.tsx'
import { PlainButton } from '../../../../ui/button/plain-button.tsx'
import styles from './line-card.module.css'
import { OldPrice } from './old-price.tsx'

/** The catalogue's facts of today for the machine of a line. */
export interface TodaysPrice {
  readonly priceMinor: number
  /** The last time that somebody confirmed the price, and whether that was too long ago. */
  readonly priceConfirmed: string
  readonly isPriceOld: boolean
  /** The price at the time of the request; null without a request. */
  readonly requestMinor: number | null
  readonly stock: number
  readonly undelivered: number
  readonly isOnShow: boolean
}

export interface LineNotesProps {
  readonly line: OfferLine
  readonly today: TodaysPrice | undefined
  /** The draft's: prices in another one are not offered. */
  readonly currency: Currency
  readonly onTake: (unitMinor: number) => void
}

/** Stock, promised pieces, and prices that are old or moved since the request. */
export function LineNotes({ line, today, currency, onTake }: LineNotesProps) {
  const { t } = useTexts(offerEditorTexts)
  const language = useLanguage()
  if (today === undefined) return null
  const { priceMinor, priceConfirmed, isPriceOld, requestMinor, stock, undelivered, isOnShow } = today
  const money = (minor: number) => isolateLtr(minorText(minor, language, currency))
  const free = Math.max(0, stock - undelivered)
  const isShared = minorInShopCurrency(priceMinor, currency) !== null
  const hasMoved = isShared && requestMinor !== null && requestMinor !== priceMinor
  return (
    <>
      <span>{t('offerEditor.line.stock', { pieces: formatNumber(stock, language) })}</span>
      {undelivered > 0 && <span>{t('offerEditor.line.undelivered', { pieces: formatNumber(undelivered, language) })}</span>}
      {free < line.quantity && <Badge tone="warning">{t('offerEditor.line.short', { pieces: formatNumber(free, language) })}</Badge>}
      {!isOnShow && <Badge tone="steel">{t('offerEditor.line.offShow')}</Badge>}
      {isPriceOld && line.productId !== null && <OldPrice productId={line.productId} confirmed={priceConfirmed} />}
      {hasMoved && (
        <span className={styles.moved}>
          {t('offerEditor.line.moved', { before: money(requestMinor), today: money(priceMinor) })}{' '}
          {line.unitMinor !== requestMinor && (
            <PlainButton look="inline" onPress={() => onTake(requestMinor)}>
              {t('offerEditor.line.takeThen')}
            </PlainButton>
          )}
        </span>
      )}
      {isShared && line.unitMinor !== priceMinor && (
        <span className={styles.moved}>
          {hasMoved ? null : t('offerEditor.line.today', { today: money(priceMinor) })}{' '}
          <PlainButton look="inline" onPress={() => onTake(priceMinor)}>
            {t('offerEditor.line.takeToday')}
          </PlainButton>
        </span>
      )}
    </>
  )
}
