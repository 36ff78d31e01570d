import type { ChatMessage } from '#contract/chat.ts'
import { DAY_MS } from '#domain/durations.ts'
import { partsOf, type ShopLink, shopLinkOf } from '#domain/support/chat-links.ts'
import type { Language } from '#domain/text/language.ts'
import { supportTexts } from '#i18n/sets/support.ts'
import { useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { usePublicUrl } from '../../shop/frame/root-data.ts'
import { Avatar } from './avatar.tsx'
import { LinkCard } from './link-card.tsx'
import styles from './message.module.css'
import { clockOf, dayKeyOf, dayOf } from './times.ts'

export function Day({ time, language }: { readonly time: number; readonly language: Language }) {
  const { t } = useTexts(supportTexts)
  const key = dayKeyOf(time)
  const text =
    key === dayKeyOf(Date.now())
      ? t('support.today')
      : key === dayKeyOf(Date.now() - DAY_MS)
        ? t('support.yesterday')
        : dayOf(time, language)
  return <p className={styles.day}>{text}</p>
}

export interface MessageProps {
  readonly message: ChatMessage
  /** The message is from the reader's side and stands at the end of the line. */
  readonly isOurs: boolean
  readonly isMine: boolean
  readonly isFollowing: boolean
}

export function Message({ message, isOurs, isMine, isFollowing }: MessageProps) {
  const { t } = useTexts(supportTexts)
  const language = useLanguage()
  const { user, text, time } = message
  const name = isMine ? t('support.you') : user.name === '' ? t('support.team') : user.name
  return (
    <article className={isOurs ? styles.ours : styles.theirs}>
      {!isOurs && <div className={styles.face}>{!isFollowing && <Avatar id={user.id} name={name} />}</div>}
      <div className={styles.body}>
        <p className={isFollowing || isMine ? 'visually-hidden' : styles.who}>
          <bdi>{name}</bdi>
        </p>
        <div className={styles.bubble}>
          <RichText text={text} />
        </div>
        <p className={styles.time}>
          <time dateTime={new Date(time).toISOString()}>{clockOf(time, language)}</time>
        </p>
      </div>
    </article>
  )
}

/** Each card is a request to the shop, and a message may consist of links only. */
const CARDS_MOST = 3

function isSameLink(one: ShopLink, other: ShopLink): boolean {
  return one.kind === 'product' ? other.kind === 'product' && other.slug === one.slug : other.kind === 'order' && other.id === one.id
}

/** Shows the typed text; addresses become links, and those of this shop's products and orders become cards. */
export function RichText({ text }: { readonly text: string }) {
  const origins = useShopOrigins()
  const parts = partsOf(text).map((part, link) => ({ ...part, key: `${link} ${part.text}` }))
  const links = parts.flatMap((part) => {
    const shopLink = part.kind === 'link' ? shopLinkOf(part.url, origins) : null
    return shopLink === null ? [] : [{ ...shopLink, key: part.key }]
  })
  const cards = links.filter((link, index) => links.findIndex((each) => isSameLink(each, link)) === index).slice(0, CARDS_MOST)
  return (
    <>
      <p className={styles.text} dir="auto">
        {parts.map((part) =>
          part.kind === 'text' ? (
            part.text
          ) : (
            <a key={part.key} className={styles.link} href={part.url} target="_blank" rel="noreferrer nofollow">
              <bdi dir="ltr">{part.text}</bdi>
            </a>
          ),
        )}
      </p>
      {cards.map(({ key, ...link }) => (
        <LinkCard key={key} link={link} />
      ))}
    </>
  )
}

/** The origins of this shop: the configured one, and the one in this browser's address bar. */
function useShopOrigins(): readonly string[] {
  const publicUrl = usePublicUrl()
  return publicUrl === undefined ? [location.origin] : [new URL(publicUrl).origin, location.origin]
}
