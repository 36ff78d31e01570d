import { useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { type BagItem, bagItem } from '#domain/orders/bag.ts'
import { isolate } from '#i18n/bidi.ts'
import { bagTexts } from '#i18n/sets/bag.ts'
import { pathInLanguage, useLanguage } from '../../platform/texts/language.ts'
import { nameOf } from '../../platform/texts/names.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { putInBag, restoreBag, takeFromBag, useBag } from '../../shop/bag/bag.ts'
import { useLayer } from '../../shop/frame/layers.tsx'
import { Button } from '../../ui/button/button.tsx'
import { PlainButton } from '../../ui/button/plain-button.tsx'
import { Drawer } from '../../ui/drawer/drawer.tsx'
import { EmptyIllustration } from '../../ui/empty-state/empty-illustration.tsx'
import styles from './bag-drawer.module.css'
import { BagFooter, BagWays } from './bag-foot.tsx'
import { BagLine } from './bag-line.tsx'
import { DeliveryFold, DeliveryLabel } from './delivery/delivery-fold.tsx'
import { useBagNews } from './use-bag-news.ts'

/** The bag's lines and the button that asks for a quotation. */
export function BagDrawer() {
  const { t } = useTexts(bagTexts)
  const { isOpen, setOpen } = useLayer('bag')
  const items = useBag()
  const news = useBagNews(isOpen)
  const [isUnfolded, setUnfolded] = useState(false)
  const title = items.length === 0 ? t('bag.title') : `${t('bag.title')} · ${t('catalogue.items', { count: items.length })}`
  const isBlocked = items.some((item) => {
    const kind = stillTrue(item, news.changes.get(item._id))?.kind
    return kind === 'gone' || kind === 'over-limit'
  })
  // A product that is gone stays on its line until it is removed, but no total counts it.
  const counted = items.filter(({ _id }) => news.changes.get(_id)?.kind !== 'gone')
  return (
    <Drawer
      isOpen={isOpen}
      onClose={() => setOpen(false)}
      title={title}
      closeLabel={t('bag.close')}
      leavesHeader
      foot={
        items.length === 0 ? undefined : (
          <BagFooter
            items={counted}
            isBlocked={isBlocked}
            onRefused={news.check}
            delivery={<DeliveryLabel isOpen={isUnfolded} onToggle={() => setUnfolded(!isUnfolded)} />}
          />
        )
      }
      below={items.length === 0 ? undefined : <BagWays items={counted} />}
    >
      <p className="visually-hidden" role="status">
        {news.state === 'checking' ? t('bag.checking') : ''}
      </p>
      {news.state === 'failed' && <p className={styles.failed}>{t('bag.checkFailed')}</p>}
      <Lines items={items} changes={news.changes} />
      {items.length > 0 && <DeliveryFold items={counted} isOpen={isUnfolded} onRefused={() => setUnfolded(true)} />}
    </Drawer>
  )
}

function Lines({ items, changes }: { readonly items: readonly BagItem[] } & Pick<ReturnType<typeof useBagNews>, 'changes'>) {
  const language = useLanguage()
  // The bag before the last removal, for the undo button.
  const [before, setBefore] = useState<{ readonly items: readonly BagItem[]; readonly removed: BagItem } | null>(null)
  return (
    <>
      {before !== null && !items.some(({ _id }) => _id === before.removed._id) && (
        <Undo
          key={before.removed._id}
          name={nameOf(before.removed, language)}
          onUndo={() => {
            restoreBag(before.items)
            setBefore(null)
          }}
        />
      )}
      {items.length === 0 ? (
        <EmptyBag />
      ) : (
        <ul>
          {items.map((item) => (
            <BagLine
              key={item._id}
              item={item}
              change={stillTrue(item, changes.get(item._id))}
              onQuantity={(quantity) => putInBag(bagItem(item, quantity), quantity)}
              onRemove={() => {
                setBefore({ items, removed: item })
                takeFromBag(item._id)
              }}
            />
          ))}
        </ul>
      )}
    </>
  )
}

/** Focus moves to the undo button, because the pressed remove button is gone. */
function Undo({ name, onUndo }: { readonly name: string; readonly onUndo: () => void }) {
  const { t } = useTexts(bagTexts)
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <div className={styles.undo}>
      <span id={id}>{t('bag.removed', { name: isolate(name) })}</span>
      <PlainButton look="text" ref={button} aria-describedby={id} onPress={onUndo}>
        {t('bag.undo')}
      </PlainButton>
    </div>
  )
}

/** The server's complaint is hidden once its line was changed. */
function stillTrue(item: BagItem, change: ReturnType<ReturnType<typeof useBagNews>['changes']['get']>) {
  return change?.kind === 'over-limit' && item.quantity <= change.limit ? undefined : change
}

function EmptyBag() {
  const { t } = useTexts(bagTexts)
  const language = useLanguage()
  const { setOpen } = useLayer('bag')
  const navigate = useNavigate()
  return (
    <div className={styles.empty}>
      <EmptyIllustration />
      <p className={styles.emptyTitle}>{t('bag.empty')}</p>
      <p>{t('bag.emptyHint')}</p>
      <Button
        tone="primary"
        onPress={() => {
          setOpen(false)
          void navigate(pathInLanguage('/shop', language))
        }}
      >
        {t('bag.continue')}
      </Button>
    </div>
  )
}
