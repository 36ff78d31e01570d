import { useEffect, useState } from 'react'
import type { OwnUser } from '#contract/accounts.ts'
import type { AddressReply } from '#contract/addresses.ts'
import { PHONE_MAX } from '#domain/accounts/accounts.ts'
import { isSamePhone } from '#domain/accounts/phones.ts'
import { stepLimit } from '#domain/catalogue/quantity.ts'
import type { FieldRefusals } from '#domain/errors.ts'
import type { BagItem } from '#domain/orders/bag.ts'
import { CALL_TIMES, COMPANY_MAX, DELIVERY_ADDRESS_MAX, DELIVERY_NOTE_MAX, GOVERNORATE_CODES } from '#domain/orders/delivery.ts'
import { inLanguage } from '#domain/text/language.ts'
import { isolate } from '#i18n/bidi.ts'
import { compareNames } from '#i18n/formats.ts'
import { GOVERNORATES } from '#i18n/governorates.ts'
import { deliveryTexts } from '#i18n/sets/delivery.ts'
import { useApi } from '../../../platform/calls/use-api.ts'
import { useLanguage } from '../../../platform/texts/language.ts'
import { nameOf } from '../../../platform/texts/names.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { Checkbox } from '../../../ui/field/checkbox.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { TextArea } from '../../../ui/field/text-area.tsx'
import { SelectField } from '../../../ui/select/select-field.tsx'
import { changeDelivery, type DeliveryDraft, NEW_ADDRESS } from './delivery-draft.ts'
import styles from './delivery-fold.module.css'

export interface DeliveryFieldsProps {
  readonly draft: DeliveryDraft
  readonly user: OwnUser
  readonly items: readonly BagItem[]
  readonly refused: FieldRefusals
}

/** All fields are optional; what is typed stays on this device for the account. */
export function DeliveryFields({ draft, user, items, refused }: DeliveryFieldsProps) {
  const { t } = useTexts(deliveryTexts)
  return (
    <div className={styles.fields}>
      <p className={styles.purpose}>{t('delivery.purpose')}</p>
      <Phone draft={draft} user={user} refused={refused} />
      <SelectField
        label={t('delivery.callTime')}
        name="callTime"
        value={draft.callTime}
        error={refused.callTime?.[0]}
        options={[
          { value: '', text: t('delivery.anyTime') },
          ...CALL_TIMES.map((time) => ({ value: time, text: t(`delivery.callTimes.${time}`) })),
        ]}
        onChange={({ target }) => changeDelivery({ callTime: target.value })}
      />
      <Field
        label={t('delivery.company')}
        name="company"
        autoComplete="organization"
        dir="auto"
        maxLength={COMPANY_MAX}
        value={draft.company}
        error={refused.company?.[0]}
        onChange={({ target }) => changeDelivery({ company: target.value })}
      />
      <Place draft={draft} refused={refused} />
      <Checkbox
        label={t('delivery.installation')}
        name="installation"
        checked={draft.installation}
        onChange={({ target }) => changeDelivery({ installation: target.checked })}
      />
      <MorePieces draft={draft} items={items} refused={refused} />
      <TextArea
        label={t('delivery.note')}
        name="note"
        rows={3}
        maxLength={DELIVERY_NOTE_MAX}
        value={draft.note}
        error={refused.note?.[0]}
        onChange={({ target }) => changeDelivery({ note: target.value })}
      />
    </div>
  )
}

/** An empty field means the profile's number, which it shows as its hint. */
function Phone({ draft, user, refused }: Omit<DeliveryFieldsProps, 'items'>) {
  const { t } = useTexts(deliveryTexts)
  const [typed, setTyped] = useState(draft.phone === '' ? user.phoneNumber : draft.phone)
  const isOther = typed.trim() !== '' && !isSamePhone(typed, user.phoneNumber)
  return (
    <div>
      <Field
        label={t('delivery.phone')}
        name="phone"
        type="tel"
        autoComplete="tel"
        isLatin
        maxLength={PHONE_MAX}
        value={typed}
        error={refused.phone?.[0]}
        onChange={({ target }) => {
          setTyped(target.value)
          changeDelivery({ phone: target.value })
        }}
      />
      {isOther && (
        <Checkbox
          label={t('delivery.updateProfilePhone')}
          name="updateProfilePhone"
          checked={draft.updateProfilePhone}
          onChange={({ target }) => changeDelivery({ updateProfilePhone: target.checked })}
        />
      )}
    </div>
  )
}

