import { type OfferContent, PAYMENT_TIMES, PAYMENT_WAYS, type PaymentPart } from '#domain/offers/content.ts'
import { OFFER_LIMITS } from '#domain/offers/limits.ts'
import { lastShare } from '#domain/offers/plan.ts'
import type { OfferSums } from '#domain/offers/sums.ts'
import { inLanguage } from '#domain/text/language.ts'
import { formatNumber } from '#i18n/formats.ts'
import { offerEditorTexts } from '#i18n/sets/offer-editor.ts'
import { useLanguage } from '../../../../platform/texts/language.ts'
import { useTexts } from '../../../../platform/texts/texts.ts'
import { Ltr } from '../../../../ui/bidi/ltr.tsx'
import { PlainButton } from '../../../../ui/button/plain-button.tsx'
import { AnyIcon } from '../../../../ui/icon/any-icon.tsx'
import { Icon } from '../../../../ui/icon/icon.tsx'
import { Amount } from '../../amount.tsx'
import dense from '../fields/dense.module.css'
import { DiscountField } from '../fields/discount-field.tsx'
import { DenseField, DenseSelect } from '../fields/text-field.tsx'
import type { OfferDefaults } from '../lines/draft-lines.ts'
import type { ChangeContent } from '../use-draft.ts'
import styles from './parts.module.css'

export interface PlanPartProps {
  readonly content: OfferContent
  readonly sums: OfferSums
  readonly defaults: OfferDefaults
  readonly change: ChangeContent
}

const PART: PaymentPart = { share: { kind: 'percent', hundredths: 0 }, time: 'before-delivery', date: null, way: null }

/** The parts in which the customer pays; the last one takes the rest. */
export function PlanPart({ content: { plan, currency }, sums, defaults, change }: PlanPartProps) {
  const { t } = useTexts(offerEditorTexts)
  const language = useLanguage()
  const put = (next: readonly PaymentPart[]) => change((now) => ({ ...now, plan: next }))
  const rest = lastShare(plan)
  return (
    <>
      <div className={dense.chips}>
        {defaults.plans.map(({ name, parts }) => (
          <PlainButton look="chip" key={name.en} aria-pressed={JSON.stringify(parts) === JSON.stringify(plan)} onPress={() => put(parts)}>
            {inLanguage(name, language)}
          </PlainButton>
        ))}
      </div>
      <ol className={styles.plan}>
        {plan.map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts have no id, and keep their order
          <li key={index} className={styles.planPart}>
            {index === plan.length - 1 ? (
              <p className={styles.rest}>
                <span className={dense.label}>{t('offerEditor.plan.share')}</span>
                <span>
                  {t('offerEditor.plan.rest')} {rest !== null && <Ltr>{formatNumber(rest / 100, language)}%</Ltr>}
                </span>
              </p>
            ) : (
              <DiscountField
                label={t('offerEditor.plan.share')}
                path={`plan.${index}.share`}
                value={part.share}
                currency={currency}
                isRequired
                onChange={(share) => share !== null && put(plan.with(index, { ...part, share }))}
              />
            )}
            <PartFields part={part} index={index} onChange={(next) => put(plan.with(index, next))} />
            <p className={styles.partAmount}>
              <Amount minor={sums.parts[index] ?? 0} currency={currency} />
            </p>
            <PlainButton look="icon" onPress={() => put(plan.toSpliced(index, 1))}>
              <AnyIcon name="trash" />
              <span className="visually-hidden">{t('offerEditor.plan.remove', { number: formatNumber(index + 1, language) })}</span>
            </PlainButton>
          </li>
        ))}
      </ol>
      {plan.length < OFFER_LIMITS.planParts && (
        <PlainButton look="quiet" onPress={() => put([...plan, PART])}>
          <Icon name="plus" />
          {t('offerEditor.plan.add')}
        </PlainButton>
      )}
    </>
  )
}

interface PartFieldsProps {
  readonly part: PaymentPart
  readonly index: number
  readonly onChange: (part: PaymentPart) => void
}

function PartFields({ part, index, onChange }: PartFieldsProps) {
  const { t } = useTexts(offerEditorTexts)
  return (
    <>
      <DenseSelect
        label={t('offerEditor.plan.time')}
        value={part.time}
        options={PAYMENT_TIMES.map((time) => ({ value: time, text: t(`offerEditor.plan.times.${time}`) }))}
        onChange={(chosen) => {
          const time = PAYMENT_TIMES.find((each) => each === chosen) ?? part.time
          onChange({ ...part, time, date: time === 'on-date' ? part.date : null })
        }}
      />
      {part.time === 'on-date' && (
        <DenseField
          label={t('offerEditor.plan.date')}
          path={`plan.${index}.date`}
          type="date"
          value={part.date ?? ''}
          onChange={(date) => onChange({ ...part, date: date === '' ? null : date })}
        />
      )}
      <DenseSelect
        label={t('offerEditor.plan.way')}
        value={part.way ?? ''}
        options={[
          { value: '', text: t('offerEditor.plan.anyWay') },
          ...PAYMENT_WAYS.map((way) => ({ value: way, text: t(`offerEditor.plan.ways.${way}`) })),
        ]}
        onChange={(chosen) => onChange({ ...part, way: PAYMENT_WAYS.find((way) => way === chosen) ?? null })}
      />
    </>
  )
}
