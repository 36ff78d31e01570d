import type { Currency } from '#domain/money/currency.ts'
import { minorText } from '#i18n/offer-amounts.ts'
import { useLanguage } from '../../platform/texts/language.ts'
import { Ltr } from '../../ui/bidi/ltr.tsx'

const NOTHING = '–'

interface AmountProps {
  readonly minor: number | null
  readonly currency: Currency
  readonly className?: string | undefined
}

/** An amount, or a dash while there is none. */
export function Amount({ minor, currency, className }: AmountProps) {
  const language = useLanguage()
  return <Ltr {...(className === undefined ? {} : { className })}>{minor === null ? NOTHING : minorText(minor, language, currency)}</Ltr>
}
