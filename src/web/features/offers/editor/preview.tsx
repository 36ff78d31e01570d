import { memo, useState } from 'react'
import type { Currency } from '#domain/money/currency.ts'
import type { OfferContent, OfferLine } from '#domain/offers/content.ts'
import { withoutPrices } from '#domain/offers/shown-content.ts'
import type { OfferSums } from '#domain/offers/sums.ts'
import { inLanguage, type Language } from '#domain/text/language.ts'
import { amountInWords } from '#i18n/amounts/in-words.ts'
import { formatLongDate, formatNumber } from '#i18n/formats.ts'
import { offerEditorTexts } from '#i18n/sets/offer-editor.ts'
import { LanguageContext, useLanguage } from '../../../platform/texts/language.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { Ltr } from '../../../ui/bidi/ltr.tsx'
import { Measured } from '../../../ui/bidi/measured.tsx'
import { PlainButton } from '../../../ui/button/plain-button.tsx'
import { Amount } from '../amount.tsx'
import dense from './fields/dense.module.css'
import { linesOf } from './lines/draft-lines.ts'
import { Totals } from './parts/totals.tsx'
import styles from './preview.module.css'

export interface PreviewProps {
  readonly number: string
  readonly content: OfferContent
  readonly sums: OfferSums
}

/** The offer as the customer will read it, from the same sums as the form. */
export const Preview = memo(function Preview({ number, content, sums }: PreviewProps) {
  const { t } = useTexts(offerEditorTexts)
  const [language, setLanguage] = useState<Language | null>(null)
  const [isTechnical, setTechnical] = useState(false)
  const shown = language ?? content.language
  const read = isTechnical ? withoutPrices(content) : content
  return (
    <div className={styles.preview}>
      <div className={dense.chips}>
        <PlainButton look="chip" aria-pressed={shown === 'ar'} onPress={() => setLanguage('ar')} lang="ar">
          {t('offerEditor.arabic')}
        </PlainButton>
        <PlainButton look="chip" aria-pressed={shown === 'en'} onPress={() => setLanguage('en')} lang="en">
          {t('offerEditor.english')}
        </PlainButton>
        <PlainButton look="chip" aria-pressed={isTechnical} onPress={() => setTechnical(!isTechnical)}>
          {t('offerEditor.preview.technical')}
        </PlainButton>
      </div>
      <LanguageContext.Provider value={shown}>
        <Sheet number={number} content={read} sums={isTechnical ? null : sums} />
      </LanguageContext.Provider>
    </div>
  )
})

interface SheetProps {
  readonly number: string
  readonly content: OfferContent
  /** Null for a technical offer. */
  readonly sums: OfferSums | null
}

function Sheet({ number, content, sums }: SheetProps) {
  const { t } = useTexts(offerEditorTexts)
  const language = useLanguage()
  const { addressee, validUntil, currency } = content
  const names = [...new Set([addressee.company, addressee.name])].filter((name) => name !== '')
  return (
    <article className={styles.sheet} lang={language} dir={language === 'ar' ? 'rtl' : 'ltr'} data-language={language}>
      <header className={styles.head}>
        <h3>
          {t('offerEditor.preview.title')} <Ltr>{number}</Ltr>
        </h3>
        {names.length > 0 && (
          <p>
            {t('offerEditor.preview.to')}{' '}
            {names.map((name, index) => (
              <span key={name}>
                {index > 0 && ' – '}
                <bdi>{name}</bdi>
              </span>
            ))}
          </p>
        )}
        <Labelled label={t('offerEditor.addressee.attention')} text={addressee.attention} />
        <Labelled label={t('offerEditor.addressee.project')} text={addressee.project} />
        <Labelled label={t('offerEditor.addressee.reference')} text={addressee.reference} />
      </header>
      <PreviewLines content={content} sums={sums} />
      {sums !== null && (
        <div className={styles.totals}>
          <Totals content={content} sums={sums} />
          <p className={styles.words}>{amountInWords(sums.totalMinor, currency, language)}</p>
        </div>
      )}
      {sums !== null && <PreviewPlan content={content} sums={sums} />}
      {validUntil !== '' && (
        <p>
          {t('offerEditor.preview.validUntil')} <strong>{formatLongDate(validUntil, language)}</strong>
        </p>
      )}
      <PreviewTerms content={content} />
    </article>
  )
}

function Labelled({ label, text }: { readonly label: string; readonly text: string }) {
  if (text === '') return null
  return (
    <p>
      {label}: <bdi>{text}</bdi>
    </p>
  )
}

function PreviewLines({ content, sums }: Omit<SheetProps, 'number'>) {
  const { t } = useTexts(offerEditorTexts)
  const language = useLanguage()
  const sections = [null, ...content.sections]
  return sections.map((section) => {
    const lines = linesOf(content, section?.id ?? null)
    if (lines.length === 0) return null
    const subtotal = sums?.sections.find(({ sectionId }) => sectionId === (section?.id ?? null))?.subtotalMinor
    return (
      <section key={section?.id ?? 'first'} className={styles.section}>
        {section !== null && <h4>{inLanguage(section.title, language)}</h4>}
        <ul className={styles.lines}>
          {lines.map((line) => {
            const own = sums?.lines.find(({ lineId }) => lineId === line.id)
            return (
              <PreviewLine
                key={line.id}
                line={line}
                group={content.choices.find(({ id }) => id === line.choiceId)}
                hasPrices={sums !== null}
                currency={content.currency}
                netMinor={own?.netMinor ?? null}
                discountMinor={own?.discountMinor ?? 0}
                isCounted={own?.counts ?? true}
              />
            )
          })}
        </ul>
        {section !== null && subtotal !== undefined && (
          <p className={styles.subtotal}>
            {t('offerEditor.section.subtotal')} <Amount minor={subtotal} currency={content.currency} />
          </p>
        )}
      </section>
    )
  })
}

