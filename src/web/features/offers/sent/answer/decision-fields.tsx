import { useId } from 'react'
import type { OfferContent } from '#domain/offers/content.ts'
import { groupsOf, isOfGroup, type OfferDecision } from '#domain/offers/decisions.ts'
import { inLanguage } from '#domain/text/language.ts'
import { sentOfferTexts } from '#i18n/sets/sent-offer.ts'
import { useLanguage } from '../../../../platform/texts/language.ts'
import { useTexts } from '../../../../platform/texts/texts.ts'
import { Checkbox } from '../../../../ui/field/checkbox.tsx'
import { Radio } from '../../../../ui/radio/radio.tsx'
import styles from '../sent.module.css'

export interface DecisionFieldsProps {
  readonly content: OfferContent
  readonly decision: OfferDecision
  readonly onChange: (decision: OfferDecision) => void
}

/** The customer's choices and ticks. */
export function DecisionFields({ content, decision, onChange }: DecisionFieldsProps) {
  const { t } = useTexts(sentOfferTexts)
  const language = useLanguage()
  const id = useId()
  const { lines, choices } = content
  const optional = lines.filter(({ role }) => role === 'optional')
  return (
    <>
      {groupsOf(lines).map((group) => (
        <fieldset key={group} className={styles.choices}>
          <legend>{inLanguage(choices.find((each) => each.id === group)?.title ?? { en: '', ar: '' }, language)}</legend>
          {lines
            .filter((line) => isOfGroup(line, group))
            .map((line) => (
              <Radio
                key={line.id}
                id={`${id}-${line.id}`}
                name={`${id}-${group}`}
                value={line.id}
                isChecked={decision.choices[group] === line.id}
                onChange={() => onChange({ ...decision, choices: { ...decision.choices, [group]: line.id } })}
              >
                {inLanguage(line.name, language)}
              </Radio>
            ))}
        </fieldset>
      ))}
      {optional.length > 0 && (
        <fieldset className={styles.choices}>
          <legend>{t('sentOffer.answer.options')}</legend>
          {optional.map((line) => (
            <Checkbox
              key={line.id}
              name={line.id}
              label={inLanguage(line.name, language)}
              checked={decision.ticked.includes(line.id)}
              onChange={({ target }) =>
                onChange({
                  ...decision,
                  ticked: target.checked ? [...decision.ticked, line.id] : decision.ticked.filter((each) => each !== line.id),
                })
              }
            />
          ))}
        </fieldset>
      )}
    </>
  )
}
