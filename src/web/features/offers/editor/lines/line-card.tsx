import { type KeyboardEvent, memo, type PointerEvent } from 'react'
import type { OfferContent, OfferLine } from '#domain/offers/content.ts'
import { inLanguage } from '#domain/text/language.ts'
import { isolate } from '#i18n/bidi.ts'
import { offerEditorTexts } from '#i18n/sets/offer-editor.ts'
import { useLanguage } from '../../../../platform/texts/language.ts'
import { useTexts } from '../../../../platform/texts/texts.ts'
import { Badge } from '../../../../ui/badge/badge.tsx'
import { Ltr } from '../../../../ui/bidi/ltr.tsx'
import { PlainButton } from '../../../../ui/button/plain-button.tsx'
import { AnyIcon } from '../../../../ui/icon/any-icon.tsx'
import { HANDLE } from '../../../../ui/icon/handle.ts'
import { Outline } from '../../../../ui/icon/icon.tsx'
import { Amount } from '../../amount.tsx'
import { LineAvailability } from '../../availability/line-availability.tsx'
import { DiscountField } from '../fields/discount-field.tsx'
import { FigureField } from '../fields/figure-field.tsx'
import { DenseField } from '../fields/text-field.tsx'
import { minorFieldText, offerMinor, quantityText, typedQuantity } from '../fields/typed-figures.ts'
import { patchLine } from './draft-lines.ts'
import styles from './line-card.module.css'
import { type LineActions, LineMore } from './line-more.tsx'
import { LineNotes, type TodaysPrice } from './line-notes.tsx'
import { typedIn } from './new-lines.ts'

export interface LineCardProps {
  readonly line: OfferLine
  /** The line's number from 1, as the customer counts. */
  readonly position: number
  /** Its amount, and whether it counts: plain values, so that a letter typed elsewhere does not render this line. */
  readonly netMinor: number | null
  readonly isCounted: boolean
  readonly today: TodaysPrice | undefined
  readonly content: Pick<OfferContent, 'language' | 'currency' | 'taxRates' | 'choices' | 'sections'>
  readonly deliveryList: string
  readonly actions: LineActions
  /** Paths of fields that stand in the way of sending. */
  readonly missing: ReadonlySet<string>
  readonly isDropTarget: boolean
}

/** One line of the draft: its machine, its figures, and what else can be said about it. */
export const LineCard = memo(function LineCard(props: LineCardProps) {
  const { line, position, netMinor, isCounted, content, actions, isDropTarget } = props
  const { t } = useTexts(offerEditorTexts)
  const language = useLanguage()
  const name = inLanguage(line.name, language) || t('offerEditor.line.unnamed')
  return (
    <li
      className={styles.line}
      data-line={line.id}
      data-role={line.role}
      data-out={!isCounted || undefined}
      data-drop={isDropTarget || undefined}
    >
      <div className={styles.head}>
        <Handle line={line} name={name} actions={actions} />
        <Ltr className={styles.position}>{position}</Ltr>
        <LineName {...props} />
        <p className={styles.amount}>
          <Amount minor={netMinor} currency={content.currency} />
        </p>
        <PlainButton look="icon" onPress={() => actions.remove(line.id)}>
          <AnyIcon name="trash" />
          <span className="visually-hidden">{t('offerEditor.line.remove', { name: isolate(name) })}</span>
        </PlainButton>
      </div>
      <LineFigures {...props} />
      <LineMore {...props} />
    </li>
  )
})

interface HandleProps {
  readonly line: OfferLine
  readonly name: string
  readonly actions: LineActions
}

/** Moves the line: dragged by mouse, pen or finger, or by Alt and the arrow keys. */
function Handle({ line, name, actions }: HandleProps) {
  const { t } = useTexts(offerEditorTexts)
  const onPointerDown = ({ currentTarget, pointerId, button, isPrimary, clientX: x, clientY: y }: PointerEvent) => {
    if (button !== 0 || !isPrimary) return
    // The handle gets all moves of the pointer until it is let go, wherever they go.
    currentTarget.setPointerCapture(pointerId)
    actions.drag(line.id, { x, y })
  }
  const whileHeld = (act: LineActions['drag']) => (event: PointerEvent) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) act(line.id, { x: event.clientX, y: event.clientY })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (step === undefined || !event.altKey) return
    event.preventDefault()
    actions.step(line.id, step === 1 ? 1 : -1)
  }
  return (
    <PlainButton
      look="icon"
      className={styles.handle}
      data-handle={line.id}
      aria-label={t('offerEditor.line.move', { name: isolate(name) })}
      title={t('offerEditor.line.moveHint')}
      aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
      onPointerDown={onPointerDown}
      onPointerMove={whileHeld(actions.drag)}
      onPointerUp={whileHeld(actions.drop)}
      onPointerCancel={actions.cancelDrag}
      onKeyDown={onKeyDown}
    >
      <Outline outline={HANDLE} />
    </PlainButton>
  )
}

