import { RATE_CURRENCIES } from '#domain/money/currencies.ts'
import { CURRENCY_LABELS } from '#domain/money/currency.ts'
import type { OfferContent } from '#domain/offers/content.ts'
import { dayInCairo } from '#domain/offers/validity.ts'
import { type Bilingual, inLanguage } from '#domain/text/language.ts'
import { offerEditorTexts } from '#i18n/sets/offer-editor.ts'
import { useLanguage } from '../../../../platform/texts/language.ts'
import { useTexts } from '../../../../platform/texts/texts.ts'
import { PlainButton } from '../../../../ui/button/plain-button.tsx'
import dense from '../fields/dense.module.css'
import { FigureField } from '../fields/figure-field.tsx'
import { DenseArea, DenseField, DenseSelect } from '../fields/text-field.tsx'
import { minorFieldText, offerMinor } from '../fields/typed-figures.ts'
import type { OfferDefaults } from '../lines/draft-lines.ts'
import { typedIn } from '../lines/new-lines.ts'
import type { ChangeContent } from '../use-draft.ts'
import styles from './parts.module.css'

export interface TextsPartProps {
  readonly content: OfferContent
  readonly defaults: OfferDefaults
  readonly change: ChangeContent
}

/** Warranty, exclusions, closing words and the exchange rate, from prepared texts. */
export function TextsPart({ content, defaults, change }: TextsPartProps) {
  const { t } = useTexts(offerEditorTexts)
  return (
    <>
      <ReadyText
        label={t('offerEditor.texts.warranty')}
        path="warranty"
        value={content.warranty}
        language={content.language}
        ready={defaults.warranties.map(({ text }) => text)}
        onChange={(warranty) => change((now) => ({ ...now, warranty }))}
      />
      <Exclusions content={content} defaults={defaults} change={change} />
      <ReadyText
        label={t('offerEditor.texts.closing')}
        path="closing"
        value={content.closing}
        language={content.language}
        ready={defaults.closings}
        onChange={(closing) => change((now) => ({ ...now, closing }))}
      />
      <ExchangeRate content={content} change={change} />
    </>
  )
}

interface ReadyTextProps {
  readonly label: string
  readonly path: string
  readonly value: Bilingual
  readonly language: OfferContent['language']
  readonly ready: readonly Bilingual[]
  readonly onChange: (value: Bilingual) => void
}

/** A text that is chosen from the prepared ones and can be changed. */
function ReadyText({ label, path, value, language, ready, onChange }: ReadyTextProps) {
  const { t } = useTexts(offerEditorTexts)
  const pageLanguage = useLanguage()
  const chosen = ready.findIndex(({ en, ar }) => en === value.en && ar === value.ar)
  return (
    <div className={styles.ready}>
      <DenseSelect
        label={t('offerEditor.texts.ready', { text: label })}
        value={chosen === -1 ? '' : String(chosen)}
        options={[
          ...(chosen === -1 ? [{ value: '', text: t('offerEditor.texts.own') }] : []),
          ...ready.map((text, index) => ({ value: String(index), text: inLanguage(text, pageLanguage) })),
        ]}
        onChange={(index) => onChange(ready[Number(index)] ?? value)}
      />
      <DenseArea
        label={label}
        path={path}
        lang={language}
        maxLength={2000}
        value={value[language]}
        onChange={(typed) => onChange(typedIn(value, language, typed))}
      />
    </div>
  )
}

/** Ticked exclusions stand in the offer; one's own are typed below. */
function Exclusions({ content: { exclusions, language }, defaults, change }: TextsPartProps) {
  const { t } = useTexts(offerEditorTexts)
  const pageLanguage = useLanguage()
  const put = (next: readonly Bilingual[]) => change((now) => ({ ...now, exclusions: next }))
  const isIn = (text: Bilingual) => exclusions.some(({ en, ar }) => en === text.en && ar === text.ar)
  const own = exclusions.filter((text) => !defaults.exclusions.some(({ en, ar }) => en === text.en && ar === text.ar))
  const ready = exclusions.filter((text) => !own.includes(text))
  return (
    <fieldset className={styles.set}>
      <legend>{t('offerEditor.texts.exclusions')}</legend>
      <div className={dense.chips}>
        {defaults.exclusions.map((text) => (
          <PlainButton
            look="chip"
            key={text.en}
            aria-pressed={isIn(text)}
            onPress={() => put(isIn(text) ? exclusions.filter(({ en, ar }) => en !== text.en || ar !== text.ar) : [...exclusions, text])}
          >
            {inLanguage(text, pageLanguage)}
          </PlainButton>
        ))}
      </div>
      {[...own, { en: '', ar: '' }].slice(0, 30 - ready.length).map((text, index) => (
        <DenseField
          // biome-ignore lint/suspicious/noArrayIndexKey: own exclusions have no id, and keep their order
          key={index}
          label={t('offerEditor.texts.ownExclusion')}
          isLabelHidden
          placeholder={t('offerEditor.texts.ownExclusion')}
          path={`exclusions.${index}`}
          lang={language}
          maxLength={300}
          value={text[language]}
          onChange={(typed) => {
            const next = typed === '' ? own.toSpliced(index, 1) : own.toSpliced(index, 1, typedIn(text, language, typed))
            put([...ready, ...next])
          }}
        />
      ))}
    </fieldset>
  )
}

function ExchangeRate({ content: { exchangeRate, currency }, change }: Omit<TextsPartProps, 'defaults'>) {
  const { t } = useTexts(offerEditorTexts)
  const put = (next: OfferContent['exchangeRate']) => change((now) => ({ ...now, exchangeRate: next }))
  return (
    <fieldset className={styles.set}>
      <legend>{t('offerEditor.texts.exchange')}</legend>
      <div className={styles.three}>
        <DenseSelect
          label={t('offerEditor.texts.currency')}
          value={exchangeRate?.currency ?? ''}
          options={[
            { value: '', text: t('offerEditor.texts.noRate') },
            ...RATE_CURRENCIES.map((each) => ({ value: each, text: `1 ${each}` })),
          ]}
          onChange={(chosen) => {
            const currency = RATE_CURRENCIES.find((each) => each === chosen)
            put(currency === undefined ? null : { minor: 0, date: dayInCairo(new Date()), ...exchangeRate, currency })
          }}
        />
        {exchangeRate !== null && (
          <>
            <FigureField
              label={t('offerEditor.texts.rate', { currency: CURRENCY_LABELS[currency] })}
              path="exchangeRate.minor"
              value={exchangeRate.minor}
              read={offerMinor}
              write={minorFieldText}
              refusal={t('offerEditor.refusedFigure.amount')}
              emptyRefusal={t('offerEditor.refusedFigure.empty')}
              onChange={(minor) => minor !== null && put({ ...exchangeRate, minor })}
            />
            <DenseField
              label={t('offerEditor.texts.rateDate')}
              path="exchangeRate.date"
              type="date"
              value={exchangeRate.date}
              onChange={(date) => date !== '' && put({ ...exchangeRate, date })}
            />
          </>
        )}
      </div>
    </fieldset>
  )
}
