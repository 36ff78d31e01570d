import type { VersionReply } from '#contract/offers/offer-replies.ts'
import { sentOfferTexts } from '#i18n/sets/sent-offer.ts'
import { useLanguage } from '../../../../platform/texts/language.ts'
import { useTexts } from '../../../../platform/texts/texts.ts'
import { CardTable } from '../../../../ui/table/card-table.tsx'
import layout from '../sent.module.css'
import { changeRows } from './change-rows.ts'
import styles from './content.module.css'

/** The customer reads the same changes; here they stand as a table. */
export function VersionChanges({ before, after: version }: { readonly before: VersionReply; readonly after: VersionReply }) {
  const { t } = useTexts(sentOfferTexts)
  const language = useLanguage()
  const rows = changeRows(before.content, version.content, { t, language })
  return (
    <details className={styles.changes} open>
      <summary>{t('sentOffer.changes.since', { version: before.version })}</summary>
      {rows.length === 0 ? (
        <p className={layout.quiet}>{t('sentOffer.changes.none')}</p>
      ) : (
        <CardTable className={layout.table}>
          <tbody>
            {rows.map(({ key, subject, fact, from, to }) => (
              <tr key={key}>
                <th scope="row">
                  {subject !== '' && <span className={layout.under}>{subject}</span>}
                  {fact}
                </th>
                <td className={layout.bare}>
                  {from !== '' && <del className={styles.from}>{from}</del>} {to !== '' && <ins className={styles.to}>{to}</ins>}
                </td>
              </tr>
            ))}
          </tbody>
        </CardTable>
      )}
    </details>
  )
}
