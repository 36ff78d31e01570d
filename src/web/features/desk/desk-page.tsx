import { type ReactNode, useEffect, useRef, useState } from 'react'
import { paginationItems } from '#domain/paging.ts'
import { formatNumber } from '#i18n/formats.ts'
import { dashboardTexts } from '#i18n/sets/dashboard.ts'
import { deskTexts } from '#i18n/sets/desk.ts'
import { useNextQuery } from '../../platform/lists/records.ts'
import { useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { PlainButton } from '../../ui/button/plain-button.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { AnyIcon } from '../../ui/icon/any-icon.tsx'
import { Pagination } from '../../ui/pagination/pagination.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { type CardHandle, OpenCard } from './card/open-card.tsx'
import { DeskBar } from './desk-head.tsx'
import styles from './desk-page.module.css'
import { deskSearch, hasFilter, type LoadedDesk } from './desk-query.ts'
import { HandOver } from './hand-over.tsx'
import { KeysDialog } from './keys-dialog.tsx'
import { CardList, shownOrder } from './list/card-list.tsx'
import { DeskStates, DeskTools, type DeskToolsProps, useDeskChoices } from './list/desk-tools.tsx'
import type { PendingContact } from './unsent-contacts.ts'
import { useCard } from './use-card.ts'
import { useCardFocus, useCardKeys } from './use-card-keys.ts'
import { useDesk } from './use-desk.ts'
import { useDueSound } from './use-due-sound.ts'
import { type OpenEntry, useOpenEntry } from './use-open-entry.ts'
import { useUnsentContacts } from './use-unsent-contacts.ts'

export interface DeskPageProps {
  readonly loaded: LoadedDesk
  /** The account of the person at this desk. */
  readonly me: string
  readonly renderHead: (count: number) => ReactNode
}

/** Everything that waits for a person, on one screen: the list, and the opened card beside it. */
export function DeskPage({ loaded, me, renderHead }: DeskPageProps) {
  const { t } = useTexts(deskTexts)
  const { desk, link, news, refresh } = useDesk(loaded)
  const { cards, counts } = desk.reply
  const now = useNow(desk)
  const selection = useOpenEntry()
  const choose = useDeskChoices(desk.query, selection.entry)
  const listed = selection.entry === null ? null : (cards.find(({ entries }) => entries.some(({ _id }) => _id === selection.entry)) ?? null)
  const opened = useCard(selection.entry, listed, news)
  const openCustomer = selection.entry === null ? null : (opened.card?.customer._id ?? null)
  const [saved, setSaved] = useState<PendingContact | null>(null)
  const contacts = useUnsentContacts(me, link === 'live', (contact, changed) => {
    setSaved(contact)
    if (contact.customer === openCustomer) opened.show(changed)
    refresh()
  })
  const dueCount = counts.due + counts.late
  const sound = useDueSound(dueCount)
  const [dialog, setDialog] = useState<'keys' | 'hand-over' | null>(null)
  const handle = useRef<CardHandle>(null)
  const focus = useCardFocus(openCustomer)

  const { close } = useCardKeys({
    cards: shownOrder(cards, desk.query.isGrouped),
    openCustomer,
    selection,
    focus,
    handle,
    onHelp: () => setDialog('keys'),
  })

  return (
    <div id="desk" className={styles.desk} data-open={selection.entry !== null || undefined}>
      {renderHead(dueCount)}
      <DeskBar
        link={link}
        at={desk.at}
        sound={sound}
        onTryNow={refresh}
        onKeys={() => setDialog('keys')}
        onHandOver={() => setDialog('hand-over')}
      >
        <DeskStates query={desk.query} counts={counts} choose={choose} />
      </DeskBar>
      <div className={styles.panes}>
        <CardPane desk={desk} now={now} me={me} openCustomer={openCustomer} selection={selection} choose={choose} onOpen={focus.want} />
        <section className={styles.pane} aria-label={t('desk.card')}>
          {opened.card === null || opened.isGone ? (
            <NoCard entry={selection.entry} isGone={opened.isGone} onBack={close} />
          ) : (
            selection.entry !== null && (
              <OpenCard
                key={opened.card.customer._id}
                ref={handle}
                opened={opened}
                card={opened.card}
                wanted={selection.entry}
                me={me}
                now={now}
                news={news}
                contacts={contacts}
                saved={saved}
                onBack={close}
                onMoved={refresh}
              />
            )
          )}
        </section>
      </div>
      <KeysDialog isOpen={dialog === 'keys'} onClose={() => setDialog(null)} />
      {dialog === 'hand-over' && <HandOver onClose={() => setDialog(null)} onMoved={refresh} />}
    </div>
  )
}

interface CardPaneProps {
  readonly desk: LoadedDesk
  readonly now: Date
  readonly me: string
  readonly openCustomer: string | null
  readonly selection: OpenEntry
  readonly choose: DeskToolsProps['choose']
  readonly onOpen: () => void
}

function CardPane({ desk, now, me, openCustomer, selection, choose, onOpen }: CardPaneProps) {
  const { t } = useTexts(deskTexts)
  const isWaiting = useNextQuery() !== null
  const { cards, counts } = desk.reply
  return (
    <section className={styles.list} aria-label={t('desk.list')}>
      <DeskTools query={desk.query} counts={counts} choose={choose} />
      {cards.length === 0 ? (
        <NoCards desk={desk} />
      ) : (
        <CardList
          isWaiting={isWaiting}
          cards={cards}
          isGrouped={desk.query.isGrouped}
          openCustomer={openCustomer}
          now={now}
          me={me}
          addressOf={selection.addressOf}
          link={selection.link}
          onOpen={onOpen}
        />
      )}
      <Pages desk={desk} openEntry={selection.entry} />
    </section>
  )
}

function NoCards({ desk }: { readonly desk: LoadedDesk }) {
  const { t } = useTexts(deskTexts)
  if (!hasFilter(desk.query)) return <EmptyState title={t('desk.none')} text={t('desk.noneText')} />
  return (
    <EmptyState title={t('desk.noneFound')} text={t('desk.noneFoundText')}>
      <ButtonLink tone="secondary" to={{ search: '' }}>
        {t('desk.showAll')}
      </ButtonLink>
    </EmptyState>
  )
}

function Pages({ desk, openEntry }: { readonly desk: LoadedDesk; readonly openEntry: string | null }) {
  const { t } = useTexts(deskTexts, dashboardTexts)
  const language = useLanguage()
  return (
    <Pagination
      label={t('desk.pages')}
      previous={t('dashboard.records.previous')}
      next={t('dashboard.records.next')}
      pageLabel={(page) => t('dashboard.records.page', { page: formatNumber(page, language) })}
      items={paginationItems(desk.reply.currentPage, desk.reply.totalPages)}
      addressOf={(page) => deskSearch(desk.query, { page }, openEntry) || '?'}
    />
  )
}

interface NoCardProps {
  readonly entry: string | null
  readonly isGone: boolean
  readonly onBack: () => void
}

/** Stands in the place of a card: none is chosen, it is gone, or it is on its way. */
function NoCard({ entry, isGone, onBack }: NoCardProps) {
  const { t } = useTexts(deskTexts)
  if (entry === null) {
    return (
      <div className={styles.choose}>
        <AnyIcon name="headset" />
        <p className={styles.chooseTitle}>{t('desk.choose')}</p>
        <p>{t('desk.chooseText')}</p>
      </div>
    )
  }
  if (isGone) {
    return (
      <div className={styles.choose}>
        <p>{t('desk.gone')}</p>
        <PlainButton look="quiet" onPress={onBack}>
          {t('desk.back')}
        </PlainButton>
      </div>
    )
  }
  return (
    <div className={styles.skeleton}>
      <Skeleton shape="title" />
      <Skeleton shape="sheet" />
      <Skeleton shape="field" />
      <Skeleton shape="line" />
    </div>
  )
}

const TICK_MS = 15_000

/** The server's time by its last answer, whatever the browser's clock says. */
function useNow({ reply, at }: { readonly reply: { readonly now: string }; readonly at: number }): Date {
  const ahead = Date.parse(reply.now) - at
  const [clock, setClock] = useState(() => at)
  useEffect(() => {
    const tick = () => setClock(Date.now())
    tick()
    const timer = setInterval(tick, TICK_MS)
    return () => clearInterval(timer)
  }, [])
  return new Date(Math.max(clock, at) + ahead)
}
