import { PAYMENT_WAYS, TAX_BASES } from '#domain/offers/content.ts'
import { newId } from '../../platform/calls/new-id.ts'
import { both, bothLong, EMPTY, type FieldSpec, isRequired, type Shape } from './field-spec.ts'

const PARTS: Shape = {
  kind: 'list',
  add: 'addPart',
  one: 'part',
  blank: () => ({ share: { kind: 'percent', hundredths: 0 }, time: 'before-delivery', date: null, way: 'transfer' }),
  row: [
    {
      key: 'share',
      label: 'percent',
      shape: { kind: 'group', fields: [{ key: 'hundredths', label: 'percent', shape: { kind: 'percent' } }] },
    },
    { key: 'time', label: 'when', shape: { kind: 'choice', options: ['on-order', 'before-delivery', 'after-installation'] } },
    { key: 'way', label: 'way', shape: { kind: 'choice', options: PAYMENT_WAYS, none: 'anyWay' } },
  ],
}

/** The fields of the section that offers are written by. */
export const OFFER_FIELDS: readonly FieldSpec[] = [
  { key: 'validityDays', label: 'validityDays', hint: 'validityDays', shape: { kind: 'number' }, isRequired },
  { key: 'priceDays', label: 'priceDays', hint: 'priceDays', shape: { kind: 'number' }, isRequired },
  { key: 'taxBasis', label: 'taxBasis', hint: 'taxBasis', shape: { kind: 'choice', options: TAX_BASES } },
  { key: 'discountLimitHundredths', label: 'discountLimit', hint: 'discountLimit', shape: { kind: 'percent' } },
  {
    key: 'taxRates',
    label: 'taxRates',
    hint: 'taxRates',
    shape: {
      kind: 'list',
      add: 'addRate',
      one: 'rate',
      blank: () => ({ id: newId(), name: EMPTY, hundredths: 0, note: EMPTY }),
      row: [
        { key: 'name', label: 'name', shape: both, isRequired },
        { key: 'hundredths', label: 'percent', shape: { kind: 'percent' }, isRequired },
        { key: 'note', label: 'note', shape: both },
      ],
    },
  },
  {
    key: 'plans',
    label: 'plans',
    hint: 'plans',
    shape: {
      kind: 'list',
      add: 'addPlan',
      one: 'plan',
      isFolded: true,
      blank: () => ({
        name: EMPTY,
        parts: [{ share: { kind: 'percent', hundredths: 10_000 }, time: 'on-order', date: null, way: 'transfer' }],
      }),
      row: [
        { key: 'name', label: 'name', shape: both, isRequired },
        { key: 'parts', label: 'parts', shape: PARTS },
      ],
    },
  },
  {
    key: 'deliveryTimes',
    label: 'deliveryTimes',
    hint: 'deliveryTimes',
    shape: { kind: 'list', row: both, add: 'addText', one: 'text', blank: () => EMPTY },
  },
  {
    key: 'warranties',
    label: 'warranties',
    hint: 'firstCounts',
    shape: {
      kind: 'list',
      add: 'addText',
      one: 'text',
      blank: () => ({ months: 12, text: EMPTY }),
      row: [
        { key: 'text', label: 'text', shape: bothLong, isRequired },
        { key: 'months', label: 'months', shape: { kind: 'number' }, isRequired },
      ],
    },
  },
  {
    key: 'exclusions',
    label: 'exclusions',
    hint: 'exclusions',
    shape: { kind: 'list', row: both, add: 'addText', one: 'text', blank: () => EMPTY },
  },
  {
    key: 'closings',
    label: 'closings',
    hint: 'firstCounts',
    shape: { kind: 'list', row: bothLong, add: 'addText', one: 'text', blank: () => EMPTY },
  },
]
