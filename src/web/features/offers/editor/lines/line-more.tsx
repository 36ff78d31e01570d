import { useState } from 'react'
import type { OfferContent, OfferLine } from '#domain/offers/content.ts'
import { type Bilingual, inLanguage } from '#domain/text/language.ts'
import { offerEditorTexts } from '#i18n/sets/offer-editor.ts'
import { useLanguage } from '../../../../platform/texts/language.ts'
import { useTexts } from '../../../../platform/texts/texts.ts'
import { PlainButton } from '../../../../ui/button/plain-button.tsx'
import { DenseArea, DenseField, DenseSelect } from '../fields/text-field.tsx'
import type { ChangeContent } from '../use-draft.ts'
import { chooseLine, moveLine, patchLine, setRole } from './draft-lines.ts'
import type { Pointer } from './drop-target.ts'
import styles from './line-card.module.css'
import { typedIn } from './new-lines.ts'

/** Actions on lines, the same functions for every line and every render. */
export interface LineActions {
  readonly change: ChangeContent
  readonly remove: (id: string) => void
  readonly step: (id: string, step: 1 | -1) => void
  readonly replace: (id: string) => void
  readonly addAlternative: (id: string) => void
  readonly duplicate: (id: string) => void
  readonly deliveryTimeOf: (before: Bilingual, typed: string) => Bilingual
  /** Takes hold of a line, or carries it on to where the pointer is now. */
  readonly drag: (id: string, pointer: Pointer) => void
  /** Lets go of a line: it stands before the line at the pointer, or at the end of the section there. */
  readonly drop: (id: string, pointer: Pointer) => void
  readonly cancelDrag: () => void
}

export interface LineMoreProps {
  readonly line: OfferLine
  readonly content: Pick<OfferContent, 'language' | 'taxRates' | 'choices' | 'sections'>
  readonly actions: LineActions
  readonly missing: ReadonlySet<string>
}

/** Facts that change on few lines only. Their fields are made once somebody opens them: of 200 lines they are most of the page. */
export function LineMore(props: LineMoreProps) {
  const { t } = useTexts(offerEditorTexts)
  const [wasOpened, setOpened] = useState(false)
  return (
    <details
      className={styles.more}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) setOpened(true)
      }}
    >
      <summary className={styles.summary}>{t('offerEditor.line.more')}</summary>
      {wasOpened && <MoreFields {...props} />}
    </details>
  )
}

/** Names, note, tax, role, section, and the machine itself. */
function MoreFields({ line, content, actions, missing }: LineMoreProps) {
  const { t } = useTexts(offerEditorTexts)
  const patch = (parts: Partial<OfferLine>) => actions.change((draft) => patchLine(draft, line.id, parts))
  const path = (key: string) => `lines.${line.id}.${key}`
  return (
    <div className={styles.fold}>
      <div className={styles.tools}>
        <Tools line={line} actions={actions} />
      </div>
      <div className={styles.two}>
        <DenseField
          label={t('offerEditor.line.nameEn')}
          path={path('nameEn')}
          lang="en"
          dir="ltr"
          maxLength={300}
          value={line.name.en}
          onChange={(en) => patch({ name: { ...line.name, en } })}
        />
        <DenseField
          label={t('offerEditor.line.nameAr')}
          path={path('nameAr')}
          lang="ar"
          dir="rtl"
          maxLength={300}
          value={line.name.ar}
          onChange={(ar) => patch({ name: { ...line.name, ar } })}
        />
      </div>
      <DenseArea
        label={t('offerEditor.line.note')}
        path={path('note')}
        lang={content.language}
        maxLength={1000}
        value={line.note[content.language]}
        onChange={(typed) => patch({ note: typedIn(line.note, content.language, typed) })}
      />
      <div className={styles.three}>
        <TaxSelect line={line} content={content} missing={missing} onChange={(taxRateId) => patch({ taxRateId })} />
        <RoleSelect line={line} actions={actions} />
        <SectionSelect line={line} content={content} actions={actions} />
      </div>
      {line.role === 'choice' && <ChoiceFields line={line} content={content} actions={actions} />}
    </div>
  )
}

