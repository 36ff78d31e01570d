import { Link } from 'react-router'
import { isolate, isolateLtr } from '#i18n/bidi.ts'
import { formatList, formatLongDate } from '#i18n/formats.ts'
import { customersTexts } from '#i18n/sets/customers.ts'
import { useLanguage } from '../../../platform/texts/language.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { Bdi } from '../../../ui/bidi/bdi.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Callout } from '../../../ui/callout/callout.tsx'
import { customerPath } from '../customer-paths.ts'
import styles from './card.module.css'
import { Part } from './part.tsx'
import type { Customer, CustomerWork } from './use-customer-work.ts'

interface NoteProps {
  readonly customer: Customer
  readonly work: CustomerWork
}

/** Other customers with the same phone or email, each merged with one press. */
export function TwinsNote({ customer: { _id: id, twins }, work }: NoteProps) {
  const { t } = useTexts(customersTexts)
  const language = useLanguage()
  if (twins.length === 0) return null
  return (
    <Callout tone="warning" title={t('customers.twins.title', { count: twins.length })}>
      <ul className={styles.list}>
        {twins.map(({ _id: other, name, shared, entries }) => (
          <li key={other} className={styles.item}>
            <span className={styles.words}>
              <span>{t('customers.twins.text', { name: isolate(name), shared: formatList(shared.map(isolateLtr), language) })}</span>
              {entries > 0 && <span className={styles.small}>{t('customers.twins.entries', { count: entries })}</span>}
            </span>
            <span className={styles.row}>
              <Link to={customerPath(other, language)}>
                {t('customers.twins.open')}
                <span className="visually-hidden"> {isolate(name)}</span>
              </Link>
              <Button
                tone="secondary"
                onPress={() => work.press((api) => api.call('POST /api/customer/:id/join', { params: { id }, body: { other } }))}
              >
                <span aria-hidden="true">{t('customers.twins.join')}</span>
                <span className="visually-hidden">{t('customers.twins.joinNamed', { name: isolate(name) })}</span>
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </Callout>
  )
}

/** Records that are part of this customer and can be separated again. */
export function JoinedPart({ customer: { _id: id, joined }, work }: NoteProps) {
  const { t } = useTexts(customersTexts)
  const language = useLanguage()
  if (joined.length === 0) return null
  return (
    <Part title={t('customers.joined.title')}>
      <ul className={styles.list}>
        {joined.map(({ _id: joinId, name, by, at, until }) => (
          <li key={joinId} className={styles.item}>
            <span className={styles.words}>
              <Bdi>{name}</Bdi>
              <span className={styles.small}>{t('customers.joined.by', { name: isolate(by), date: formatLongDate(at, language) })}</span>
              <span className={styles.small}>{t('customers.joined.until', { date: formatLongDate(until, language) })}</span>
            </span>
            <Button
              tone="secondary"
              onPress={() => work.press((api) => api.call('DELETE /api/customer/:id/join/:joinId', { params: { id, joinId } }))}
            >
              <span aria-hidden="true">{t('customers.joined.undo')}</span>
              <span className="visually-hidden">{t('customers.joined.undoNamed', { name: isolate(name) })}</span>
            </Button>
          </li>
        ))}
      </ul>
    </Part>
  )
}
