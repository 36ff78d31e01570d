import { GOVERNORATE_CODES } from '#domain/orders/delivery.ts'
import { NOTICES } from '#domain/settings/notices.ts'
import { LOGO_WITH, type SettingsSection } from '#domain/settings/sections.ts'
import { PROMISE_TOPICS, SOCIAL_NETWORKS } from '#domain/settings/shop-settings.ts'
import { GOVERNORATES } from '#i18n/governorates.ts'
import { valueAt } from './content.ts'
import { both, EMPTY, type FieldSpec, isRequired, type PictureValue, type Shape } from './field-spec.ts'
import { OFFER_FIELDS } from './offer-fields.ts'

const line = (input: 'text' | 'email' | 'tel' | 'url' = 'text'): Shape => ({ kind: 'line', input })
const picture = (value: PictureValue = 'address'): Shape => ({ kind: 'picture', value })

const HOURS: readonly FieldSpec[] = [
  { key: 'days', label: 'days', shape: { kind: 'days' }, isRequired },
  { key: 'from', label: 'opens', shape: { kind: 'time' }, isRequired },
  { key: 'to', label: 'closes', shape: { kind: 'time' }, isRequired },
]
const USUAL_DAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday']
/** The usual days that no row above has, since hours that overlap are refused. */
const newHours = (rows: readonly unknown[] = []) => {
  const taken = new Set(rows.flatMap((row) => valueAt(row, ['days'])))
  return { days: USUAL_DAYS.filter((day) => !taken.has(day)), from: '09:00', to: '17:00' }
}
const hoursList: Shape = { kind: 'list', row: HOURS, add: 'addHours', one: 'hoursOfDays', blank: newHours }

const NAMED_DAYS: readonly FieldSpec[] = [
  { key: 'name', label: 'name', shape: both, isRequired },
  { key: 'from', label: 'firstDay', shape: { kind: 'day' }, isRequired },
  { key: 'to', label: 'lastDay', shape: { kind: 'day' }, isRequired },
]

const SHOWN_DAYS: readonly FieldSpec[] = [
  { key: 'from', label: 'shownFrom', hint: 'shownDays', shape: { kind: 'day' } },
  { key: 'until', label: 'shownUntil', shape: { kind: 'day' } },
]

const BOXES: Shape = { kind: 'list', row: line('email'), add: 'addBox', one: 'box', blank: () => '' }

const LOGOS = (): Shape => ({
  kind: 'list',
  add: 'addLogo',
  one: 'logoOfOne',
  isFolded: true,
  blank: () => ({ name: EMPTY }),
  row: [{ key: 'name', label: 'name', shape: both, isRequired }, { key: 'imageUrl', label: 'picture', shape: picture() }, ...SHOWN_DAYS],
})

