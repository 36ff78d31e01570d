import { useEffect, useId, useMemo, useRef, useState } from 'react'
import type { OfferContent, OfferSection } from '#domain/offers/content.ts'
import type { OfferSums } from '#domain/offers/sums.ts'
import { formatNumber } from '#i18n/formats.ts'
import { offerEditorTexts } from '#i18n/sets/offer-editor.ts'
import { newId } from '../../../../platform/calls/new-id.ts'
import { useLanguage } from '../../../../platform/texts/language.ts'
import { useTexts } from '../../../../platform/texts/texts.ts'
import { onFirstPress } from '../../../../ui/button/first-press.ts'
import { PlainButton } from '../../../../ui/button/plain-button.tsx'
import { Icon } from '../../../../ui/icon/icon.tsx'
import type { Draft } from '../use-draft.ts'
import type { DeliveryFees } from '../use-todays-prices.ts'
import { addLines, addSection, linesOf, type OfferDefaults, usualRate } from './draft-lines.ts'
import { endOf } from './drop-target.ts'
import { FeeLines, type FreeLine } from './fee-lines.tsx'
import { LineCard } from './line-card.tsx'
import type { LineActions } from './line-more.tsx'
import type { TodaysPrice } from './line-notes.tsx'
import styles from './lines-part.module.css'
import { emptyLine, machineParts } from './new-lines.ts'
import { PasteDialog } from './paste-dialog.tsx'
import { ProductPicker } from './product-picker.tsx'
import { SectionHead } from './section-head.tsx'
import { type LinePicking, useLineActions } from './use-line-actions.ts'

export interface LinesPartProps {
  readonly draft: Draft
  readonly sums: OfferSums
  readonly defaults: OfferDefaults
  readonly prices: ReadonlyMap<string, TodaysPrice>
  readonly delivery: DeliveryFees
  readonly missing: ReadonlySet<string>
}

/** All lines of the draft, in their sections. */
export function LinesPart({ draft, sums, defaults, prices, delivery, missing }: LinesPartProps) {
  const { t } = useTexts(offerEditorTexts)
  const { content, change } = draft
  const deliveryList = useId()
  const { actions, said, picking, setPicking, dropAt, list } = useLineActions(draft, defaults)
  const shared = { draft, sums, prices, missing, deliveryList, actions, dropAt }
  const facts = useShownFacts(content)
  return (
    <div ref={list} className={styles.part}>
      <datalist id={deliveryList}>
        {defaults.deliveryTimes.map((time) => (
          <option key={time.en} value={time[content.language]} />
        ))}
      </datalist>
      <p className="visually-hidden" role="status">
        {said}
      </p>
      <SectionLines {...shared} facts={facts} section={null} />
      {content.sections.map((section) => (
        <SectionLines key={section.id} {...shared} facts={facts} section={section} />
      ))}
      {content.lines.length === 0 && content.sections.length === 0 && <p className={styles.none}>{t('offerEditor.lines.none')}</p>}
      <AddBar draft={draft} defaults={defaults} delivery={delivery} onPick={setPicking} />
      <Undo draft={draft} />
      <Picking draft={draft} picking={picking} onEnd={() => setPicking(null)} taxRateId={usualRate(content, defaults)} />
      {picking?.kind === 'paste' && (
        <PasteDialog
          currency={content.currency}
          onClose={() => setPicking(null)}
          onAdd={(lines, sections) => {
            change((now) => {
              const withSections = sections.reduce(addSection, now)
              return lines.reduce(
                (before, line) =>
                  addLines(before, [{ ...line, taxRateId: usualRate(now, defaults) }], { sectionId: line.sectionId, beforeId: null }),
                withSections,
              )
            })
            setPicking(null)
          }}
        />
      )}
    </div>
  )
}

type ShownFacts = Pick<OfferContent, 'language' | 'currency' | 'taxRates' | 'choices' | 'sections'>

/** The parts of the draft that lines show; the same object until one of them changes, so that a typed letter renders one line. */
function useShownFacts({ language, currency, taxRates, choices, sections }: OfferContent): ShownFacts {
  return useMemo(() => ({ language, currency, taxRates, choices, sections }), [language, currency, taxRates, choices, sections])
}

interface SectionLinesProps {
  readonly draft: Draft
  readonly sums: OfferSums
  readonly prices: ReadonlyMap<string, TodaysPrice>
  readonly missing: ReadonlySet<string>
  readonly deliveryList: string
  readonly actions: LineActions
  readonly facts: ShownFacts
  readonly section: OfferSection | null
  readonly dropAt: string | null
}

