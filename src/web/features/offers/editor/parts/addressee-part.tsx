import type { Addressee, OfferContent, Recipient } from '#domain/offers/content.ts'
import { ADDRESS_TEXT_MAX, OFFER_LIMITS } from '#domain/offers/limits.ts'
import type { Language } from '#domain/text/language.ts'
import { formatNumber } from '#i18n/formats.ts'
import { offerEditorTexts } from '#i18n/sets/offer-editor.ts'
import { useLanguage } from '../../../../platform/texts/language.ts'
import { useTexts } from '../../../../platform/texts/texts.ts'
import { PlainButton } from '../../../../ui/button/plain-button.tsx'
import { AnyIcon } from '../../../../ui/icon/any-icon.tsx'
import { Icon } from '../../../../ui/icon/icon.tsx'
import { DenseField, DenseSelect } from '../fields/text-field.tsx'
import type { ChangeContent } from '../use-draft.ts'
import { CompanyChoice } from './company-choice.tsx'
import styles from './parts.module.css'

interface PartProps {
  readonly content: OfferContent
  readonly change: ChangeContent
}

const FIELDS = [
  { key: 'company', type: 'text' },
  { key: 'attention', type: 'text' },
  { key: 'name', type: 'text' },
  { key: 'project', type: 'text' },
  { key: 'email', type: 'email' },
  { key: 'phone', type: 'tel' },
  { key: 'reference', type: 'text' },
] as const satisfies readonly { readonly key: keyof Addressee; readonly type: string }[]

/** The customer, the project, and who else gets the offer. */
export function AddresseePart({ offerId, content, change }: PartProps & { readonly offerId: string }) {
  const { t } = useTexts(offerEditorTexts)
  return (
    <>
      <CompanyChoice offerId={offerId} content={content} change={change} />
      <div className={styles.pair}>
        {FIELDS.map(({ key, type }) => (
          <DenseField
            key={key}
            label={t(`offerEditor.addressee.${key}`)}
            path={`addressee.${key}`}
            type={type}
            {...(type === 'text' ? {} : { dir: 'ltr' })}
            maxLength={key === 'phone' ? 40 : ADDRESS_TEXT_MAX}
            value={content.addressee[key]}
            onChange={(typed) => change((now) => ({ ...now, addressee: { ...now.addressee, [key]: typed } }))}
          />
        ))}
        <LanguageSelect
          label={t('offerEditor.addressee.language')}
          value={content.language}
          onChange={(language) => change((now) => ({ ...now, language }))}
        />
      </div>
      <Recipients content={content} change={change} />
    </>
  )
}

interface LanguageSelectProps {
  readonly label: string
  readonly value: Language
  readonly onChange: (language: Language) => void
}

function LanguageSelect({ label, value, onChange }: LanguageSelectProps) {
  const { t } = useTexts(offerEditorTexts)
  return (
    <DenseSelect
      label={label}
      value={value}
      options={[
        { value: 'ar', text: t('offerEditor.arabic') },
        { value: 'en', text: t('offerEditor.english') },
      ]}
      onChange={(language) => onChange(language === 'ar' ? 'ar' : 'en')}
    />
  )
}

function Recipients({ content: { recipients, language }, change }: PartProps) {
  const { t } = useTexts(offerEditorTexts)
  const put = (next: readonly Recipient[]) => change((now) => ({ ...now, recipients: next }))
  const add = () => put([...recipients, { name: '', email: '', phone: '', language, hasPrices: true }])
  return (
    <fieldset className={styles.set}>
      <legend>{t('offerEditor.recipients.title')}</legend>
      <ul className={styles.recipients}>
        {recipients.map((recipient, index) => (
          <RecipientFields
            // biome-ignore lint/suspicious/noArrayIndexKey: recipients have no id, and keep their order
            key={index}
            recipient={recipient}
            index={index}
            onChange={(next) => put(recipients.with(index, next))}
            onRemove={() => put(recipients.toSpliced(index, 1))}
          />
        ))}
      </ul>
      {recipients.length < OFFER_LIMITS.recipients && (
        <PlainButton look="quiet" onPress={add}>
          <Icon name="plus" />
          {t('offerEditor.recipients.add')}
        </PlainButton>
      )}
    </fieldset>
  )
}

interface RecipientFieldsProps {
  readonly recipient: Recipient
  readonly index: number
  readonly onChange: (recipient: Recipient) => void
  readonly onRemove: () => void
}

function RecipientFields({ recipient, index, onChange, onRemove }: RecipientFieldsProps) {
  const { t } = useTexts(offerEditorTexts)
  const number = formatNumber(index + 1, useLanguage())
  return (
    <li className={styles.recipient}>
      {(['name', 'email', 'phone'] as const).map((key) => (
        <DenseField
          key={key}
          label={t(`offerEditor.recipients.${key}`)}
          path={`recipients.${index}.${key}`}
          type={key === 'name' ? 'text' : key === 'email' ? 'email' : 'tel'}
          {...(key === 'name' ? {} : { dir: 'ltr' })}
          maxLength={key === 'phone' ? 40 : ADDRESS_TEXT_MAX}
          value={recipient[key]}
          onChange={(typed) => onChange({ ...recipient, [key]: typed })}
        />
      ))}
      <LanguageSelect
        label={t('offerEditor.recipients.language')}
        value={recipient.language}
        onChange={(language) => onChange({ ...recipient, language })}
      />
      <DenseSelect
        label={t('offerEditor.recipients.prices')}
        value={recipient.hasPrices ? 'yes' : 'no'}
        options={[
          { value: 'yes', text: t('offerEditor.recipients.withPrices') },
          { value: 'no', text: t('offerEditor.recipients.technical') },
        ]}
        onChange={(chosen) => onChange({ ...recipient, hasPrices: chosen === 'yes' })}
      />
      <PlainButton look="icon" onPress={onRemove}>
        <AnyIcon name="trash" />
        <span className="visually-hidden">{t('offerEditor.recipients.remove', { number })}</span>
      </PlainButton>
    </li>
  )
}
