import { CURRENCY_LABEL } from '#domain/money/currency.ts'
import type { Language } from '#domain/text/language.ts'
import { formatMoney } from '#i18n/formats.ts'
import { useLanguage } from '../../platform/texts/language.ts'
import { Ltr } from '../../ui/bidi/ltr.tsx'

const MINOR_PER_MAJOR = 100
const NOTHING = '–'

/** An amount of an offer in words of the page; offers count in the smallest unit. */
export function amountText(minor: number, language: Language): string {
  return formatMoney(minor / MINOR_PER_MAJOR, language, CURRENCY_LABEL)
}

/** An amount, or a dash while there is none. */
export function Amount({ minor, className }: { readonly minor: number | null; readonly className?: string | undefined }) {
  const language = useLanguage()
  return <Ltr {...(className === undefined ? {} : { className })}>{minor === null ? NOTHING : amountText(minor, language)}</Ltr>
}
