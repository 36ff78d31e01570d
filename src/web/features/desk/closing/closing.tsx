import { useState } from 'react'
import type { EntryReply } from '#contract/desk.ts'
import type { LostReason } from '#domain/desk/entries.ts'
import { closingStatesOf } from '#domain/desk/states.ts'
import { deskTexts } from '#i18n/sets/desk.ts'
import { formatMoment } from '#i18n/times/moments.ts'
import { useLanguage } from '../../../platform/texts/language.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import type { Act } from '../use-acts.ts'
import styles from './closing.module.css'
import { LostDialog } from './lost-dialog.tsx'
import { WonDialog } from './won-dialog.tsx'

export interface ClosingProps {
  readonly entry: EntryReply
  readonly now: Date
  readonly act: Act
  readonly onLater: () => void
}

/** The ends of an entry: won or lost where it is about machines, done elsewhere; or put away until a day. */
export function Closing({ entry, now, act, onLater }: ClosingProps) {
  const { t } = useTexts(deskTexts)
  const [isLosing, setLosing] = useState(false)
  const [isWinning, setWinning] = useState(false)
  if (entry.closed !== null) return <Closed entry={entry} closed={entry.closed} now={now} act={act} />
  const ends = closingStatesOf(entry.kind)
  const finish = () =>
    act((api) => api.call('POST /api/desk/:id/close', { params: { id: entry._id }, body: { state: 'done', version: entry.version } }))
  const lose = (reason: LostReason) =>
    act((api) =>
      api.call('POST /api/desk/:id/close', { params: { id: entry._id }, body: { state: 'lost', reason, version: entry.version } }),
    )
  return (
    <>
      {entry.proposedLoss !== null && <ProposedLoss loss={entry.proposedLoss} onAsk={() => setLosing(true)} onLose={lose} />}
      <div className={styles.ends}>
        <Button tone="secondary" className={styles.end} onPress={onLater}>
          {t('desk.close.later')}
        </Button>
        {ends.includes('lost') && (
          <Button tone="secondary" className={styles.end} onPress={() => setLosing(true)}>
            {t('desk.close.lost')}
          </Button>
        )}
        {ends.includes('won') && (
          <Button tone="secondary" className={styles.end} onPress={() => setWinning(true)}>
            {t('desk.close.wonAsk')}
          </Button>
        )}
        {ends.includes('done') && (
          <Button tone="secondary" className={styles.end} onPress={finish}>
            {t('desk.close.done')}
          </Button>
        )}
        {isWinning && <WonDialog entry={entry} act={act} onClose={() => setWinning(false)} />}
        <LostDialog isOpen={isLosing} entry={entry} act={act} onClose={() => setLosing(false)} />
      </div>
    </>
  )
}

interface ProposedLossProps {
  readonly loss: NonNullable<EntryReply['proposedLoss']>
  readonly onAsk: () => void
  readonly onLose: (reason: LostReason) => Promise<boolean>
}

/** After a no, a wrong number or four calls without an answer, losing it is one press. */
function ProposedLoss({ loss, onAsk, onLose }: ProposedLossProps) {
  const { t } = useTexts(deskTexts)
  return (
    <div className={styles.proposed}>
      <p>{t(`desk.close.proposed.${loss}`)}</p>
      {loss === 'ask' ? (
        <Button tone="secondary" className={styles.end} onPress={onAsk}>
          {t('desk.close.lostTitle')}
        </Button>
      ) : (
        <Button tone="secondary" className={styles.end} onPress={() => onLose(loss)}>
          {t('desk.close.lostAs', { reason: t(`desk.reasons.${loss}`) })}
        </Button>
      )}
    </div>
  )
}

function Closed({ entry, closed, now, act }: Pick<ClosingProps, 'entry' | 'now' | 'act'> & { readonly closed: string }) {
  const { t } = useTexts(deskTexts)
  const language = useLanguage()
  const time = formatMoment(closed, now, language)
  return (
    <div className={styles.closed}>
      <p>
        {entry.state === 'won' && t('desk.close.closedWon', { time })}
        {entry.state === 'lost' && t('desk.close.closedLost', { time, reason: t(`desk.reasons.${entry.lost?.reason ?? 'other'}`) })}
        {entry.state === 'done' && t('desk.close.closedDone', { time })}
      </p>
      {closingStatesOf(entry.kind).length > 0 && (
        <Button
          tone="secondary"
          className={styles.end}
          onPress={() => act((api) => api.call('POST /api/desk/:id/reopen', { params: { id: entry._id }, body: {} }))}
        >
          {t('desk.close.reopen')}
        </Button>
      )}
    </div>
  )
}
