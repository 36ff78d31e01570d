import type { OfferContent, OfferSection } from '#domain/offers/content.ts'
import { inLanguage } from '#domain/text/language.ts'
import { isolate } from '#i18n/bidi.ts'
import { offerEditorTexts } from '#i18n/sets/offer-editor.ts'
import { useLanguage } from '../../../../platform/texts/language.ts'
import { useTexts } from '../../../../platform/texts/texts.ts'
import { PlainButton } from '../../../../ui/button/plain-button.tsx'
import { AnyIcon } from '../../../../ui/icon/any-icon.tsx'
import { Icon } from '../../../../ui/icon/icon.tsx'
import { Amount } from '../../amount.tsx'
import { DenseField } from '../fields/text-field.tsx'
import type { ChangeContent } from '../use-draft.ts'
import { patchSection, removeSection, stepSection } from './draft-lines.ts'
import styles from './lines-part.module.css'
import { typedIn } from './new-lines.ts'

export interface SectionHeadProps {
  readonly section: OfferSection
  readonly content: OfferContent
  readonly subtotalMinor: number
  readonly change: ChangeContent
}

export function SectionHead({ section, content: { language, sections, currency }, subtotalMinor, change }: SectionHeadProps) {
  const { t } = useTexts(offerEditorTexts)
  const shown = inLanguage(section.title, useLanguage()) || t('offerEditor.section.unnamed')
  const name = isolate(shown)
  const at = sections.indexOf(section)
  return (
    <div className={styles.sectionHead}>
      <DenseField
        label={t('offerEditor.section.title')}
        isLabelHidden
        placeholder={t('offerEditor.section.placeholder')}
        path={`sections.${section.id}`}
        lang={language}
        maxLength={120}
        value={section.title[language]}
        onChange={(typed) => change((now) => patchSection(now, section.id, typedIn(section.title, language, typed)))}
      />
      <p className={styles.subtotal}>
        <span className="visually-hidden">{t('offerEditor.section.subtotal')} </span>
        <Amount minor={subtotalMinor} currency={currency} />
      </p>
      <PlainButton look="icon" disabled={at === 0} onPress={() => change((now) => stepSection(now, section.id, -1))}>
        <span className={styles.up}>
          <Icon name="chevron" />
        </span>
        <span className="visually-hidden">{t('offerEditor.section.up', { name })}</span>
      </PlainButton>
      <PlainButton look="icon" disabled={at === sections.length - 1} onPress={() => change((now) => stepSection(now, section.id, 1))}>
        <Icon name="chevron" />
        <span className="visually-hidden">{t('offerEditor.section.down', { name })}</span>
      </PlainButton>
      <PlainButton look="icon" onPress={() => change((now) => removeSection(now, section.id))}>
        <AnyIcon name="trash" />
        <span className="visually-hidden">{t('offerEditor.section.remove', { name })}</span>
      </PlainButton>
    </div>
  )
}
