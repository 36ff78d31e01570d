import { Link } from 'react-router'
import { SECTIONS } from '#domain/dashboard.ts'
import { isolate } from '#i18n/bidi.ts'
import { customersTexts } from '#i18n/sets/customers.ts'
import { formatRelativeTime } from '#i18n/times/relative-time.ts'
import { pathInLanguage, useLanguage } from '../../../platform/texts/language.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { useMayOpen } from '../../../shop/may-open.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Ltr } from '../../../ui/bidi/ltr.tsx'
import styles from './card.module.css'
import { Part } from './part.tsx'
import type { CustomerCard } from './use-customer-work.ts'

/** The customer's accounts in the shop, each with its chat. */
export function AccountPart({ customer: { users }, chats }: Pick<CustomerCard, 'customer' | 'chats'>) {
  const { t } = useTexts(customersTexts)
  const language = useLanguage()
  const opensChat = useMayOpen('support')
  return (
    <Part title={t('customers.account.title')}>
      {users.length === 0 && <p className={styles.quiet}>{t('customers.account.none')}</p>}
      <ul className={styles.list}>
        {users.map(({ _id: id, name, email, isEmailProven }) => {
          const chat = chats.find(({ user }) => user === id)
          return (
            <li key={id} className={styles.item}>
              <span className={styles.words}>
                <Ltr>{email}</Ltr>
                {!isEmailProven && <Badge tone="warning">{t('customers.account.notProven')}</Badge>}
                {chat !== undefined && (
                  <span className={styles.small}>
                    {t('customers.account.lastMessage', { ago: formatRelativeTime(chat.last, new Date(), language) })}
                  </span>
                )}
                {chat?.isWaiting && <Badge tone="warning">{t('customers.account.waits')}</Badge>}
              </span>
              {opensChat && (
                <Link to={pathInLanguage(`${SECTIONS.support}?with=${encodeURIComponent(id)}`, language)}>
                  {t('customers.chat')}
                  <span className="visually-hidden"> {isolate(name)}</span>
                </Link>
              )}
            </li>
          )
        })}
      </ul>
    </Part>
  )
}
