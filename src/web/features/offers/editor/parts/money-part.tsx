import { useId, useState } from 'react'
import type { OfferContent } from '#domain/offers/content.ts'
import { defaultDecision } from '#domain/offers/decisions.ts'
import type { OfferSums } from '#domain/offers/sums.ts'
import { wantedTotal } from '#domain/offers/wanted-total.ts'
import { inLanguage } from '#domain/text/language.ts'
import { offerEditorTexts } from '#i18n/sets/offer-editor.ts'
import { useLanguage } from '../../../../platform/texts/language.ts'
import { useTexts } from '../../../../platform/texts/texts.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { DiscountField } from '../fields/discount-field.tsx'
import { DenseField, DenseSelect } from '../fields/text-field.tsx'
import { offerMinor } from '../fields/typed-figures.ts'
import { patchLines } from '../lines/draft-lines.ts'
import type { ChangeContent } from '../use-draft.ts'
import styles from './parts.module.css'
import { Totals } from './totals.tsx'

export interface MoneyPartProps {
  readonly content: OfferContent
  readonly sums: OfferSums
  readonly change: ChangeContent
}

/** The discount on the whole, a wanted total, and the tax. */
export function MoneyPart({ content, sums, change }: MoneyPartProps) {
  const { t } = useTexts(offerEditorTexts)
  return (
    <>
      <div className={styles.pair}>
        <DiscountField
          label={t('offerEditor.money.discount')}
          path="discount"
          value={content.discount}
          currency={content.currency}
          onChange={(discount) => change((now) => ({ ...now, discount, roundingMinor: 0 }))}
        />
        <WantedTotal content={content} change={change} />
      </div>
      <div className={styles.pair}>
        <BasisSelect content={content} change={change} />
        <RateForAll content={content} change={change} />
      </div>
      <Totals content={content} sums={sums} />
    </>
  )
}

/** "Make it 250,000": the discount follows, and the rounding takes what remains. */
function WantedTotal({ content, change }: Omit<MoneyPartProps, 'sums'>) {
  const { t } = useTexts(offerEditorTexts)
  const [typed, setTyped] = useState('')
  const [refusal, setRefusal] = useState<'refusedFigure.amount' | 'money.wantedRefused' | null>(null)
  const noteId = useId()
  const minor = offerMinor(typed)
  const refuseUnreadable = () => {
    if (minor === undefined) setRefusal('refusedFigure.amount')
  }
  const apply = () => {
    if (typeof minor !== 'number') return refuseUnreadable()
    const wanted = wantedTotal(content, defaultDecision(content), minor)
    setRefusal(typeof wanted === 'string' ? 'money.wantedRefused' : null)
    if (typeof wanted === 'string') return
    change((now) => ({ ...now, ...wanted }))
    setTyped('')
  }
  return (
    <div className={styles.wanted}>
      <DenseField
        label={t('offerEditor.money.wanted')}
        path="wanted"
        dir="ltr"
        inputMode="decimal"
        value={typed}
        aria-describedby={noteId}
        isMissing={minor === undefined || refusal !== null}
        onChange={(next) => {
          setTyped(next)
          setRefusal(null)
        }}
        onBlur={refuseUnreadable}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return
          event.preventDefault()
          apply()
        }}
      />
      <Button tone="secondary" onPress={apply}>
        {t('offerEditor.money.apply')}
      </Button>
      <p id={noteId} className={styles.refused} aria-live="polite">
        {refusal !== null && t(`offerEditor.${refusal}`)}
      </p>
    </div>
  )
}

function BasisSelect({ content, change }: Omit<MoneyPartProps, 'sums'>) {
  const { t } = useTexts(offerEditorTexts)
  return (
    <DenseSelect
      label={t('offerEditor.tax.basis')}
      path="taxBasis"
      value={content.taxBasis ?? ''}
      options={[
        ...(content.taxBasis === null ? [{ value: '', text: t('offerEditor.tax.choose') }] : []),
        { value: 'excluded', text: t('offerEditor.tax.excluded') },
        { value: 'included', text: t('offerEditor.tax.included') },
      ]}
      onChange={(basis) => {
        if (basis === 'excluded' || basis === 'included') change((now) => ({ ...now, taxBasis: basis, roundingMinor: 0 }))
      }}
    />
  )
}

const MIXED = 'mixed'

function RateForAll({ content: { lines, taxRates }, change }: Omit<MoneyPartProps, 'sums'>) {
  const { t } = useTexts(offerEditorTexts)
  const language = useLanguage()
  const [first, ...others] = new Set(lines.map(({ taxRateId }) => taxRateId))
  const isMixed = others.length > 0
  return (
    <DenseSelect
      label={t('offerEditor.tax.forAll')}
      value={isMixed ? MIXED : (first ?? '')}
      options={[
        ...(isMixed ? [{ value: MIXED, text: t('offerEditor.tax.mixed') }] : []),
        { value: '', text: t('offerEditor.tax.none') },
        ...taxRates.map(({ id, name }) => ({ value: id, text: inLanguage(name, language) })),
      ]}
      onChange={(id) => {
        if (id !== MIXED) change((now) => patchLines(now, { taxRateId: id === '' ? null : id }))
      }}
    />
  )
}
