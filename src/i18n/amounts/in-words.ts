import type { Currency } from '#domain/money/currency.ts'
import { decimalFromMinor, nearestMinor } from '#domain/money/money.ts'
import type { Language } from '#domain/text/language.ts'
import { type CountedNoun, countedInArabic } from './arabic.ts'
import { numberInEnglish } from './english.ts'

interface EnglishNoun {
  readonly one: string
  readonly several: string
}

interface CurrencyWords {
  readonly en: { readonly major: EnglishNoun; readonly minor: EnglishNoun }
  readonly ar: { readonly major: CountedNoun; readonly minor: CountedNoun }
}

const CENT = {
  en: { one: 'cent', several: 'cents' },
  ar: { one: 'سنت واحد', two: 'سنتان', twoOf: 'سنتا', few: 'سنتات', many: 'سنتًا', single: 'سنت' },
}

const WORDS: Readonly<Record<Currency, CurrencyWords>> = {
  EGP: {
    en: { major: { one: 'Egyptian pound', several: 'Egyptian pounds' }, minor: { one: 'piastre', several: 'piastres' } },
    ar: {
      major: { one: 'جنيه واحد', two: 'جنيهان', twoOf: 'جنيها', few: 'جنيهات', many: 'جنيهًا', single: 'جنيه' },
      minor: { one: 'قرش واحد', two: 'قرشان', twoOf: 'قرشا', few: 'قروش', many: 'قرشًا', single: 'قرش' },
    },
  },
  USD: {
    en: { major: { one: 'US dollar', several: 'US dollars' }, minor: CENT.en },
    ar: {
      major: {
        one: 'دولار أمريكي واحد',
        two: 'دولاران أمريكيان',
        twoOf: 'دولارا',
        few: 'دولارات أمريكية',
        many: 'دولارًا أمريكيًا',
        single: 'دولار أمريكي',
      },
      minor: CENT.ar,
    },
  },
  EUR: {
    en: { major: { one: 'euro', several: 'euros' }, minor: CENT.en },
    ar: { major: { one: 'يورو واحد', two: 'اثنان يورو', twoOf: 'يورو', few: 'يورو', many: 'يورو', single: 'يورو' }, minor: CENT.ar },
  },
}

/** An amount as a cheque or an offer spells it, so that a figure cannot be changed by hand. */
export function amountInWords(minor: number, currency: Currency, language: Language): string {
  if (!Number.isSafeInteger(minor) || minor < 0) throw new RangeError(`amount ${minor}`)
  const { en, ar } = WORDS[currency]
  const whole = Math.floor(decimalFromMinor(minor))
  const part = minor - nearestMinor(whole)
  if (language === 'ar') return `فقط ${joined(whole, part, ' و', (count, unit) => inArabic(count, ar[unit]))} لا غير`
  return `Only ${joined(whole, part, ' and ', (count, unit) => inEnglish(count, en[unit]))}`
}

function joined(whole: number, part: number, and: string, words: (count: number, unit: 'major' | 'minor') => string): string {
  if (part === 0) return words(whole, 'major')
  return whole === 0 ? words(part, 'minor') : words(whole, 'major') + and + words(part, 'minor')
}

function inArabic(count: number, noun: CountedNoun): string {
  return count === 0 ? `صفر ${noun.single}` : countedInArabic(count, noun)
}

function inEnglish(count: number, { one, several }: EnglishNoun): string {
  return `${numberInEnglish(count)} ${count === 1 ? one : several}`
}