function Tools({ line, actions }: { readonly line: OfferLine; readonly actions: LineActions }) {
  const { t } = useTexts(offerEditorTexts)
  const tools = [
    { text: t('offerEditor.line.up'), act: () => actions.step(line.id, -1) },
    { text: t('offerEditor.line.down'), act: () => actions.step(line.id, 1) },
    { text: t('offerEditor.line.replace'), act: () => actions.replace(line.id) },
    { text: t('offerEditor.line.addAlternative'), act: () => actions.addAlternative(line.id) },
    { text: t('offerEditor.line.duplicate'), act: () => actions.duplicate(line.id) },
  ]
  return tools.map(({ text, act }) => (
    <PlainButton look="quiet" key={text} onPress={act}>
      {text}
    </PlainButton>
  ))
}

interface TaxSelectProps extends Pick<LineMoreProps, 'line' | 'content' | 'missing'> {
  readonly onChange: (taxRateId: string | null) => void
}

function TaxSelect({ line, content, missing, onChange }: TaxSelectProps) {
  const { t } = useTexts(offerEditorTexts)
  const language = useLanguage()
  const path = `lines.${line.id}.taxRateId`
  return (
    <DenseSelect
      label={t('offerEditor.line.tax')}
      path={path}
      value={line.taxRateId ?? ''}
      isMissing={missing.has(path)}
      options={[
        { value: '', text: t('offerEditor.tax.none') },
        ...content.taxRates.map(({ id, name }) => ({ value: id, text: inLanguage(name, language) })),
      ]}
      onChange={(id) => onChange(id === '' ? null : id)}
    />
  )
}

/** A choice is made by adding an alternative, and left here. */
function RoleSelect({ line, actions }: Pick<LineMoreProps, 'line' | 'actions'>) {
  const { t } = useTexts(offerEditorTexts)
  return (
    <DenseSelect
      label={t('offerEditor.line.role')}
      value={line.role}
      options={[
        { value: 'counted', text: t('offerEditor.line.counted') },
        { value: 'optional', text: t('offerEditor.line.optional') },
        ...(line.role === 'choice' ? [{ value: 'choice', text: t('offerEditor.line.choice') }] : []),
      ]}
      onChange={(role) => {
        if (role === 'counted' || role === 'optional') actions.change((draft) => setRole(draft, line.id, role))
      }}
    />
  )
}

function SectionSelect({ line, content: { sections }, actions }: Pick<LineMoreProps, 'line' | 'content' | 'actions'>) {
  const { t } = useTexts(offerEditorTexts)
  const language = useLanguage()
  if (sections.length === 0) return null
  return (
    <DenseSelect
      label={t('offerEditor.section.one')}
      value={line.sectionId ?? ''}
      options={[
        { value: '', text: t('offerEditor.section.none') },
        ...sections.map(({ id, title }) => ({ value: id, text: inLanguage(title, language) || t('offerEditor.section.unnamed') })),
      ]}
      onChange={(id) => actions.change((draft) => moveLine(draft, line.id, { sectionId: id === '' ? null : id, beforeId: null }))}
    />
  )
}

function ChoiceFields({ line, content, actions }: Pick<LineMoreProps, 'line' | 'content' | 'actions'>) {
  const { t } = useTexts(offerEditorTexts)
  const { language } = content
  const group = content.choices.find(({ id }) => id === line.choiceId)
  if (group === undefined) return null
  return (
    <div className={styles.two}>
      <DenseField
        label={t('offerEditor.line.choiceTitle')}
        path={`choices.${group.id}`}
        lang={language}
        maxLength={120}
        value={group.title[language]}
        onChange={(typed) =>
          actions.change((draft) => ({
            ...draft,
            choices: draft.choices.map((each) => (each.id === group.id ? { ...each, title: typedIn(each.title, language, typed) } : each)),
          }))
        }
      />
      <label className={styles.check}>
        <input
          type="radio"
          name={`choice-${group.id}`}
          checked={line.isChosen}
          onChange={() => actions.change((draft) => chooseLine(draft, line.id))}
        />
        {t('offerEditor.line.proposed')}
      </label>
    </div>
  )
}
