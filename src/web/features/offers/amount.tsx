import { minorText } from '#i18n/offer-amounts.ts'
import { useLanguage } from '../../platform/texts/language.ts'
import { Ltr } from '../../ui/bidi/ltr.tsx'

const NOTHING = '–'

/** An amount, or a dash while there is none. */
export function Amount({ minor, className }: { readonly minor: number | null; readonly className?: string | undefined }) {
  const language = useLanguage()
  return <Ltr {...(className === undefined ? {} : { className })}>{minor === null ? NOTHING : minorText(minor, language)}</Ltr>
}