interface PreviewLineProps {
  readonly line: OfferLine
  readonly group: OfferContent['choices'][number] | undefined
  readonly hasPrices: boolean
  readonly currency: Currency
  readonly netMinor: number | null
  readonly discountMinor: number
  readonly isCounted: boolean
}

/** Rendered again only where something of the line has changed. */
const PreviewLine = memo(function PreviewLine(props: PreviewLineProps) {
  const { line, group, hasPrices, currency, netMinor, discountMinor, isCounted } = props
  const { t } = useTexts(offerEditorTexts)
  const language = useLanguage()
  const [note, time] = [inLanguage(line.note, language), inLanguage(line.deliveryTime, language)]
  const facts = line.facts.map((fact) => inLanguage(fact, language)).filter((fact) => fact !== '')
  return (
    <li className={styles.line} data-out={!isCounted || undefined}>
      <p className={styles.name}>
        {line.itemNumber !== '' && <Ltr>{line.itemNumber} </Ltr>}
        <bdi>{inLanguage(line.name, language)}</bdi>
      </p>
      {hasPrices && (
        <p className={styles.amount}>
          <Amount minor={netMinor} currency={currency} />
        </p>
      )}
      <p className={styles.small}>
        <Ltr>× {formatNumber(line.quantity, language)}</Ltr>
        {hasPrices && line.unitMinor !== null && <Amount minor={line.unitMinor} currency={currency} />}
        {line.sku !== '' && <Ltr>{line.sku}</Ltr>}
        {discountMinor > 0 && (
          <span>
            {t('offerEditor.line.discount')} <Amount minor={discountMinor} currency={currency} />
          </span>
        )}
      </p>
      {facts.length > 0 && (
        <p className={styles.small}>
          {facts.map((fact) => (
            <bdi key={fact}>
              <Measured words={fact} />
            </bdi>
          ))}
        </p>
      )}
      {time !== '' && <p className={styles.small}>{t('offerEditor.preview.delivery', { time })}</p>}
      {note !== '' && (
        <p className={styles.small}>
          <bdi>{note}</bdi>
        </p>
      )}
      {line.role === 'optional' && <p className={styles.role}>{t('offerEditor.preview.optional')}</p>}
      {group !== undefined && <p className={styles.role}>{inLanguage(group.title, language) || t('offerEditor.preview.choice')}</p>}
    </li>
  )
})

function PreviewPlan({ content: { plan, currency }, sums }: { readonly content: OfferContent; readonly sums: OfferSums }) {
  const { t } = useTexts(offerEditorTexts)
  const language = useLanguage()
  if (plan.length === 0) return null
  return (
    <section className={styles.section}>
      <h4>{t('offerEditor.plan.title')}</h4>
      <ul className={styles.parts}>
        {plan.map(({ time, date, way }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts have no id, and keep their order
          <li key={index}>
            <span>
              {time === 'on-date' && date !== null ? formatLongDate(date, language) : t(`offerEditor.plan.times.${time}`)}
              {way !== null && <span className={styles.way}> · {t(`offerEditor.plan.ways.${way}`)}</span>}
            </span>
            <Amount minor={sums.parts[index] ?? 0} currency={currency} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function PreviewTerms({ content: { warranty, exclusions, closing, exchangeRate, currency } }: Pick<SheetProps, 'content'>) {
  const { t } = useTexts(offerEditorTexts)
  const language = useLanguage()
  const [warrantyText, closingText] = [inLanguage(warranty, language), inLanguage(closing, language)]
  return (
    <>
      {warrantyText !== '' && (
        <section className={styles.section}>
          <h4>{t('offerEditor.texts.warranty')}</h4>
          <p className={styles.text}>{warrantyText}</p>
        </section>
      )}
      {exclusions.length > 0 && (
        <section className={styles.section}>
          <h4>{t('offerEditor.texts.exclusions')}</h4>
          <ul className={styles.bullets}>
            {exclusions.map((text) => (
              <li key={`${text.en}/${text.ar}`}>{inLanguage(text, language)}</li>
            ))}
          </ul>
        </section>
      )}
      {exchangeRate !== null && exchangeRate.minor > 0 && (
        <p className={styles.text}>
          {t('offerEditor.preview.rate')} <Ltr>1 {exchangeRate.currency} =</Ltr> <Amount minor={exchangeRate.minor} currency={currency} />{' '}
          {t('offerEditor.preview.rateOn', { date: formatLongDate(exchangeRate.date, language) })}
        </p>
      )}
      {closingText !== '' && <p className={styles.text}>{closingText}</p>}
    </>
  )
}
