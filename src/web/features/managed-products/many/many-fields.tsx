import { type ManyKind, ROUNDINGS } from '#domain/catalogue/many-products.ts'
import { SHOP_CURRENCY } from '#domain/money/currency.ts'
import { compareNames, formatMoney } from '#i18n/formats.ts'
import { productsTexts } from '#i18n/sets/products.ts'
import { useLanguage } from '../../../platform/texts/language.ts'
import { nameOf } from '../../../platform/texts/names.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { Field } from '../../../ui/field/field.tsx'
import { SelectField } from '../../../ui/select/select-field.tsx'
import { cleanedNumber } from '../form/typed-number.ts'
import type { ManagedList } from '../list/managed-list.ts'
import { kindsOf, type ManyValues } from './many-change.ts'

export interface ManyFieldsProps {
  readonly values: ManyValues
  readonly list: Pick<ManagedList, 'brands' | 'categories'>
  readonly isOwnBrand: boolean
  readonly onChange: (values: Partial<ManyValues>) => void
}

export const KIND_TEXTS = {
  price: 'products.many.price',
  'price-confirm': 'products.many.priceConfirm',
  stock: 'products.many.stock',
  active: 'products.many.active',
  condition: 'products.many.condition',
  'category-add': 'products.many.categoryAdd',
  'category-remove': 'products.many.categoryRemove',
  brand: 'products.many.brand',
  delete: 'products.many.deletion',
} as const satisfies Record<ManyKind, string>

/** The kind of change, and the fields of that kind. */
export function ManyFields({ values, list, isOwnBrand, onChange }: ManyFieldsProps) {
  const { t } = useTexts(productsTexts)
  return (
    <>
      <SelectField
        name="kind"
        label={t('products.many.kind')}
        value={values.kind}
        options={kindsOf(isOwnBrand).map((kind) => ({ value: kind, text: t(KIND_TEXTS[kind]) }))}
        onChange={({ target }) => onChange({ kind: target.value as ManyKind })}
      />
      <KindFields values={values} list={list} onChange={onChange} />
    </>
  )
}

type KindFieldsProps = Omit<ManyFieldsProps, 'isOwnBrand'>

function KindFields(props: KindFieldsProps) {
  const { t } = useTexts(productsTexts)
  const { values, list, onChange } = props
  switch (values.kind) {
    case 'price':
      return <PriceFields {...props} />
    case 'price-confirm':
      return <p>{t('products.price.hint')}</p>
    case 'stock':
      return (
        <Field
          name="quantity"
          label={t('products.form.quantity')}
          isLatin
          autoComplete="off"
          inputMode="numeric"
          value={values.quantity}
          onChange={({ target }) => onChange({ quantity: cleanedNumber(target.value) })}
        />
      )
    case 'active':
      return <ChoiceField {...props} yes={t('products.state.on')} no={t('products.state.off')} label={t('products.state.title')} />
    case 'condition':
      return <ChoiceField {...props} yes={t('products.form.yes')} no={t('products.form.no')} label={t('products.form.isNew')} />
    case 'brand':
      return <RecordField name="brand" label={t('products.form.brand')} records={list.brands} {...props} />
    case 'category-add':
    case 'category-remove':
      return <RecordField name="category" label={t('products.list.category')} records={list.categories} {...props} />
    case 'delete':
      return <p>{t('products.many.deletionText')}</p>
  }
}

function beginHere(field: HTMLInputElement | null): void {
  field?.setAttribute('autofocus', '')
}

function PriceFields({ values, onChange }: KindFieldsProps) {
  const { t } = useTexts(productsTexts)
  const language = useLanguage()
  return (
    <>
      <Field
        // The dialog was opened to type this number; the browser's attribute tells it where to begin.
        ref={beginHere}
        name="percent"
        label={t('products.many.percent')}
        hint={t('products.many.percentHint')}
        isLatin
        autoComplete="off"
        value={values.percent}
        onChange={({ target }) => onChange({ percent: cleanedNumber(target.value) })}
      />
      <SelectField
        name="rounding"
        label={t('products.many.rounding')}
        value={values.rounding}
        options={ROUNDINGS.map((each) => ({
          value: String(each),
          text:
            each === 0
              ? t('products.many.roundingNone')
              : t('products.many.roundingTo', { amount: formatMoney(each, language, SHOP_CURRENCY) }),
        }))}
        onChange={({ target }) => onChange({ rounding: target.value })}
      />
    </>
  )
}

interface ChoiceFieldProps extends KindFieldsProps {
  readonly label: string
  readonly yes: string
  readonly no: string
}

function ChoiceField({ values, onChange, label, yes, no }: ChoiceFieldProps) {
  return (
    <SelectField
      name="choice"
      label={label}
      value={values.choice}
      options={[
        { value: 'yes', text: yes },
        { value: 'no', text: no },
      ]}
      onChange={({ target }) => onChange({ choice: target.value as ManyValues['choice'] })}
    />
  )
}

interface RecordFieldProps extends KindFieldsProps {
  readonly name: 'brand' | 'category'
  readonly label: string
  readonly records: readonly { readonly _id: string; readonly name: string; readonly nameAr: string }[]
}

function RecordField({ name, label, records, values, onChange }: RecordFieldProps) {
  const { t } = useTexts(productsTexts)
  const language = useLanguage()
  const compare = compareNames(language)
  const options = records.map((each) => ({ value: each._id, text: nameOf(each, language) })).sort((a, b) => compare(a.text, b.text))
  return (
    <SelectField
      name={name}
      label={label}
      value={values[name]}
      options={[{ value: '', text: t('products.form.noOption') }, ...options]}
      onChange={({ target }) => onChange({ [name]: target.value })}
    />
  )
}
