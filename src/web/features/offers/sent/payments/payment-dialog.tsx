import { useState } from 'react'
import type { OfferReply, VersionReply } from '#contract/offers/offer-replies.ts'
import { decimalFromMinor } from '#domain/money/money.ts'
import { typedMinor } from '#domain/money/typed-amounts.ts'
import { PAYMENT_WAYS, type PaymentWay } from '#domain/offers/content.ts'
import { dayInCairo } from '#domain/offers/validity.ts'
import { sentOfferTexts } from '#i18n/sets/sent-offer.ts'
import { newId } from '../../../../platform/calls/new-id.ts'
import { useLanguage } from '../../../../platform/texts/language.ts'
import { useTexts } from '../../../../platform/texts/texts.ts'
import { Field } from '../../../../ui/field/field.tsx'
import { SelectField } from '../../../../ui/select/select-field.tsx'
import { ActDialog } from '../act-dialog.tsx'
import { AttachedFile, useFiling } from '../filing.tsx'
import styles from '../sent.module.css'
import type { OfferWork } from '../use-offer-work.ts'
import { partName } from './payments-card.tsx'
import { planState } from './plan-parts.ts'

export interface PaymentDialogProps {
  readonly offer: OfferReply
  readonly version: VersionReply
  /** The index of the part. */
  readonly part: number
  readonly work: Pick<OfferWork, 'act' | 'look'>
  readonly onClose: () => void
}

const NOTE_MAX = 300

/** Marks a part received; the rest of the part is proposed. */
export function PaymentDialog({ offer, version, part: index, work, onClose }: PaymentDialogProps) {
  const { t } = useTexts(sentOfferTexts)
  const language = useLanguage()
  const planned = planState(version, offer.payments).parts[index]
  const [amount, setAmount] = useState(() => String(decimalFromMinor(Math.max(0, planned?.restMinor ?? 0))))
  const [received, setReceived] = useState(() => dayInCairo(new Date()))
  const [way, setWay] = useState<PaymentWay | ''>(planned?.part?.way ?? '')
  const [note, setNote] = useState('')
  // The same for every try of this dialog, so that a payment whose answer was lost is not stored twice.
  const [paymentId] = useState(newId)
  const [file, setFile] = useState<File | null>(null)
  const putOnOffer = useFiling(offer._id, work.look)
  const [isTried, setTried] = useState(false)
  const minor = typedMinor(amount)
  const isWrong = minor === null || Number.isNaN(minor) || minor <= 0
  const save = async () => {
    setTried(true)
    if (isWrong || received === '') return null
    const body = { id: paymentId, part: index, amountMinor: minor, received, way: way === '' ? null : way, note: note.trim() }
    const outcome = await work.act((api, id) => api.call('POST /api/offer/:id/payment', { params: { id }, body }))
    if (outcome.kind === 'done') await putOnOffer(file, { purpose: 'payment', payment: paymentId })
    return outcome
  }
  return (
    <ActDialog title={t('sentOffer.payments.title')} doLabel={t('sentOffer.payments.mark')} onClose={onClose} act={save}>
      <p className={styles.strong}>{partName(planned?.part ?? null, t, language)}</p>
      <div className={styles.pair}>
        <Field
          label={t('sentOffer.payments.amount')}
          name="amount"
          inputMode="decimal"
          isLatin
          isRequired
          error={isTried && isWrong ? t('sentOffer.answer.amountWrong') : undefined}
          value={amount}
          onChange={({ target }) => setAmount(target.value)}
        />
        <Field
          label={t('sentOffer.payments.day')}
          type="date"
          name="received"
          isRequired
          max={dayInCairo(new Date())}
          error={isTried && received === '' ? t('sentOffer.payments.dayMissing') : undefined}
          value={received}
          onChange={({ target }) => setReceived(target.value)}
        />
      </div>
      <SelectField
        label={t('sentOffer.payments.way')}
        name="way"
        value={way}
        options={[
          { value: '', text: t('sentOffer.payments.noWay') },
          ...PAYMENT_WAYS.map((each) => ({ value: each, text: t(`sentOffer.payments.ways.${each}`) })),
        ]}
        onChange={({ target }) => setWay(PAYMENT_WAYS.find((each) => each === target.value) ?? '')}
      />
      <Field
        label={t('sentOffer.payments.note')}
        hint={t('sentOffer.payments.noteHint')}
        name="note"
        dir="auto"
        maxLength={NOTE_MAX}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <AttachedFile label={t('sentOffer.payments.file')} file={file} onChoose={setFile} />
      {offer.payments.length === 0 && <p className={styles.quiet}>{t('sentOffer.payments.first')}</p>}
    </ActDialog>
  )
}
