import { useState } from 'react'
import type { OfferReply, VersionReply } from '#contract/offers/offer-replies.ts'
import { RECORDED_WAYS } from '#domain/offers/answers.ts'
import { ACCEPTING_NAME_MAX, OFFER_REASON_MAX } from '#domain/offers/limits.ts'
import { furthestDay } from '#domain/offers/sending.ts'
import { offerSums } from '#domain/offers/sums.ts'
import { dayInCairo } from '#domain/offers/validity.ts'
import { formatLongDate } from '#i18n/formats.ts'
import { sentOfferTexts } from '#i18n/sets/sent-offer.ts'
import { useLanguage } from '../../../../platform/texts/language.ts'
import { useTexts } from '../../../../platform/texts/texts.ts'
import { Field } from '../../../../ui/field/field.tsx'
import { TextArea } from '../../../../ui/field/text-area.tsx'
import { Radio } from '../../../../ui/radio/radio.tsx'
import { SelectField } from '../../../../ui/select/select-field.tsx'
import { Amount } from '../../amount.tsx'
import { ActDialog } from '../act-dialog.tsx'
import { AttachedFile, useFiling } from '../filing.tsx'
import styles from '../sent.module.css'
import type { OfferWork } from '../use-offer-work.ts'
import { DecisionFields } from './decision-fields.tsx'
import { type AnswerMistake, answerBody, answerMistakes, emptyAnswer, type TypedAnswer } from './typed-answer.ts'

export interface AnswerDialogProps {
  readonly offer: OfferReply
  readonly version: VersionReply
  readonly work: Pick<OfferWork, 'act' | 'look'>
  readonly onClose: () => void
}

interface PartProps {
  readonly typed: TypedAnswer
  readonly change: (changes: Partial<TypedAnswer>) => void
  readonly mistakes: readonly AnswerMistake[]
  readonly version: VersionReply
}

/** Records an answer that came by phone, WhatsApp, paper, purchase order or deposit. */
export function AnswerDialog({ offer: { _id }, version, work, onClose }: AnswerDialogProps) {
  const { t } = useTexts(sentOfferTexts)
  const [typed, setTyped] = useState(() => emptyAnswer(version, new Date()))
  const [file, setFile] = useState<File | null>(null)
  const [isTried, setTried] = useState(false)
  const putOnOffer = useFiling(_id, work.look)
  const found = answerMistakes(typed, version, new Date())
  const part: PartProps = {
    typed,
    change: (changes) => setTyped({ ...typed, ...changes }),
    mistakes: isTried ? found : [],
    version,
  }
  const record = async () => {
    setTried(true)
    if (found.length > 0) return null
    const outcome = await work.act((api, id) =>
      api.call('POST /api/offer/:id/answer', { params: { id }, body: answerBody(typed, version) }),
    )
    if (outcome.kind === 'done') await putOnOffer(file, { purpose: 'answer' })
    return outcome
  }
  return (
    <ActDialog
      title={t('sentOffer.answer.title', { version: version.version })}
      doLabel={t('sentOffer.answer.save')}
      onClose={onClose}
      act={record}
    >
      <AnswerChoice {...part} />
      <SaidBy {...part} />
      {typed.answer === 'accepted' ? <Yes {...part} /> : <No {...part} />}
      <AttachedFile label={t('sentOffer.answer.file')} file={file} onChoose={setFile} />
    </ActDialog>
  )
}

function AnswerChoice({ typed, change }: PartProps) {
  const { t } = useTexts(sentOfferTexts)
  return (
    <fieldset className={styles.choices}>
      <legend>{t('sentOffer.answer.answer')}</legend>
      <div className={styles.inline}>
        {(['accepted', 'declined'] as const).map((answer) => (
          <Radio
            key={answer}
            id={`answer-${answer}`}
            name="answer"
            value={answer}
            isChecked={typed.answer === answer}
            onChange={() => change({ answer })}
          >
            {t(`sentOffer.answer.${answer}`)}
          </Radio>
        ))}
      </div>
    </fieldset>
  )
}

function SaidBy({ typed, change, mistakes }: PartProps) {
  const { t } = useTexts(sentOfferTexts)
  return (
    <>
      <div className={styles.pair}>
        <SelectField
          label={t('sentOffer.answer.way')}
          name="way"
          value={typed.way}
          options={RECORDED_WAYS.map((way) => ({ value: way, text: t(`sentOffer.answer.ways.${way}`) }))}
          onChange={({ target }) => {
            const way = RECORDED_WAYS.find((each) => each === target.value)
            if (way !== undefined) change({ way })
          }}
        />
        <Field
          label={t('sentOffer.answer.day')}
          type="date"
          name="day"
          max={dayInCairo(new Date())}
          value={typed.day}
          onChange={({ target }) => change({ day: target.value })}
        />
      </div>
      <Field
        label={t('sentOffer.answer.who')}
        name="name"
        dir="auto"
        isRequired
        maxLength={ACCEPTING_NAME_MAX}
        error={mistakes.includes('name') ? t('sentOffer.answer.nameMissing') : undefined}
        value={typed.name}
        onChange={({ target }) => change({ name: target.value })}
      />
    </>
  )
}

function Yes({ typed, change, mistakes, version }: PartProps) {
  const { t } = useTexts(sentOfferTexts)
  const language = useLanguage()
  return (
    <>
      {typed.way === 'purchase-order' && (
        <Field
          label={t('sentOffer.answer.purchaseOrder')}
          name="purchaseOrder"
          isLatin
          isRequired
          maxLength={100}
          error={mistakes.includes('purchaseOrder') ? t('sentOffer.answer.orderMissing') : undefined}
          value={typed.purchaseOrder}
          onChange={({ target }) => change({ purchaseOrder: target.value })}
        />
      )}
      {typed.way === 'deposit' && (
        <Field
          label={t('sentOffer.answer.deposit')}
          name="deposit"
          inputMode="decimal"
          isLatin
          isRequired
          error={mistakes.includes('deposit') ? t('sentOffer.answer.amountWrong') : undefined}
          value={typed.deposit}
          onChange={({ target }) => change({ deposit: target.value })}
        />
      )}
      <DecisionFields content={version.content} decision={typed.decision} onChange={(decision) => change({ decision })} />
      {version.state === 'expired' && (
        <Field
          label={t('sentOffer.answer.newDay')}
          hint={t('sentOffer.answer.newDayHint', { date: formatLongDate(version.validUntil, language) })}
          type="date"
          name="validUntil"
          isRequired
          min={dayInCairo(new Date())}
          max={furthestDay(new Date())}
          error={mistakes.includes('validUntil') ? t('sentOffer.answer.dayMissing') : undefined}
          value={typed.validUntil}
          onChange={({ target }) => change({ validUntil: target.value })}
        />
      )}
      <p className={styles.sum}>
        {t('sentOffer.answer.total')}{' '}
        <Amount minor={offerSums(version.content, typed.decision).totalMinor} currency={version.content.currency} />
      </p>
    </>
  )
}

function No({ typed, change, mistakes }: PartProps) {
  const { t } = useTexts(sentOfferTexts)
  return (
    <TextArea
      label={t('sentOffer.answer.reason')}
      name="reason"
      rows={2}
      isRequired
      maxLength={OFFER_REASON_MAX}
      error={mistakes.includes('reason') ? t('sentOffer.answer.reasonMissing') : undefined}
      value={typed.reason}
      onChange={({ target }) => change({ reason: target.value })}
    />
  )
}
