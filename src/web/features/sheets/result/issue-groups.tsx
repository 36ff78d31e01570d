import type { SheetRun } from '#contract/admin/sheets.ts'
import { formatNumber } from '#i18n/formats.ts'
import { sheetsTexts } from '#i18n/sets/sheets.ts'
import { useLanguage } from '../../../platform/texts/language.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import styles from '../sheets.module.css'

/** Issues by what is to be done about them; each opens to its rows. */
export function IssueGroups({ groups }: { readonly groups: SheetRun['groups'] }) {
  const { t } = useTexts(sheetsTexts)
  const language = useLanguage()
  return (
    <div>
      {groups.map(({ todo, isWarning, count, issues }, index) => (
        <details key={todo} className={styles.group} open={index === 0 && !isWarning}>
          <summary>
            <span>{todo}</span>
            <Badge tone={isWarning ? 'warning' : 'danger'}>{t('sheets.result.count', { count: formatNumber(count, language) })}</Badge>
          </summary>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reached by keyboard */}
          <ul className={styles.issues} tabIndex={0} aria-label={todo}>
            {issues.map(({ row, column, value, text }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the issues of a result never change
              <li key={at}>
                <span>{t('sheets.result.rowOf', { row: String(row) })}</span>
                <span>
                  {text}
                  {value !== '' && (
                    <span className={styles.hint}>
                      {' '}
                      {column}: <bdi>{value}</bdi>
                    </span>
                  )}
                </span>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </div>
  )
}
