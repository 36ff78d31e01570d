import { type KeyboardEvent, useId, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { hasArea } from '#domain/accounts/areas.ts'
import { dashboardTexts } from '#i18n/sets/dashboard.ts'
import { paletteTexts } from '#i18n/sets/palette.ts'
import { pathInLanguage, useLanguage } from '../../platform/texts/language.ts'
import { useOtherTexts } from '../../platform/texts/other-texts.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { PlainButton } from '../../ui/button/plain-button.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { type ListKind, withWaysToAll } from './all-rows.ts'
import { FinderField } from './finder-field.tsx'
import { FoundMessage } from './found-message.tsx'
import styles from './palette.module.css'
import { nextRow } from './palette-key.ts'
import { type BothPages, officePages } from './palette-pages.ts'
import {
  groupsOf,
  isRecord,
  newCallerGroup,
  type PaletteRow,
  pageGroups,
  type RowGroup,
  type RowTexts,
  recentGroup,
} from './palette-rows.ts'
import type { PaletteUser } from './palette-user.ts'
import { readRecent, storeRecent } from './recent-rows.ts'
import { RowList } from './row-list.tsx'
import { useActiveRow, useOpeningLater } from './use-active-row.ts'
import { type Found, useFound } from './use-found.ts'

export interface FinderProps {
  readonly user: PaletteUser
  readonly early: string
  readonly onClose: () => void
  readonly more: BothPages
}

/** The field and what it finds. The field keeps the focus; the active row is told by its id. */
export function Finder({ user, early, onClose, more }: FinderProps) {
  const { t } = useTexts(paletteTexts)
  const language = useLanguage()
  const navigate = useNavigate()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(early)
  const term = typed.trim()
  const found = useFound(term)
  const groups = useGroups(user, useOfficePages(user, more), term, found)
  const rows = groups.flatMap((group) => group.rows)
  const { active, setActive, isChosen } = useActiveRow(term, rows)
  const open = (row: PaletteRow | undefined) => {
    if (row === undefined) return
    if (isRecord(row)) storeRecent(user._id, row)
    onClose()
    void navigate(pathInLanguage(row.path, language))
  }
  const openLater = useOpeningLater(term, found, () => open(rows[0]))
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') {
      event.preventDefault()
      if (found.state === 'asking' && !isChosen) openLater()
      else open(rows[active])
      return
    }
    const next = nextRow(event.key, active, rows.length)
    if (next === null) return
    event.preventDefault()
    setActive(next)
  }
  const isExpanded = rows.length > 0
  const rowId = (index: number) => `${id}row${index}`
  return (
    <>
      <div className={styles.head}>
        <FinderField
          ref={field}
          placeholder={t(hasArea(user, 'sales') ? 'palette.placeholder' : 'palette.placeholderCatalogue')}
          value={typed}
          onType={setTyped}
          onKeyDown={onKeyDown}
          listId={isExpanded ? id : undefined}
          activeId={isExpanded ? rowId(active) : undefined}
        />
        <PlainButton look="own" className={styles.close} onPress={onClose}>
          <Icon name="close" />
          <span className="visually-hidden">{t('palette.close')}</span>
        </PlainButton>
      </div>
      <div className={styles.body}>
        <FoundMessage
          term={term}
          found={found}
          count={rows.filter(({ kind }) => kind !== 'all').length}
          onAgain={() => field.current?.focus()}
        />
        {isExpanded && <RowList id={id} groups={groups} term={term} active={active} rowId={rowId} onPoint={setActive} onOpen={open} />}
      </div>
    </>
  )
}

function useGroups(user: PaletteUser, offered: BothPages, term: string, { answer, state }: Found): readonly RowGroup[] {
  const texts = useRowTexts()
  const language = useLanguage()
  const [recent] = useState(() => readRecent(user._id))
  const title = useWayTitles()
  const { named, others } = pageGroups(offered, term)
  if (term === '') return [...recentGroup(recent), ...others]
  const isUnknown = state === 'answered' && answer?.customers.length === 0
  const records = answer === null ? [] : withWaysToAll(groupsOf(answer, texts, language), { found: answer, term, title })
  return [...named, ...records, ...(isUnknown ? newCallerGroup(user, term, texts) : []), ...others]
}

/** The pages of this reader, before those that other capabilities bring. */
function useOfficePages(user: PaletteUser, more: BothPages): BothPages {
  const { t } = useTexts(paletteTexts, dashboardTexts)
  const other = useOtherTexts(paletteTexts, dashboardTexts)
  return useMemo(() => {
    const own = officePages(user, t)
    // Without the other language's names a place stays empty, so that both lists stand side by side.
    const twins = other === null ? own : officePages(user, other)
    return { own: [...own, ...more.own], other: [...twins, ...more.other] }
  }, [user, more, t, other])
}

function useWayTitles(): (kind: ListKind) => string {
  const { t } = useTexts(paletteTexts, dashboardTexts)
  return (kind) => {
    const list = kind === 'archive' ? t('dashboard.sections.archive') : t(kind === 'drafts' ? 'palette.drafts' : `palette.groups.${kind}`)
    return t('palette.allIn', { list })
  }
}

function useRowTexts(): RowTexts {
  const { t } = useTexts(paletteTexts)
  return useMemo(
    () => ({
      byPhone: t('palette.byPhone'),
      byPhoneFor: (name) => t('palette.byPhoneFor', { name }),
      cancelled: t('palette.cancelled'),
      draft: t('palette.draft'),
      off: t('palette.off'),
      serial: t('palette.serial'),
    }),
    [t],
  )
}
