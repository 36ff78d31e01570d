import { useState } from 'react'
import { minorInShopCurrency } from '#domain/money/currencies.ts'
import { type Currency, SHOP_CURRENCY } from '#domain/money/currency.ts'
import { FEE_KINDS, type FeeKind, NO_FEE, ON_REQUEST } from '#domain/offers/fees.ts'
import { GOVERNORATE_CODES, type Governorate } from '#domain/orders/delivery.ts'
import { type Bilingual, inLanguage } from '#domain/text/language.ts'
import { isolate, isolateLtr } from '#i18n/bidi.ts'
import { compareNames } from '#i18n/formats.ts'
import { GOVERNORATES } from '#i18n/governorates.ts'
import { minorText } from '#i18n/offer-amounts.ts'
import { offerEditorTexts } from '#i18n/sets/offer-editor.ts'
import { useLanguage } from '../../../../platform/texts/language.ts'
import { useTexts } from '../../../../platform/texts/texts.ts'
import { feeName } from '../../../../shop/fee-name.ts'
import { PlainButton } from '../../../../ui/button/plain-button.tsx'
import { Icon } from '../../../../ui/icon/icon.tsx'
import { DenseSelect } from '../fields/text-field.tsx'
import type { DeliveryFees } from '../use-todays-prices.ts'
import styles from './lines-part.module.css'

export interface FreeLine {
  readonly name: Bilingual
  readonly unitMinor: number | null
}

export interface FeeLinesProps {
  readonly delivery: DeliveryFees
  /** The draft's; the fees are in the shop's. */
  readonly currency: Currency
  readonly onAdd: (line: FreeLine) => void
}

/** Delivery and installation as free lines, with the owner's price for the governorate that the offer goes to. */
export function FeeLines({ delivery, currency, onAdd }: FeeLinesProps) {
  const { t } = useTexts(offerEditorTexts)
  const language = useLanguage()
  const [chosen, setChosen] = useState<Governorate | '' | null>(null)
  const governorate = chosen ?? delivery.governorate ?? ''
  const compare = compareNames(language)
  const names = GOVERNORATE_CODES.map((code) => ({ value: code, text: inLanguage(GOVERNORATES[code], language) }))
  return (
    <div className={styles.fees}>
      <DenseSelect
        label={t('offerEditor.fees.governorate')}
        value={governorate}
        options={[{ value: '', text: t('offerEditor.fees.notKnown') }, ...names.sort((a, b) => compare(a.text, b.text))]}
        onChange={(code) => setChosen(GOVERNORATE_CODES.find((each) => each === code) ?? '')}
      />
      {FEE_KINDS.map((kind) => (
        <FeeButton key={kind} kind={kind} governorate={governorate} delivery={delivery} currency={currency} onAdd={onAdd} />
      ))}
    </div>
  )
}

interface FeeButtonProps extends FeeLinesProps {
  readonly kind: FeeKind
  readonly governorate: Governorate | ''
}

function FeeButton({ kind, governorate, delivery: { fees }, currency, onAdd }: FeeButtonProps) {
  const { t } = useTexts(offerEditorTexts)
  const language = useLanguage()
  const fee = (fees.find((each) => each.governorate === governorate) ?? NO_FEE)[kind]
  const add = () =>
    onAdd({
      name: { en: feeName(kind, governorate, 'en'), ar: feeName(kind, governorate, 'ar') },
      unitMinor: typeof fee === 'number' ? minorInShopCurrency(fee, currency) : null,
    })
  const words = {
    name: isolate(feeName(kind, governorate, language)),
    price: typeof fee === 'number' ? isolateLtr(minorText(fee, language, SHOP_CURRENCY)) : '',
  }
  const text = typeof fee === 'number' ? 'priced' : fee === ON_REQUEST ? 'onRequest' : 'notSet'
  return (
    <PlainButton look="quiet" onPress={add}>
      <Icon name="plus" />
      {governorate === '' ? feeName(kind, governorate, language) : t(`offerEditor.fees.${text}`, words)}
    </PlainButton>
  )
}
