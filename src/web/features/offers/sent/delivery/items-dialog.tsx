import { useState } from 'react'
import type { CallInput, CallReply } from '#contract/endpoints.ts'
import type { OfferReply, VersionReply } from '#contract/offers/offer-replies.ts'
import type { OfferContent } from '#domain/offers/content.ts'
import { SERIAL_MAX } from '#domain/offers/limits.ts'
import { dayInCairo, isDay, monthsAfter } from '#domain/offers/validity.ts'
import { LINE_STATUSES, type LineStatus } from '#domain/orders/orders.ts'
import { inLanguage } from '#domain/text/language.ts'
import { readTypedNumber } from '#domain/text/typed-numbers.ts'
import { isolateLtr } from '#i18n/bidi.ts'
import { formatLongDate } from '#i18n/formats.ts'
import { ordersTexts } from '#i18n/sets/orders.ts'
import { sentOfferTexts } from '#i18n/sets/sent-offer.ts'
import { notify } from '../../../../platform/frame/notices.ts'
import { useLanguage } from '../../../../platform/texts/language.ts'
import { useTexts } from '../../../../platform/texts/texts.ts'
import { STATUS_LOOKS } from '../../../../shop/orders/status-looks.ts'
import { Field } from '../../../../ui/field/field.tsx'
import { TextArea } from '../../../../ui/field/text-area.tsx'
import { SelectField } from '../../../../ui/select/select-field.tsx'
import { ActDialog } from '../act-dialog.tsx'
import { type LineToDeliver, linesToDeliver } from '../offer-view.ts'
import styles from '../sent.module.css'
import type { OfferWork, Outcome } from '../use-offer-work.ts'

export interface ItemsDialogProps {
  readonly offer: OfferReply
  readonly version: VersionReply
  readonly defaults: Pick<CallReply<'GET /api/offer/defaults'>, 'warranties'>
  readonly ids: readonly string[]
  readonly work: Pick<OfferWork, 'act'>
  readonly onClose: () => void
}

interface TypedDelivery {
  readonly status: LineStatus
  readonly serials: string
  readonly delivered: string
  readonly months: string
}

const MONTHS_MAX = 240

/** Changes the accepted lines: status, serial numbers, day of delivery and warranty. Only a single line has serial numbers to type. */
export function ItemsDialog({ offer, version, defaults, ids, work, onClose }: ItemsDialogProps) {
  const { t } = useTexts(sentOfferTexts, ordersTexts)
  const lines = linesToDeliver(version, offer.items).filter(({ item }) => ids.includes(item._id))
  const single = lines.length === 1 ? (lines[0] ?? null) : null
  const [typed, setTyped] = useState(() => begin(single, warrantyMonths(version.content, defaults)))
  const [isTried, setTried] = useState(false)
  const change = (changes: Partial<TypedDelivery>) => setTyped({ ...typed, ...changes })
  const mistake = useMistakes(typed, single)
  const save = async (): Promise<Outcome | null> => {
    setTried(true)
    if (mistake.months !== undefined || mistake.serials !== undefined) return null
    for (const { item } of lines) {
      const body = { ...deliveryBody(typed, single !== null), from: item.status }
      const outcome = await work.act((api, id) => api.call('PUT /api/offer/:id/item/:itemId', { params: { id, itemId: item._id }, body }), {
        isQuiet: true,
      })
      if (outcome.kind !== 'done') return outcome
    }
    notify({ kind: 'success', text: t('sentOffer.delivery.done', { count: lines.length }) })
    return { kind: 'done' }
  }
  return (
    <ActDialog
      title={single === null ? t('sentOffer.delivery.severalTitle', { count: lines.length }) : t('sentOffer.delivery.title')}
      doLabel={t('sentOffer.delivery.save')}
      onClose={onClose}
      act={save}
    >
      <ChosenLines lines={lines} />
      <SelectField
        label={t('sentOffer.delivery.state')}
        name="status"
        value={typed.status}
        options={LINE_STATUSES.map((status) => ({ value: status, text: t(STATUS_LOOKS[status].text) }))}
        hint={typed.status === 'Cancelled' ? t('sentOffer.delivery.cancelText') : undefined}
        onChange={({ target }) => {
          const status = LINE_STATUSES.find((each) => each === target.value)
          if (status !== undefined) change({ status })
        }}
      />
      {single !== null && (
        <TextArea
          label={t('sentOffer.delivery.serials')}
          hint={t('sentOffer.delivery.serialsHint', { count: piecesOf(single) })}
          name="serials"
          rows={Math.min(8, piecesOf(single) + 1)}
          dir="ltr"
          error={isTried ? mistake.serials : undefined}
          value={typed.serials}
          onChange={({ target }) => change({ serials: target.value })}
        />
      )}
      {typed.status === 'Delivered' && <DeliveryFields typed={typed} change={change} error={isTried ? mistake.months : undefined} />}
    </ActDialog>
  )
}