function SectionLines(props: SectionLinesProps) {
  const { draft, sums, prices, missing, deliveryList, actions, facts, section, dropAt } = props
  const { content, change } = draft
  const sectionId = section?.id ?? null
  const lines = linesOf(content, sectionId)
  const end = endOf(sectionId)
  return (
    <section className={styles.section}>
      {section !== null && (
        <SectionHead
          section={section}
          content={content}
          subtotalMinor={sums.sections.find((each) => each.sectionId === section.id)?.subtotalMinor ?? 0}
          change={change}
        />
      )}
      <ol className={styles.lines}>
        {lines.map((line) => {
          const own = sums.lines.find(({ lineId }) => lineId === line.id)
          return (
            <LineCard
              key={line.id}
              line={line}
              position={content.lines.indexOf(line) + 1}
              netMinor={own?.netMinor ?? null}
              isCounted={own?.counts ?? true}
              today={line.productId === null ? undefined : prices.get(line.productId)}
              content={facts}
              deliveryList={deliveryList}
              actions={actions}
              missing={missing}
              isDropTarget={dropAt === line.id}
            />
          )
        })}
      </ol>
      <div className={styles.end} data-end={end} data-drop={dropAt === end || undefined} />
    </section>
  )
}

interface AddBarProps {
  readonly draft: Draft
  readonly defaults: OfferDefaults
  readonly delivery: DeliveryFees
  readonly onPick: (picking: LinePicking) => void
}

function AddBar({ draft: { content, change }, defaults, delivery, onPick }: AddBarProps) {
  const { t } = useTexts(offerEditorTexts)
  const sectionId = content.sections.at(-1)?.id ?? null
  const addFree = ({ name, unitMinor }: FreeLine) => {
    const id = newId()
    change((now) => {
      const line = emptyLine(id, { name, unitMinor, taxRateId: usualRate(now, defaults) })
      return addLines(now, [line], { sectionId, beforeId: null })
    })
    focusSoon(`[data-path="lines.${id}.${name.en === '' ? 'name' : 'unitMinor'}"]`)
  }
  const addNewSection = () => {
    const id = newId()
    change((now) => addSection(now, { id, title: { en: '', ar: '' } }))
    focusSoon(`[data-path="sections.${id}"]`)
  }
  return (
    <div className={styles.add}>
      <PlainButton look="quiet" onPress={() => onPick({ kind: 'add' })}>
        <Icon name="plus" />
        {t('offerEditor.lines.product')}
      </PlainButton>
      <PlainButton look="quiet" onPress={onFirstPress(() => addFree({ name: { en: '', ar: '' }, unitMinor: null }))}>
        {t('offerEditor.lines.other')}
      </PlainButton>
      <PlainButton look="quiet" onPress={onFirstPress(addNewSection)}>
        {t('offerEditor.section.add')}
      </PlainButton>
      <PlainButton look="quiet" onPress={() => onPick({ kind: 'paste' })}>
        {t('offerEditor.lines.paste')}
      </PlainButton>
      <FeeLines delivery={delivery} currency={content.currency} onAdd={addFree} />
    </div>
  )
}

/** The new element is on screen after the next frame. */
export function focusSoon(selector: string): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const found = document.querySelector<HTMLElement>(selector)
      found?.focus()
      found?.scrollIntoView({ block: 'center' })
    }),
  )
}

function Undo({ draft: { removed, undo } }: { readonly draft: Draft }) {
  const { t } = useTexts(offerEditorTexts)
  const language = useLanguage()
  const button = useRef<HTMLButtonElement>(null)
  // The removed line had the focus: one press brings it back.
  useEffect(() => {
    if (removed !== null) button.current?.focus({ preventScroll: true })
  }, [removed])
  if (removed === null) return null
  const { name } = removed.line
  return (
    <p className={styles.undo} role="status">
      <bdi>{name[language] === '' ? t('offerEditor.line.unnamed') : name[language]}</bdi> {t('offerEditor.lines.removed')}{' '}
      <PlainButton look="quiet" ref={button} onPress={undo}>
        {t('offerEditor.lines.undo')}
      </PlainButton>
    </p>
  )
}

interface PickingProps {
  readonly draft: Draft
  readonly picking: LinePicking | null
  readonly taxRateId: string | null
  readonly onEnd: () => void
}

function Picking({ draft: { content, change }, picking, taxRateId, onEnd }: PickingProps) {
  const { t } = useTexts(offerEditorTexts)
  const [added, setAdded] = useState(0)
  const language = useLanguage()
  if (picking === null || picking.kind === 'paste') return null
  return (
    <ProductPicker
      title={t(`offerEditor.picker.${picking.kind}`)}
      note={
        picking.kind === 'add' && added > 0 ? t('offerEditor.picker.added', { count: added, shown: formatNumber(added, language) }) : null
      }
      onClose={() => {
        setAdded(0)
        onEnd()
      }}
      onPick={(product) => {
        if (picking.kind === 'add') {
          const line = emptyLine(newId(), { ...machineParts(product, content.currency), taxRateId })
          change((now) => addLines(now, [line], { sectionId: content.sections.at(-1)?.id ?? null, beforeId: null }))
          setAdded((before) => before + 1)
          return
        }
        picking.use(machineParts(product, content.currency))
        onEnd()
      }}
    />
  )
}
