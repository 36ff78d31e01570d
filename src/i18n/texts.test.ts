import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { FIELD_TEXTS, REFUSALS, type Refusal } from '#domain/errors.ts'
import { LANGUAGES, type Language } from '#domain/text/language.ts'
import { interpolate } from './interpolate.ts'
import { fieldName, fieldText, refusalText } from './texts.ts'

type Texts = { readonly [key: string]: string | Texts }

/** Every dictionary of a language, including those of single pages and of emails. */
async function dictionaries(language: Language): Promise<Texts> {
  const folder = new URL(`./${language}/`, import.meta.url)
  const files = readdirSync(folder).sort()
  const modules = await Promise.all(files.map(async (file) => (await import(new URL(file, folder).href)) as Texts))
  return Object.assign({}, ...modules)
}

const [en, ar] = await Promise.all([dictionaries('en'), dictionaries('ar')])

function leaves(texts: Texts, path = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [[path + key, text] satisfies [string, string]] : leaves(text, `${path}${key}.`),
  )
}

const placeholdersOf = (text: string) => [...text.matchAll(/\{(\{?)(\w+)\}/g)].map(([match]) => match).sort()

test('no text is empty or padded in either language', () => {
  for (const [key, text] of [...leaves(en), ...leaves(ar)]) expect(text.trim(), key).toBe(text === '' ? undefined : text)
})

test('an Arabic text names the same values as its English twin', () => {
  const english = new Map(leaves(en))
  for (const [key, text] of leaves(ar)) {
    const twin = english.get(key)
    if (twin !== undefined && !/_(one|other)$/.test(key)) expect(placeholdersOf(text), key).toEqual(placeholdersOf(twin))
  }
})

test('every English plural has all six Arabic forms, and forms of many counts contain the count', () => {
  const arabic = new Map(leaves(ar))
  for (const [key] of leaves(en)) {
    if (!key.endsWith('_other')) continue
    const stem = key.slice(0, -'_other'.length)
    for (const form of ['zero', 'one', 'two', 'few', 'many', 'other']) expect(arabic.has(`${stem}_${form}`), `${stem}_${form}`).toBe(true)
    for (const form of ['few', 'many', 'other']) expect(arabic.get(`${stem}_${form}`)).toMatch(/\{\{(count|shown)\}\}/)
  }
})

test('Arabic texts are written in Arabic', () => {
  const ownWords = (text: string) => text.replace(/\{\{\w+\}\}/g, '')
  const latinOnly = leaves(ar).filter(([, text]) => /\p{L}/u.test(ownWords(text)) && !/[\u0600-\u06ff]/.test(ownWords(text)))
  expect(latinOnly.map(([key]) => key)).toEqual([
    'missing.steps.other',
    'offerEditor.english',
    'products.preview.english',
    'shell.otherLanguage',
    'status.server.versions',
  ])
})

test('English texts use the words of the glossary', () => {
  const odd = /\bletters?\b(?!.*digits)|\bkeepers?\b|\bkept by\b|\bnobody but\b|\bwaits for\b|not even to us|\bof yours\b/i
  expect(leaves(en).filter(([, text]) => odd.test(text))).toEqual([])
})

/** The texts of the specification and those of the same kind beside them, and words that a search finds. */
const LOGIN_AS_SPECIFIED = [
  'account.backToLogin',
  'account.login.failure',
  'account.login.submit',
  'account.login.title',
  'account.notices.password-changed',
  'bag.loginNotice',
  'bag.loginToConfirm',
  'errors.unauthorized',
  'messages.reset',
  'navigation.account.login',
  'notices.unauthorized',
  'palette.words.security',
  'wishlist.signIn',
]

test('"login" and "image" stand in the specified texts alone, and customers are merged', () => {
  const keysWith = (word: RegExp) => leaves(en).flatMap(([key, text]) => (word.test(text) ? [key] : []))
  expect(keysWith(/\blogin\b/i).toSorted()).toEqual(LOGIN_AS_SPECIFIED)
  // One is a word that a search of the settings finds.
  expect(keysWith(/\bimages?\b/i)).toEqual(['settings.words.pictures'])
  expect(leaves(en).filter(([key, text]) => /customer/i.test(key + text) && /\bjoin(ed)?\b/i.test(text))).toEqual([])
})

test('customers read "quotation" for what the staff call an offer', () => {
  const ofCustomers =
    /^(offerPage|offerChanges|linkedRequest|ownData|accountDeleted)\.|^offerEmails\.(?!notice\.)|^messages\.offer(Accepted|Declined|Renewal)|^orders\.(timeline\.own|change)\.|^errors\.offer\/(not-found|too-many-files)/
  const offer = /\boffers?\b/i
  const texts = leaves(en).filter(([key]) => ofCustomers.test(key))
  expect(texts.length).toBeGreaterThan(100)
  expect(texts.filter(([, text]) => offer.test(text))).toEqual([])
})

test('people read "request" for an order, but in the words that are specified', () => {
  const ofRequests = /^(orders|orderEmails|orderAgain|linkedRequest|request)\.|^errors\.order\/|^messages\.(order|line)/
  const texts = leaves(en).filter(([key, text]) => ofRequests.test(key) && /\border(s|ed)?\b/i.test(text))
  expect(Object.fromEntries(texts)).toEqual({
    'errors.order/not-found': 'No order found.',
    'orders.back': 'Back to orders',
    'orders.change.cancelOrder': 'Cancel Order',
    'orders.list.me': 'My orders',
    'orders.list.none': 'No orders found.',
    'orders.success.orders': 'My orders',
  })
})

test('Arabic texts have one term for each thing and no literal translations of English', () => {
  const copied = [
    /بنجاح ?!/, // "successfully!"
    /المورد/, // a resource, read as a supplier
    /لعرض الأسعار/, // read as "for the quotation"
    /يقود إلى|ولا حتى لنا|القائمون عليه|مُخرَج|محطة/,
    /بائع|الدردشة|نشط|مفعّل/, // تاجر, المحادثة, معروض
    /تم العثور/,
    /تعذر/, // spelled تعذّر everywhere
  ]
  for (const words of copied) expect(leaves(ar).filter(([, text]) => words.test(text))).toEqual([])
})

test('Arabic texts use the words of the glossary', () => {
  const replaced: readonly { readonly of: RegExp; readonly words: RegExp }[] = [
    { of: /./, words: /ساري(?!ًا|ة)|صالح حتى|مندوب|شروط الدفع|خطة السداد|أنظمة السداد|معدة|معدت(ان|ين)/ },
    { of: /^(customers|desk|deskCard|sentOffer|palette\.groups)\./, words: /جهاز|أجهزة/ },
    { of: /^(desk|deskCard|deskMorning|errors\.desk\/)|^messages\.desk/, words: /بند/ },
    { of: /^(offer(s|Editor|Page|Sending|Emails|Changes)?|sentOffer|linkedRequest|documents)\./, words: /صلاحي/ },
    {
      of: /\.approval\.|^staff\.limit\.|^settings\.hints\.discountLimit|^messages\.offer(Waits|Approved)|approval-|taken-back/,
      words: /موافق/,
    },
    { of: /^(offerPage|offerEmails|linkedRequest)\.|^ownRecord\.values\.state\.|^errors\.offer\//, words: /تم رفضه|مرفوض(?!ة)/ },
  ]
  for (const { of, words } of replaced) {
    const texts = leaves(ar).filter(([key]) => of.test(key))
    expect(texts.length, String(of)).toBeGreaterThan(4)
    expect(texts.filter(([, text]) => words.test(text))).toEqual([])
  }
})

test('Arabic addresses the reader of a quotation in the plural, on its page, in its emails and in the errors of both', () => {
  const ofReaders =
    /^offerPage\.(?!own\.)|^offerChanges\.|^offerEmails\.(?!notice\.)|^messages\.offer(Accepted|AcceptedByLink|Renewal|Declined)$/
  const errors =
    /^errors\.offer\/(being-revised|superseded|expired|still-open|withdrawn|already-|choice-missing|name-missing|reason-missing|too-many-files)/
  const singular =
    /(^|[^\p{L}])(اكتب|اطلب|اضغط|اختر|افتح|حاول|راجع|اتصل|أنت|لك|بك|إليك|عليك|منك|يمكنك|سيصلك|[\p{L}]*(رد|طلب|موافقت|اسم|استفسار)ك)(?!\p{L})/u
  const texts = leaves(ar).filter(([key]) => ofReaders.test(key) || (errors.test(key) && key !== 'errors.offer/already-sent'))
  expect(texts.length).toBeGreaterThan(100)
  expect(texts.filter(([, text]) => singular.test(text))).toEqual([])
})

test('Arabic asks to choose from a list and to enter typed values', () => {
  expect(fieldText('required', 'ar', { field: 'brand' })).toBe('يرجى اختيار العلامة التجارية.')
  expect(fieldText('required', 'ar', { field: 'product.taxable' })).toBe('يرجى اختيار حالة المنتج (جديد أو مستعمل).')
  expect(fieldText('required', 'ar', { field: 'isRecommended' })).toBe('يرجى اختيار «نعم» أو «لا».')
  expect(fieldText('required', 'ar', { field: 'email' })).toBe('يرجى إدخال البريد الإلكتروني.')
  expect(fieldText('required', 'en', { field: 'rating' })).toBe('Rating is required.')
})

test('every refusal has a text in both languages', () => {
  for (const refusal of Object.keys(REFUSALS) as Refusal[]) {
    const texts = LANGUAGES.map((language) => refusalText(refusal, language))
    expect(new Set(texts).size, refusal).toBe(2)
  }
})

test('the specified English texts are exact', () => {
  expect(refusalText('unauthorized', 'en')).toBe('Unauthorized Access! Please login again')
  expect(refusalText('forbidden', 'en')).toBe('Forbidden! You are not allowed to access this resource.')
  expect(refusalText('internal', 'en')).toBe('Your request could not be processed. Please try again.')
  expect(refusalText('product/not-found', 'en')).toBe('No product found.')
  expect(fieldText('too-long', 'en', { field: 'description', limit: 200 })).toBe('Description may not be greater than 200 characters.')
  expect(fieldText('too-small', 'en', { field: 'quantity', limit: 1 })).toBe('Quantity must be at least 1.')
  expect(fieldText('too-large', 'en', { field: 'quantity', limit: 25 })).toBe('Quantity may not be greater than 25.')
})

test('a field text leaves no placeholder open when its limit is given', () => {
  for (const language of LANGUAGES)
    for (const key of FIELD_TEXTS) expect(fieldText(key, language, { field: 'max', limit: 150000 })).not.toContain('{{')
})

test('a field without a name is never shown by its key, also for keys that objects inherit', () => {
  expect(fieldName('favourite', 'en')).toBe('This value')
  expect(fieldName('constructor', 'ar')).toBe('هذا الحقل')
  expect(fieldText('invalid', 'ar', { field: 'favourite' })).toBe('قيمة هذا الحقل غير صالحة.')
})

test('a placeholder without a value stays visible', () => {
  expect(interpolate('{{a}} and {{b}}', { a: 1 })).toBe('1 and {{b}}')
})

test('a limit of a quantity is shown to the gram', () => {
  expect(fieldText('too-small', 'en', { field: 'lines.0.quantity', limit: 0.001 })).toBe('Quantity must be at least 0.001.')
  expect(fieldText('required-several', 'en', { field: 'lines' })).toBe('Lines are required.')
})