/** The form of each section, field by field in the order of the screen. */
export const SECTION_FIELDS: Readonly<Record<SettingsSection, readonly FieldSpec[]>> = {
  company: [
    { key: 'name', label: 'companyName', shape: both, isRequired },
    { key: 'tagline', label: 'tagline', hint: 'tagline', shape: both },
    {
      key: 'phones',
      label: 'phones',
      hint: 'phones',
      shape: { kind: 'list', row: line('tel'), add: 'addPhone', one: 'phone', blank: () => '' },
    },
    { key: 'whatsapp', label: 'whatsapp', hint: 'whatsapp', shape: line('tel') },
    { key: 'email', label: 'email', hint: 'email', shape: line('email') },
    { key: 'address', label: 'address', shape: both },
    { key: 'mapUrl', label: 'mapUrl', hint: 'mapUrl', shape: line('url') },
  ],
  hours: [
    { key: 'weekly', label: 'weekly', hint: 'weekly', shape: hoursList },
    {
      key: 'spans',
      label: 'spans',
      hint: 'spans',
      shape: {
        kind: 'list',
        add: 'addSpan',
        one: 'season',
        isFolded: true,
        blank: () => ({ name: EMPTY, from: '', to: '', hours: [newHours()] }),
        row: [...NAMED_DAYS, { key: 'hours', label: 'weekly', shape: hoursList }],
      },
    },
    {
      key: 'holidays',
      label: 'holidays',
      hint: 'holidays',
      shape: {
        kind: 'list',
        row: NAMED_DAYS,
        add: 'addHoliday',
        one: 'holiday',
        isFolded: true,
        blank: () => ({ name: EMPTY, from: '', to: '' }),
      },
    },
  ],
  promise: [
    { key: 'promiseHours', label: 'promiseHours', hint: 'promiseHours', shape: { kind: 'number' }, isRequired },
    { key: 'callAgainHours', label: 'callAgainHours', hint: 'callAgainHours', shape: { kind: 'number' }, isRequired },
    {
      key: 'promises',
      label: 'promises',
      hint: 'promises',
      shape: {
        kind: 'list',
        add: 'addPromise',
        one: 'promise',
        blank: () => ({ topic: 'call', text: EMPTY }),
        row: [
          { key: 'text', label: 'text', shape: both, isRequired },
          { key: 'topic', label: 'sign', shape: { kind: 'choice', options: PROMISE_TOPICS } },
        ],
      },
    },
  ],
  social: [
    {
      key: 'pages',
      label: 'socialPages',
      hint: 'socialPages',
      shape: {
        kind: 'list',
        add: 'addPage',
        one: 'page',
        blank: () => ({ network: 'facebook', url: '' }),
        row: [
          { key: 'network', label: 'network', shape: { kind: 'choice', options: SOCIAL_NETWORKS } },
          { key: 'url', label: 'link', shape: line('url'), isRequired },
        ],
      },
    },
  ],
  offers: OFFER_FIELDS,
  registered: [
    { key: 'name', label: 'legalName', hint: 'legalName', shape: both },
    { key: 'taxNumber', label: 'taxNumber', hint: 'taxNumber', shape: line() },
    { key: 'commercialRegister', label: 'commercialRegister', shape: line() },
    {
      key: 'bank',
      label: 'bank',
      shape: {
        kind: 'group',
        fields: [
          { key: 'bank', label: 'bank', hint: 'bank', shape: both },
          { key: 'holder', label: 'holder', shape: both },
          { key: 'iban', label: 'iban', shape: line() },
          { key: 'account', label: 'account', shape: line() },
          { key: 'swift', label: 'swift', shape: line() },
        ],
      },
    },
    { key: 'stamp', label: 'stamp', hint: 'printed', shape: picture('private') },
    { key: 'signature', label: 'signature', hint: 'printed', shape: picture('private') },
  ],
  home: [
    {
      key: 'heroSlides',
      label: 'slides',
      hint: 'slides',
      shape: {
        kind: 'list',
        add: 'addSlide',
        one: 'slide',
        isFolded: true,
        blank: () => ({ line: 1, title: EMPTY, text: EMPTY, link: { label: EMPTY, to: { en: '/shop', ar: '/shop' } } }),
        row: [
          { key: 'title', label: 'title', shape: both, isRequired },
          { key: 'text', label: 'text', shape: both, isRequired },
          {
            key: 'link',
            label: 'button',
            shape: {
              kind: 'group',
              fields: [
                { key: 'label', label: 'button', shape: both, isRequired },
                { key: 'to', label: 'leadsTo', hint: 'path', shape: { kind: 'paths' }, isRequired },
              ],
            },
          },
          { key: 'picture', label: 'picture', hint: 'slidePicture', shape: picture() },
          { key: 'line', label: 'drawing', shape: { kind: 'choice', options: ['1', '2', '3'], isNumber: true } },
          ...SHOWN_DAYS,
        ],
      },
    },
    {
      key: 'banners',
      label: 'banners',
      hint: 'banners',
      shape: {
        kind: 'list',
        add: 'addBanner',
        one: 'banner',
        isFolded: true,
        blank: () => ({ title: EMPTY, text: EMPTY }),
        row: [
          { key: 'title', label: 'title', shape: both, isRequired },
          { key: 'text', label: 'text', shape: both, isRequired },
          { key: 'picture', label: 'picture', shape: picture() },
          { key: 'link', label: 'leadsTo', hint: 'path', shape: line('url') },
          ...SHOWN_DAYS,
        ],
      },
    },
    { key: 'brandLogos', label: 'brandLogos', hint: 'logos', shape: LOGOS() },
    { key: 'customerLogos', label: 'customerLogos', hint: 'logos', shape: LOGOS() },
  ],
  notices: [
    { key: 'staffEmail', label: 'staffEmail', hint: 'staffEmail', shape: line('email') },
    ...NOTICES.map((notice): FieldSpec => ({ key: notice, label: notice, hint: 'boxes', shape: BOXES })),
  ],
  pictures: [
    { key: 'logo', label: 'logo', hint: 'logo', shape: picture('sized') },
    { key: 'logoWith', label: 'logoWith', shape: { kind: 'choice', options: LOGO_WITH } },
    { key: 'icon', label: 'icon', hint: 'icon', shape: picture() },
    { key: 'share', label: 'share', hint: 'share', shape: picture() },
  ],
  delivery: GOVERNORATE_CODES.map((code) => ({ key: code, label: 'governorate', name: GOVERNORATES[code], shape: { kind: 'fees' } })),
}
