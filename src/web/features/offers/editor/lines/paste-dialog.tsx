import { useId, useState } from 'react'
import type { CallReply } from '#contract/endpoints.ts'
import type { Currency } from '#domain/money/currency.ts'
import type { OfferLine, OfferSection } from '#domain/offers/content.ts'
import { OFFER_LIMITS } from '#domain/offers/limits.ts'
import { formatNumber } from '#i18n/formats.ts'
import { offerEditorTexts } from '#i18n/sets/offer-editor.ts'
import { newId } from '../../../../platform/calls/new-id.ts'
import { useApi } from '../../../../platform/calls/use-api.ts'
import { failureText } from '../../../../platform/frame/failures.ts'
import { useLanguage } from '../../../../platform/texts/language.ts'
import { nameOf } from '../../../../platform/texts/names.ts'
import { useTexts } from '../../../../platform/texts/texts.ts'
import { Badge } from '../../../../ui/badge/badge.tsx'
import { Ltr } from '../../../../ui/bidi/ltr.tsx'
import { Button } from '../../../../ui/button/button.tsx'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { Amount } from '../../amount.tsx'
import dense from '../fields/dense.module.css'
import { DenseSelect } from '../fields/text-field.tsx'
import styles from './paste-dialog.module.css'
import { linesOfPasted, type PastedChoice } from './pasted-choice.ts'

type Matched = CallReply<'POST /api/offer/match'>

export interface PasteDialogProps {
  readonly currency: Currency
  readonly onAdd: (lines: readonly OfferLine[], sections: readonly OfferSection[]) => void
  readonly onClose: () => void
}

/** Takes rows that were copied from a sheet: pasted, matched, and looked at before they become lines. */
export function PasteDialog({ currency, onAdd, onClose }: PasteDialogProps) {
  const { t } = useTexts(offerEditorTexts)
  const api = useApi()
  const [pasted, setPasted] = useState('')
  const [matched, setMatched] = useState<Matched | null>(null)
  const [chosen, setChosen] = useState<PastedChoice>({})
  const [failure, setFailure] = useState<string | null>(null)
  const match = async () => {
    try {
      setFailure(null)
      setMatched(await api.call('POST /api/offer/match', { body: { pasted } }))
    } catch (error) {
      setFailure(failureText(error, t))
    }
  }
  const add = (lines: Matched['lines']) => {
    const made = linesOfPasted(lines, { chosen, currency, newId })
    onAdd(made.lines, made.sections)
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('offerEditor.paste.title')}
      actions={
        <>
          <Button tone="secondary" onPress={onClose}>
            {t('offerEditor.cancel')}
          </Button>
          {matched === null || matched.lines.length === 0 ? (
            <Button tone="primary" onPress={match}>
              {t('offerEditor.paste.match')}
            </Button>
          ) : (
            <Button tone="primary" onPress={() => add(matched.lines)}>
              {t('offerEditor.paste.add', { count: matched.lines.length })}
            </Button>
          )}
        </>
      }
    >
      {matched === null || matched.lines.length === 0 ? (
        <PasteArea pasted={pasted} isEmpty={matched !== null} failure={failure} onChange={setPasted} />
      ) : (
        <MatchedLines matched={matched} chosen={chosen} currency={currency} onChoose={(row, id) => setChosen({ ...chosen, [row]: id })} />
      )}
    </Dialog>
  )
}

interface PasteAreaProps {
  readonly pasted: string
  readonly isEmpty: boolean
  readonly failure: string | null
  readonly onChange: (pasted: string) => void
}

function PasteArea({ pasted, isEmpty, failure, onChange }: PasteAreaProps) {
  const { t } = useTexts(offerEditorTexts)
  const id = useId()
  return (
    <div className={styles.paste}>
      <label htmlFor={id}>{t('offerEditor.paste.label')}</label>
      <textarea
        id={id}
        className={`${dense.input} ${styles.area}`}
        dir="auto"
        rows={8}
        // biome-ignore lint/a11y/noAutofocus: the dialog is opened to paste here
        autoFocus
        value={pasted}
        onChange={({ target }) => onChange(target.value)}
      />
      <p className={styles.hint}>{t('offerEditor.paste.hint')}</p>
      {(failure !== null || isEmpty) && (
        <p className={styles.failure} role="alert">
          {failure ?? t('offerEditor.paste.empty')}
        </p>
      )}
    </div>
  )
}

interface MatchedLinesProps {
  readonly matched: Matched
  readonly chosen: PastedChoice
  readonly currency: Currency
  readonly onChoose: (row: number, productId: string) => void
}

const TONES = { matched: 'success', doubtful: 'warning', free: 'steel' } as const

function MatchedLines({ matched: { lines, leftOut }, chosen, currency, onChoose }: MatchedLinesProps) {
  const { t } = useTexts(offerEditorTexts)
  const language = useLanguage()
  return (
    <>
      {leftOut > 0 && (
        <p className={styles.failure}>
          {t('offerEditor.paste.leftOut', { most: formatNumber(OFFER_LIMITS.lines, language), left: formatNumber(leftOut, language) })}
        </p>
      )}
      <ol className={styles.rows}>
        {lines.map((line) => (
          <li key={line.row} className={styles.row}>
            <span className={styles.pasted}>
              <bdi>{[line.itemNumber, line.sku, line.name].filter((part) => part !== '').join(' · ')}</bdi>
            </span>
            <span className={styles.figures}>
              <Ltr>× {formatNumber(line.quantity, language)}</Ltr> <Amount minor={line.unitMinor} currency={currency} />
            </span>
            <span className={styles.problems}>
              <Badge tone={TONES[line.match]}>{t(`offerEditor.paste.${line.match}`)}</Badge>
              {line.problems.map((problem) => (
                <Badge key={problem} tone="warning">
                  {t(`offerEditor.paste.problems.${problem}`)}
                </Badge>
              ))}
            </span>
            {line.products.length > 0 && (
              <DenseSelect
                label={t('offerEditor.paste.product')}
                value={chosen[line.row] ?? (line.match === 'matched' ? (line.products[0]?._id ?? '') : '')}
                options={[
                  { value: '', text: t('offerEditor.paste.asFree') },
                  ...line.products.map((product) => ({ value: product._id, text: `${nameOf(product, language)} – ${product.sku}` })),
                ]}
                onChange={(id) => onChoose(line.row, id)}
              />
            )}
          </li>
        ))}
      </ol>
    </>
  )
}
