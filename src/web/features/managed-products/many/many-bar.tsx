import { useState } from 'react'
import type { ManyRun } from '#contract/products/many-products.ts'
import { productsTexts } from '#i18n/sets/products.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Checkbox } from '../../../ui/field/checkbox.tsx'
import { ChosenBar, useFocusAfterBar } from '../list/chosen-bar.tsx'
import { useFilterWords } from '../list/filter-words.ts'
import { LIST_ID, type ManagedList, type ManagedQuery } from '../list/managed-list.ts'
import { ConfirmMany } from './confirm-many.tsx'
import { selectionOf } from './many-change.ts'
import { ManyDialog, type ManyDialogProps } from './many-dialog.tsx'
import { UNDO_BAR_ID } from './undo-frame.tsx'
import { UndoNote } from './undo-note.tsx'
import { useOpenRuns } from './use-open-runs.ts'

export interface ManyBarProps {
  readonly list: Extract<ManagedList, { readonly kind: 'products' }>
  readonly query: ManagedQuery
  readonly isOwnBrand: boolean
  readonly chosen: readonly string[]
  readonly choose: (ids: readonly string[]) => void
  /** The end of the list, where the bar of the chosen rows belongs. */
  readonly foot: Element | null
  readonly onChanged: () => Promise<void>
}

/** Changes the chosen rows of all pages, or all that the filter finds, and takes changes back. */
export function ManyBar({ list, query, isOwnBrand, chosen, choose, foot, onChanged }: ManyBarProps) {
  const { t } = useTexts(productsTexts)
  /** The products as they were when the dialog was opened: its preview and its title go on to mean these, whatever the list shows meanwhile. */
  const [opened, setOpened] = useState<Pick<ManyDialogProps, 'selection' | 'title' | 'filters'> | null>(null)
  const { runs, add, remove } = useOpenRuns()
  /** The change that was just made, whose note stands at the bottom of the window until it is closed. */
  const [justMade, setJustMade] = useState<string | null>(null)
  const below = chosen.length === 0 && runs.some(({ _id }) => _id === justMade) ? justMade : null
  const filters = useFilterWords(list, query)
  const shown = list.rows.map(({ _id }) => _id)
  const areAll = shown.length > 0 && shown.every((id) => chosen.includes(id))
  const elsewhere = chosen.filter((id) => !shown.includes(id))
  // A search that stops counting can't tell how many one press would confirm.
  const areOld = query.lacks === 'fresh-price' && !list.isCountMinimum
  const all = t('products.many.changeAll', { count: list.count })
  const open = (title: string, which: ManyDialogProps['filters']) =>
    setOpened({ selection: selectionOf(chosen, query), title, filters: which })
  useFocusAfterBar(LIST_ID, chosen.length === 0 && opened === null, UNDO_BAR_ID)
  useFocusAfterBar(LIST_ID, below === null)
  const changed = async (run: ManyRun) => {
    add(run)
    setJustMade(run._id)
    choose([])
    await onChanged()
  }
  const undone = async ({ _id }: ManyRun) => {
    remove(_id)
    await onChanged()
  }
  return (
    <>
      {runs.map((run) => (
        <UndoNote
          key={run._id}
          run={run}
          foot={run._id === below ? foot : null}
          onClose={() => setJustMade(null)}
          onUndone={() => undone(run)}
          onChanged={onChanged}
          onOver={() => remove(run._id)}
        />
      ))}
      {list.count > 0 && (
        <div className="cluster gap-4">
          <Checkbox
            label={t('products.many.page')}
            checked={areAll}
            onChange={() => choose(areAll ? elsewhere : [...elsewhere, ...shown])}
          />
          {chosen.length === 0 && areOld && (
            <ConfirmMany selection={selectionOf([], query)} count={list.count} onConfirmed={changed} onStale={onChanged} />
          )}
          {chosen.length === 0 && (
            <Button tone="secondary" onPress={() => open(all, filters)}>
              {t('products.many.opens', { label: all })}
            </Button>
          )}
        </div>
      )}
      <ChosenBar
        foot={foot}
        count={chosen.length}
        note={elsewhere.length > 0 ? t('products.many.elsewhere', { count: elsewhere.length }) : undefined}
        onNone={() => choose([])}
      >
        {areOld && <ConfirmMany selection={selectionOf(chosen, query)} count={chosen.length} onConfirmed={changed} onStale={onChanged} />}
        <Button
          tone={areOld ? 'secondary' : 'primary'}
          onPress={() => open(t('products.many.changeChosen', { count: chosen.length }), null)}
        >
          {t('products.many.change')}
        </Button>
      </ChosenBar>
      {opened !== null && (
        <ManyDialog {...opened} list={list} isOwnBrand={isOwnBrand} onClose={() => setOpened(null)} onChanged={changed} />
      )}
    </>
  )
}
