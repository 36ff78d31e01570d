import { Link } from 'react-router'
import type { SheetRun } from '#contract/admin/sheets.ts'
import { isolate } from '#i18n/bidi.ts'
import { formatNumber } from '#i18n/formats.ts'
import { sheetsTexts } from '#i18n/sets/sheets.ts'
import { useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { Callout } from '../../ui/callout/callout.tsx'
import { useSheetsPath } from './sheet-words.tsx'
import styles from './sheets.module.css'

/** Says which tab of the file this is, and leads to the others, which would be forgotten otherwise. */
export function OtherTabs({ run: { kind, tab, otherTabs } }: { readonly run: SheetRun }) {
  const { t } = useTexts(sheetsTexts)
  const language = useLanguage()
  const pathOf = useSheetsPath()
  if (otherTabs.length === 0) return null
  return (
    <Callout title={t('sheets.tabs.title', { tab: isolate(tab) })}>
      <p>{t(kind === 'products' ? 'sheets.tabs.products' : 'sheets.tabs.text')}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reached by keyboard */}
      <ul className={styles.names} tabIndex={0} aria-label={t('sheets.tabs.others')}>
        {otherTabs.map(({ _id, name, rowCount, state }) => (
          <li key={_id} className={styles.words}>
            <span>
              <Link to={pathOf(_id)}>
                <bdi>{name}</bdi>
              </Link>{' '}
              {t('sheets.tabs.facts', { rows: formatNumber(rowCount, language), state: t(`sheets.states.${state}`) })}
            </span>
          </li>
        ))}
      </ul>
    </Callout>
  )
}