function ChosenLines({ lines }: { readonly lines: readonly LineToDeliver[] }) {
  const language = useLanguage()
  return (
    <ul className={styles.small}>
      {lines.map(({ item, line }) => (
        <li key={item._id}>
          {line.quantity} × <bdi>{inLanguage(line.name, language)}</bdi>
        </li>
      ))}
    </ul>
  )
}

interface DeliveryFieldsProps {
  readonly typed: TypedDelivery
  readonly change: (changes: Partial<TypedDelivery>) => void
  readonly error: string | undefined
}

function DeliveryFields({ typed, change, error }: DeliveryFieldsProps) {
  const { t } = useTexts(sentOfferTexts)
  const language = useLanguage()
  const months = monthsOf(typed)
  const ends = isDay(typed.delivered) && isMonths(months) && months > 0 ? monthsAfter(typed.delivered, months) : null
  return (
    <div className={styles.pair}>
      <Field
        label={t('sentOffer.delivery.deliveryDay')}
        type="date"
        name="delivered"
        max={dayInCairo(new Date())}
        value={typed.delivered}
        onChange={({ target }) => change({ delivered: target.value })}
      />
      <Field
        label={t('sentOffer.delivery.months')}
        name="months"
        inputMode="numeric"
        isLatin
        error={error}
        hint={ends === null ? undefined : t('sentOffer.delivery.ends', { date: formatLongDate(ends, language) })}
        value={typed.months}
        onChange={({ target }) => change({ months: target.value })}
      />
    </div>
  )
}

function begin(single: LineToDeliver | null, usual: number): TypedDelivery {
  const { status = 'Delivered', serials = [], delivered = null, warrantyEnds = null } = single?.item ?? {}
  const known = delivered === null || warrantyEnds === null ? null : monthsUntil(delivered, warrantyEnds)
  return { status, serials: serials.join('\n'), delivered: delivered ?? dayInCairo(new Date()), months: String(known ?? usual) }
}

/** A part of a metre needs a serial number too. */
function piecesOf({ line }: LineToDeliver): number {
  return Math.ceil(line.quantity)
}

function monthsOf({ months }: TypedDelivery): number {
  return readTypedNumber(months) ?? 0
}

function isMonths(months: number): boolean {
  return Number.isInteger(months) && months >= 0 && months <= MONTHS_MAX
}

function useMistakes(typed: TypedDelivery, single: LineToDeliver | null): { readonly months?: string; readonly serials?: string } {
  const { t } = useTexts(sentOfferTexts)
  const { serials, repeated } = readSerials(typed.serials)
  const months = typed.status !== 'Delivered' || isMonths(monthsOf(typed)) ? {} : { months: t('sentOffer.delivery.monthsWrong') }
  if (single === null) return months
  if (repeated !== null) return { ...months, serials: t('sentOffer.delivery.repeated', { serial: isolateLtr(repeated) }) }
  const most = piecesOf(single)
  return serials.length > most ? { ...months, serials: t('sentOffer.delivery.tooMany', { count: most }) } : months
}

type ItemBody = CallInput<'PUT /api/offer/:id/item/:itemId'>['body']

function deliveryBody(typed: TypedDelivery, hasSerials: boolean): ItemBody {
  const isDelivered = typed.status === 'Delivered'
  return {
    status: typed.status,
    ...(hasSerials ? { serials: [...readSerials(typed.serials).serials] } : {}),
    ...(isDelivered && typed.delivered !== '' ? { delivered: typed.delivered } : {}),
    ...(isDelivered ? { warrantyMonths: monthsOf(typed) } : {}),
  }
}

interface TypedSerials {
  readonly serials: readonly string[]
  /** A number that stands there twice. */
  readonly repeated: string | null
}

/** Serial numbers, one a line, or as a row of a table or a sentence has them. */
export function readSerials(typed: string): TypedSerials {
  const serials = typed
    .split(/[\n\r\t,;،؛]+/)
    .map((serial) => serial.trim().slice(0, SERIAL_MAX))
    .filter((serial) => serial !== '')
  const repeated = serials.find((serial, index) => serials.indexOf(serial) !== index) ?? null
  return { serials, repeated }
}

type Defaults = CallReply<'GET /api/offer/defaults'>

const USUAL_MONTHS = 12

/** The months of the warranty whose text the offer has; staff change them per machine. */
export function warrantyMonths({ warranty }: OfferContent, { warranties }: Pick<Defaults, 'warranties'>): number {
  const known = warranties.find(
    ({ text }) => (warranty.en !== '' && text.en === warranty.en) || (warranty.ar !== '' && text.ar === warranty.ar),
  )
  return known?.months ?? warranties[0]?.months ?? USUAL_MONTHS
}

/** The months from delivery to a warranty's end; null where it is not a whole number of them. */
export function monthsUntil(delivered: string, ends: string): number | null {
  const months = (Number(ends.slice(0, 4)) - Number(delivered.slice(0, 4))) * 12 + Number(ends.slice(5, 7)) - Number(delivered.slice(5, 7))
  return months >= 0 && monthsAfter(delivered, months) === ends ? months : null
}
