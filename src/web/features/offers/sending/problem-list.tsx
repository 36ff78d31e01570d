import type { OfferContent } from '#domain/offers/content.ts'
import type { SendingProblem, SendingWarning } from '#domain/offers/sending.ts'
import { inLanguage } from '#domain/text/language.ts'
import { isolate } from '#i18n/bidi.ts'
import { formatLongDate, formatNumber } from '#i18n/formats.ts'
import { formsTexts } from '#i18n/sets/forms.ts'
import { offerSendingTexts } from '#i18n/sets/offer-sending.ts'
import { useLanguage } from '../../../platform/texts/language.ts'
import { findText, useTexts } from '../../../platform/texts/texts.ts'
import { PlainButton } from '../../../ui/button/plain-button.tsx'
import { Callout } from '../../../ui/callout/callout.tsx'
import styles from './sending.module.css'

export interface ProblemsProps {
  readonly content: OfferContent
  readonly problems: readonly SendingProblem[]
  readonly warnings: readonly SendingWarning[]
  readonly onShow: (path: string) => void
}

/** Missing facts, and warnings that a seller should have seen; each leads to its field. */
export function Problems({ content, problems, warnings, onShow }: ProblemsProps) {
  const { t } = useTexts(formsTexts, offerSendingTexts)
  const language = useLanguage()
  const prefixOf = usePrefix(content)
  const textOf = ({ field, text, limit }: SendingProblem) => {
    const name = field.split('.').findLast((part) => Number.isNaN(Number(part))) ?? field
    const shown = typeof limit === 'number' ? formatNumber(limit, language) : limit === undefined ? '' : formatLongDate(limit, language)
    const called = findText(language, offerSendingTexts, `offerSending.fields.${name}`) ?? name
    return prefixOf(field) + t(`fieldTexts.${text}`, { field: called, limit: shown })
  }
  return (
    <>
      {problems.length > 0 && (
        <Callout tone="error" title={t('offerSending.missing')}>
          <Links entries={problems.map((problem) => ({ field: problem.field, text: textOf(problem) }))} onShow={onShow} />
        </Callout>
      )}
      {warnings.length > 0 && (
        <Callout tone="warning" title={t('offerSending.look')}>
          <Links
            entries={warnings.map(({ field, warning }) => ({ field, text: prefixOf(field) + t(`offerSending.warnings.${warning}`) }))}
            onShow={onShow}
          />
        </Callout>
      )}
    </>
  )
}

interface LinksProps {
  readonly entries: readonly { readonly field: string; readonly text: string }[]
  readonly onShow: (path: string) => void
}

function Links({ entries, onShow }: LinksProps) {
  return (
    <ul className={styles.problems}>
      {entries.map(({ field, text }) => (
        <li key={`${field} ${text}`}>
          <PlainButton look="inline" onPress={() => onShow(field)}>
            {text}
          </PlainButton>
        </li>
      ))}
    </ul>
  )
}

/** The line that a path is about, as words before its problem. */
function usePrefix({ lines }: OfferContent): (field: string) => string {
  const { t } = useTexts(offerSendingTexts)
  const language = useLanguage()
  return (field) => {
    const index = /^lines\.(\d+)\./.exec(field)?.[1]
    const line = index === undefined ? undefined : lines[Number(index)]
    if (line === undefined) return ''
    const number = formatNumber(Number(index) + 1, language)
    return `${t('offerSending.line', { number, name: isolate(inLanguage(line.name, language)) })} `
  }
}
