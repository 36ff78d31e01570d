import { useId } from 'react'
import { inLanguage } from '#domain/text/language.ts'
import { isolate } from '#i18n/bidi.ts'
import { minorText } from '#i18n/offer-amounts.ts'
import { useLanguage } from '../../platform/texts/language.ts'
import { Bdi } from '../../ui/bidi/bdi.tsx'
import { Ltr } from '../../ui/bidi/ltr.tsx'
import { type LineBlock, type LineGroup, lineGroups } from './line-groups.ts'
import { OfferLineRow, type OfferLinesProps } from './offer-line.tsx'
import styles from './offer-lines.module.css'
import { useOfferTexts } from './offer-texts.ts'

export function OfferLines(props: OfferLinesProps) {
  const t = useOfferTexts()
  const groups = lineGroups(props.content)
  return (
    <section className="stack gap-5" aria-labelledby="offer-lines">
      <h2 id="offer-lines">{t('offerPage.lines.heading')}</h2>
      {groups.map((group) => (
        <Group key={group.section?.id ?? ''} group={group} hasSubtotal={props.offer.hasPrices && groups.length > 1} {...props} />
      ))}
    </section>
  )
}

function Group({ group: { section, blocks }, hasSubtotal, ...props }: OfferLinesProps & { group: LineGroup; hasSubtotal: boolean }) {
  const t = useOfferTexts()
  const language = useLanguage()
  const title = section === null ? null : inLanguage(section.title, language)
  const subtotal = props.sums.sections.find(({ sectionId }) => sectionId === (section?.id ?? null))
  return (
    <div className={styles.group}>
      {title !== null && title !== '' && (
        <h3>
          <Bdi>{title}</Bdi>
        </h3>
      )}
      <div className={styles.rows}>
        {blocks.map((block) => (
          <Block key={block.kind === 'line' ? block.line.id : block.choiceId} block={block} {...props} />
        ))}
      </div>
      {hasSubtotal && subtotal !== undefined && (
        <p className={styles.subtotal}>
          <span>
            {title === null || title === '' ? t('offerPage.lines.others') : t('offerPage.lines.subtotal', { title: isolate(title) })}
          </span>
          <Ltr>{minorText(subtotal.subtotalMinor, language, props.content.currency)}</Ltr>
        </p>
      )}
    </div>
  )
}

function Block({ block, ...props }: OfferLinesProps & { readonly block: LineBlock }) {
  if (block.kind === 'line') return <OfferLineRow line={block.line} {...props} />
  return <Choice block={block} {...props} />
}

function Choice({ block: { choiceId, lines }, ...props }: OfferLinesProps & { readonly block: LineBlock & { kind: 'choice' } }) {
  const t = useOfferTexts()
  const language = useLanguage()
  const id = useId()
  const title = inLanguage(props.content.choices.find((choice) => choice.id === choiceId)?.title ?? { en: '', ar: '' }, language)
  return (
    <fieldset className={styles.choice} aria-describedby={id}>
      <legend>
        {title !== '' && <Bdi>{title}</Bdi>}
        <span id={id} className={styles.hint}>
          {props.dispatch !== null && t('offerPage.lines.choose')}
        </span>
      </legend>
      {lines.map((line) => (
        <OfferLineRow key={line.id} line={line} group={choiceId} {...props} />
      ))}
    </fieldset>
  )
}
