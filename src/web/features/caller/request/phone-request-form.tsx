import { useEffect, useState } from 'react'
import type { KnownCustomerReply } from '#contract/caller/phone-requests.ts'
import type { CallReply } from '#contract/endpoints.ts'
import { internationalPhone } from '#domain/accounts/phones.ts'
import { CALL_TIMES, GOVERNORATE_CODES } from '#domain/orders/delivery.ts'
import { inLanguage } from '#domain/text/language.ts'
import { isolate } from '#i18n/bidi.ts'
import { compareNames } from '#i18n/formats.ts'
import { GOVERNORATES } from '#i18n/governorates.ts'
import { callerTexts } from '#i18n/sets/caller.ts'
import { formsTexts } from '#i18n/sets/forms.ts'
import { newId } from '../../../platform/calls/new-id.ts'
import { useApi } from '../../../platform/calls/use-api.ts'
import { DraftNote, useDraft } from '../../../platform/forms/form-draft.tsx'
import { FormRefusal, RequiredNote } from '../../../platform/forms/form-notes.tsx'
import { type ShopForm, useShopForm } from '../../../platform/forms/use-form.ts'
import { useAfterTyping } from '../../../platform/lists/after-typing.ts'
import { useLanguage } from '../../../platform/texts/language.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { TYPING_PAUSES } from '../../../shop/typing-pauses.ts'
import { Ltr } from '../../../ui/bidi/ltr.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { SubmitButton } from '../../../ui/button/submit-button.tsx'
import { Checkbox } from '../../../ui/field/checkbox.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { TextArea } from '../../../ui/field/text-area.tsx'
import { SelectField } from '../../../ui/select/select-field.tsx'
import styles from './phone-request.module.css'
import { type PickedLine, ProductLines } from './product-lines.tsx'

const fetchSchema = () => import('#contract/forms/phone-request-form.ts').then(({ PhoneRequestForm }) => PhoneRequestForm)

const OPTIONAL = ['email', 'company', 'words', 'address', 'governorate', 'callTime', 'installation', 'isSomebodyElse', 'lines']

export interface PhoneRequestValues {
  readonly key: string
  /** The known customer to whom it will belong, whole, so that a restored form shows whom it names. */
  readonly picked: KnownCustomerReply | null
  readonly isSomebodyElse: boolean
  readonly name: string
  readonly phone: string
  readonly email: string
  readonly company: string
  readonly language: string
  readonly words: string
  readonly lines: readonly PickedLine[]
  readonly address: string
  readonly governorate: string
  readonly callTime: string
  readonly installation: boolean
}

export type SavedRequest = CallReply<'POST /api/order/phone'> & { readonly values: PhoneRequestValues }

export interface PhoneRequestFormProps {
  /** The customer from whose card it began. */
  readonly customer: KnownCustomerReply | null
  /** The phone of a caller whom nobody knows yet. */
  readonly phone: string
  readonly onSaved: (saved: SavedRequest) => void
}

/** A request for somebody on the phone: on one side who calls, on the other what they want. */
export function PhoneRequestForm({ customer, phone, onSaved }: PhoneRequestFormProps) {
  const { t } = useTexts(callerTexts, formsTexts)
  const api = useApi()
  const [defaults] = useState(() => emptyForm(customer, phone))
  const form = useShopForm<PhoneRequestValues>({
    fetchSchema,
    defaults,
    optional: OPTIONAL,
    send: async (values) => {
      const { lines, picked, ...rest } = values
      const sent = lines.map(({ product, quantity }) => ({ product, quantity }))
      const saved = await api.call('POST /api/order/phone', {
        body: { request: { ...rest, customer: picked?._id ?? '', lines: sent } as never },
      })
      draft.discard()
      onSaved({ ...saved, values })
    },
  })
  const draft = useDraft('request by phone', form.controls)
  const { formProps, refusal, isSubmitting, isReady, controls } = form
  return (
    <form {...formProps} className={styles.form}>
      <DraftNote draft={draft} />
      <RequiredNote />
      <div className={styles.columns}>
        <Caller form={form} />
        <section className={styles.part}>
          <h2>{t('caller.form.what')}</h2>
          <TextArea {...form.field('words')} label={t('caller.form.words')} hint={t('caller.form.wordsHint')} rows={4} dir="auto" />
          <ProductLines lines={controls.watch('lines')} onChange={(lines) => controls.setValue('lines', lines, { shouldDirty: true })} />
        </section>
      </div>
      <FormRefusal text={refusal} />
      <SubmitButton isSubmitting={isSubmitting} isReady={isReady}>
        {t('caller.form.save')}
      </SubmitButton>
    </form>
  )
}

function emptyForm(customer: KnownCustomerReply | null, phone: string): PhoneRequestValues {
  return {
    key: newId(),
    picked: customer,
    isSomebodyElse: false,
    name: customer?.name ?? '',
    phone: customer?.phone ?? phone,
    email: customer?.email ?? '',
    company: customer?.company ?? '',
    language: customer?.language ?? 'ar',
    words: '',
    lines: [],
    address: '',
    governorate: '',
    callTime: '',
    installation: false,
  }
}