/** A machine's name comes from the catalogue and is changed below; a free line's is typed here. */
function LineName({ line, today, isCounted, content, actions, missing }: LineCardProps) {
  const { t } = useTexts(offerEditorTexts)
  const language = useLanguage()
  const path = `lines.${line.id}.name`
  return (
    <div className={styles.name}>
      {line.productId === null ? (
        <DenseField
          label={t('offerEditor.line.freeName')}
          isLabelHidden
          placeholder={t('offerEditor.line.freeName')}
          path={path}
          lang={content.language}
          maxLength={300}
          value={line.name[content.language]}
          isMissing={missing.has(path)}
          onChange={(typed) => actions.change((draft) => patchLine(draft, line.id, { name: typedIn(line.name, content.language, typed) }))}
        />
      ) : (
        <p className={styles.words}>
          <bdi data-path={path}>{inLanguage(line.name, language)}</bdi> <Ltr className={styles.sku}>{line.sku}</Ltr>
        </p>
      )}
      <div className={styles.notes}>
        {line.role === 'optional' && <Badge tone="brass">{t('offerEditor.line.optional')}</Badge>}
        {line.role === 'choice' && <Badge tone="nile">{t('offerEditor.line.choice')}</Badge>}
        {!isCounted && <span>{t('offerEditor.line.notCounted')}</span>}
        {line.isNew === false && <Badge tone="steel">{t('offerEditor.line.used')}</Badge>}
        <LineNotes
          line={line}
          today={today}
          currency={content.currency}
          onTake={(unitMinor) => actions.change((draft) => patchLine(draft, line.id, { unitMinor }))}
        />
      </div>
      <LineAvailability line={line} />
    </div>
  )
}

function LineFigures({ line, content, deliveryList, actions, missing }: LineCardProps) {
  const { t } = useTexts(offerEditorTexts)
  const patch = (parts: Partial<OfferLine>) => actions.change((draft) => patchLine(draft, line.id, parts))
  const path = (key: string) => `lines.${line.id}.${key}`
  return (
    <div className={styles.figures}>
      <DenseField
        label={t('offerEditor.line.itemNumber')}
        path={path('itemNumber')}
        dir="ltr"
        maxLength={40}
        value={line.itemNumber}
        onChange={(itemNumber) => patch({ itemNumber })}
      />
      <FigureField
        label={t('offerEditor.line.quantity')}
        path={path('quantity')}
        value={line.quantity}
        read={typedQuantity}
        write={quantityText}
        refusal={t('offerEditor.refusedFigure.quantity')}
        emptyRefusal={t('offerEditor.refusedFigure.empty')}
        isMissing={missing.has(path('quantity'))}
        onChange={(quantity) => quantity !== null && patch({ quantity })}
      />
      <FigureField
        label={t('offerEditor.line.unitPrice')}
        path={path('unitMinor')}
        value={line.unitMinor}
        read={offerMinor}
        write={minorFieldText}
        refusal={t('offerEditor.refusedFigure.amount')}
        isMissing={missing.has(path('unitMinor'))}
        onChange={(unitMinor) => patch({ unitMinor })}
      />
      <DiscountField
        label={t('offerEditor.line.discount')}
        path={path('discount')}
        value={line.discount}
        currency={content.currency}
        onChange={(discount) => patch({ discount })}
      />
      <DenseField
        label={t('offerEditor.line.deliveryTime')}
        path={path('deliveryTime')}
        list={deliveryList}
        lang={content.language}
        maxLength={120}
        value={line.deliveryTime[content.language]}
        onChange={(typed) => patch({ deliveryTime: actions.deliveryTimeOf(line.deliveryTime, typed) })}
      />
    </div>
  )
}