/** A saved address, a new one, or only the governorate. */
function Place({ draft, refused }: Pick<DeliveryFieldsProps, 'draft' | 'refused'>) {
  const { t } = useTexts(deliveryTexts)
  const saved = useSavedAddresses()
  const isSaved = draft.place !== '' && draft.place !== NEW_ADDRESS
  const isForgotten = isSaved && saved !== null && !saved.some(({ _id }) => _id === draft.place)
  useEffect(() => {
    if (isForgotten) changeDelivery({ place: '' })
  }, [isForgotten])
  return (
    <>
      <SelectField
        label={t('delivery.place')}
        name="place"
        value={draft.place}
        error={draft.place === NEW_ADDRESS ? undefined : refused.address?.[0]}
        options={[
          { value: '', text: t('delivery.onlyGovernorate') },
          ...(saved ?? []).map(({ _id, address, city }) => ({ value: _id, text: `${address} · ${city}` })),
          // The chosen address stays chosen until the list is there.
          ...(isSaved && saved === null ? [{ value: draft.place, text: '…' }] : []),
          { value: NEW_ADDRESS, text: t('delivery.newAddress') },
        ]}
        onChange={({ target }) => changeDelivery({ place: target.value })}
      />
      {draft.place === NEW_ADDRESS && (
        <Field
          label={t('delivery.address')}
          name="address"
          autoComplete="street-address"
          dir="auto"
          maxLength={DELIVERY_ADDRESS_MAX}
          value={draft.address}
          error={refused.address?.[0]}
          onChange={({ target }) => changeDelivery({ address: target.value })}
        />
      )}
      {!isSaved && <GovernorateChoice draft={draft} refused={refused} />}
    </>
  )
}

function GovernorateChoice({ draft, refused }: Pick<DeliveryFieldsProps, 'draft' | 'refused'>) {
  const { t } = useTexts(deliveryTexts)
  const language = useLanguage()
  const compare = compareNames(language)
  const names = GOVERNORATE_CODES.map((code) => ({ value: code, text: inLanguage(GOVERNORATES[code], language) }))
  return (
    <SelectField
      label={t('delivery.governorate')}
      name="governorate"
      value={draft.governorate}
      error={refused.governorate?.[0]}
      options={[{ value: '', text: t('delivery.choose') }, ...names.sort((one, other) => compare(one.text, other.text))]}
      onChange={({ target }) => changeDelivery({ governorate: target.value })}
    />
  )
}

/** Null until they are there; without an answer a new address can be typed all the same. */
function useSavedAddresses(): readonly AddressReply[] | null {
  const api = useApi()
  const [saved, setSaved] = useState<readonly AddressReply[] | null>(null)
  useEffect(() => {
    let isWanted = true
    api.call('GET /api/address').then(
      ({ addresses }) => isWanted && setSaved(addresses),
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [api])
  return saved
}

/** A line at its limit cannot grow, but the shop can be told that more is needed. */
function MorePieces({ draft, items, refused }: Pick<DeliveryFieldsProps, 'draft' | 'items' | 'refused'>) {
  const { t } = useTexts(deliveryTexts)
  const language = useLanguage()
  const full = items.filter(({ quantity, stock }) => quantity >= stepLimit(stock))
  if (full.length === 0) return null
  // The server counts the sent products only.
  const sent = items.filter(({ _id }) => (draft.wished[_id] ?? '').trim() !== '')
  return (
    <fieldset className={styles.more}>
      <legend>{t('delivery.more')}</legend>
      {full.map((item) => (
        <Field
          key={item._id}
          label={t('delivery.moreThan', { count: item.quantity, name: isolate(nameOf(item, language)) })}
          name={`wished ${item._id}`}
          inputMode="numeric"
          isLatin
          maxLength={6}
          value={draft.wished[item._id] ?? ''}
          error={refused[`delivery.wished.${sent.indexOf(item)}.quantity`]?.[0] ?? refused.wished?.[0]}
          onChange={({ target }) => changeDelivery({ wished: { ...draft.wished, [item._id]: target.value } })}
        />
      ))}
    </fieldset>
  )
}