function Caller({ form }: { readonly form: ShopForm<PhoneRequestValues> }) {
  const { t } = useTexts(callerTexts)
  const language = useLanguage()
  const { field } = form
  const compare = compareNames(language)
  const governorates = GOVERNORATE_CODES.map((code) => ({ value: code, text: inLanguage(GOVERNORATES[code], language) }))
  return (
    <section className={styles.part}>
      <h2>{t('caller.form.who')}</h2>
      <Field {...field('phone')} type="tel" label={t('caller.form.phone')} isLatin autoFocus autoComplete="off" />
      <WhoIsIt form={form} />
      <Field {...field('name')} label={t('caller.form.name')} dir="auto" autoComplete="off" />
      <div className={styles.pair}>
        <Field {...field('company')} label={t('caller.form.company')} dir="auto" autoComplete="off" />
        <Field {...field('email')} type="email" label={t('caller.form.email')} isLatin autoComplete="off" />
      </div>
      <div className={styles.pair}>
        <SelectField
          {...field('language')}
          label={t('caller.form.language')}
          options={(['ar', 'en'] as const).map((value) => ({ value, text: t(`caller.form.languages.${value}`) }))}
        />
        <SelectField
          {...field('governorate')}
          label={t('caller.form.governorate')}
          options={[{ value: '', text: t('caller.form.anywhere') }, ...governorates.sort((one, other) => compare(one.text, other.text))]}
        />
      </div>
      <Field {...field('address')} label={t('caller.form.address')} dir="auto" autoComplete="off" />
      <SelectField
        {...field('callTime')}
        label={t('caller.form.callTime')}
        options={[
          { value: '', text: t('caller.form.anyTime') },
          ...CALL_TIMES.map((time) => ({ value: time, text: t(`caller.form.callTimes.${time}`) })),
        ]}
      />
      <Checkbox {...field('installation')} label={t('caller.form.installation')} />
    </section>
  )
}

/** A known phone or email asks whose it is, before a customer stands there twice. */
function WhoIsIt({ form }: { readonly form: ShopForm<PhoneRequestValues> }) {
  const { t } = useTexts(callerTexts)
  const { watch, setValue, getValues } = form.controls
  const [picked, phone, email, isSomebodyElse] = watch(['picked', 'phone', 'email', 'isSomebodyElse'])
  const known = useKnown(phone, email)
  const isOther = isSomebodyElse && known.length > 0
  useEffect(() => {
    if (known.length === 0) setValue('isSomebodyElse', false)
  }, [known.length, setValue])
  const pick = (customer: KnownCustomerReply | null) => {
    setValue('picked', customer, { shouldDirty: true })
    if (customer === null) return
    for (const name of ['name', 'company', 'email', 'language'] as const)
      if (getValues(name) === '' || name === 'language') setValue(name, customer[name])
  }
  if (picked !== null || isOther) {
    return (
      <p className={styles.chosen} role="status">
        {picked === null ? t('caller.form.chosenElse') : t('caller.form.chosen', { name: isolate(picked.name) })}
        <Button
          tone="secondary"
          onPress={() => {
            pick(null)
            setValue('isSomebodyElse', false)
          }}
        >
          {t('caller.form.change')}
        </Button>
      </p>
    )
  }
  if (known.length === 0) return null
  return (
    <div className={styles.known} role="status">
      <p>{t('caller.form.known')}</p>
      <ul>
        {known.map((customer) => (
          <li key={customer._id}>
            <span>
              <bdi>{customer.name}</bdi>
              {customer.company !== '' && (
                <>
                  {' · '}
                  <bdi>{customer.company}</bdi>
                </>
              )}{' '}
              <Ltr className={styles.phone}>{customer.phone}</Ltr>
              {customer.hasAccount && <span className={styles.quiet}> · {t('caller.form.knownAccount')}</span>}
            </span>
            <Button tone="secondary" onPress={() => pick(customer)}>
              {t('caller.form.choose')}
            </Button>
          </li>
        ))}
      </ul>
      <Button tone="secondary" onPress={() => setValue('isSomebodyElse', true)}>
        {t('caller.form.somebodyElse')}
      </Button>
    </div>
  )
}

const NOBODY: readonly KnownCustomerReply[] = []

/** Customers with the typed phone or email; none until one of the two is complete. */
function useKnown(phone: string, email: string): readonly KnownCustomerReply[] {
  const query = {
    phone: internationalPhone(phone) === null ? '' : phone,
    email: email.includes('@') ? email : '',
  }
  const key = query.phone === '' && query.email === '' ? null : JSON.stringify(query)
  // Without an answer the server still asks when the form is saved.
  const { answer, isOfKey } = useAfterTyping(key, TYPING_PAUSES.knownCustomer, (api) => api.call('GET /api/order/phone/known', { query }))
  // Somebody with the number before must not be chosen under another one.
  return isOfKey ? (answer?.customers ?? NOBODY) : NOBODY
}
