import { type ReactNode, useState } from 'react'
import { isolate } from '#i18n/bidi.ts'
import { collectionsTexts } from '#i18n/sets/collections.ts'
import { dashboardTexts } from '#i18n/sets/dashboard.ts'
import { reportFailureOrMissing } from '../../platform/frame/missing-failures.ts'
import { notify } from '../../platform/frame/notices.ts'
import { useLanguage } from '../../platform/texts/language.ts'
import { nameOf } from '../../platform/texts/names.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { oneAtATime } from '../../ui/button/one-at-a-time.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { StateSwitch } from '../../ui/switch/state-switch.tsx'
import type { CollectionKind } from './collection-paths.ts'

export interface SwitchedCollection {
  readonly name: string
  readonly nameAr: string
  readonly isActive: boolean
  /** The number of products that go off, or come back, with it. */
  readonly affects: number
}

export interface CollectionSwitchProps {
  readonly kind: CollectionKind
  readonly collection: SwitchedCollection
  /** The switch stands in a table row, whose column names it. */
  readonly isDense?: boolean
  /** Reasons for the present state. */
  readonly notes?: readonly string[] | undefined
  readonly isDisabled?: boolean
  /** Sends the change and returns the message to show. */
  readonly send: (isActive: boolean) => Promise<string>
}

/** Takes effect at once; where products are affected it says how many and asks first. */
export function CollectionSwitch({ kind, collection, isDense = false, notes = [], isDisabled = false, send }: CollectionSwitchProps) {
  const { t } = useTexts(collectionsTexts)
  const language = useLanguage()
  const [isAsking, setAsking] = useState(false)
  const { wanted, switchTo } = useSwitching(send)
  const isOn = wanted ?? collection.isActive
  const start = (next: boolean) => {
    if (collection.affects > 0) setAsking(true)
    else void switchTo(next)
  }
  return (
    <>
      <StateSwitch
        label={
          isDense ? t('collections.state.switchNamed', { name: isolate(nameOf(collection, language)) }) : t('collections.state.switch')
        }
        isDense={isDense}
        isOn={isOn}
        isPending={wanted !== null}
        isDisabled={isDisabled}
        state={t(isOn ? `collections.state.on.${kind}` : `collections.state.off.${kind}`)}
        hint={t(isOn ? `collections.${kind}.onHint` : `collections.${kind}.offHint`)}
        notes={notes}
        onChange={start}
      />
      <Question
        kind={kind}
        collection={collection}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          void switchTo(!collection.isActive)
        }}
      />
    </>
  )
}

/** The switch turns back where the server refuses. */
function useSwitching(send: CollectionSwitchProps['send']) {
  const { t } = useTexts()
  const [wanted, setWanted] = useState<boolean | null>(null)
  const [once] = useState(oneAtATime)
  const switchTo = async (isActive: boolean) => {
    setWanted(isActive)
    try {
      notify({ kind: 'success', text: await send(isActive) })
    } catch (error) {
      reportFailureOrMissing(error, t)
    } finally {
      setWanted(null)
    }
  }
  return { wanted, switchTo: (isActive: boolean) => once(() => switchTo(isActive)) }
}

interface QuestionProps {
  readonly kind: CollectionKind
  readonly collection: SwitchedCollection
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly onConfirm: () => void
}

function Question({ kind, collection, isOpen, onClose, onConfirm }: QuestionProps): ReactNode {
  const { t } = useTexts(dashboardTexts, collectionsTexts)
  const language = useLanguage()
  const way = collection.isActive ? 'off' : 'on'
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t(`collections.${kind}.${way}Title`)}
      actions={
        <>
          <Button tone="secondary" onPress={onClose}>
            {t('dashboard.goBack')}
          </Button>
          <Button tone="primary" onPress={onConfirm}>
            {t(`collections.${kind}.${way}Button`)}
          </Button>
        </>
      }
    >
      <p>
        <strong>
          <bdi>{nameOf(collection, language)}</bdi>
        </strong>
      </p>
      <p>{t(`collections.${kind}.${way}Effect`, { count: collection.affects })}</p>
      {collection.isActive && <p>{t(`collections.${kind}.offBack`)}</p>}
    </Dialog>
  )
}
