import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { ListedRun } from '#contract/admin/sheets.ts'
import { SHEET_FORMATS, type SheetKind } from '#domain/sheets/columns.ts'
import { isolateLtr } from '#i18n/bidi.ts'
import { formatCairoTime } from '#i18n/formats.ts'
import { sheetsTexts } from '#i18n/sets/sheets.ts'
import { useUser } from '../../platform/calls/session.ts'
import { useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { Badge } from '../../ui/badge/badge.tsx'
import { Card } from '../../ui/card/card.tsx'
import { FormSection } from '../../ui/form-layout/form-section.tsx'
import { PageHeader } from '../../ui/page-header/page-header.tsx'
import { PicturesCard } from './pictures/pictures-card.tsx'
import { SendSheet } from './send-sheet.tsx'
import { FileButton, useSheetsPath } from './sheet-words.tsx'
import styles from './sheets.module.css'

const TONES = { chosen: 'brass', checking: 'nile', checked: 'brass', importing: 'nile', done: 'success', failed: 'danger' } as const

export function SheetsPage({ runs, guide }: { readonly runs: readonly ListedRun[]; readonly guide: ReactNode }) {
  const { t } = useTexts(sheetsTexts)
  const isMerchant = useUser()?.role === 'ROLE MERCHANT'
  const kinds: readonly SheetKind[] = isMerchant ? ['products'] : ['products', 'categories', 'brands']
  return (
    <>
      <PageHeader title={t('sheets.title')} lead={t('sheets.lead')} />
      {guide}
      <div className="stack gap-6">
        <Card>
          <FormSection title={t('sheets.in.title')} hint={t('sheets.in.hint')}>
            <SendSheet kinds={kinds} />
          </FormSection>
        </Card>
        <Card>
          <FormSection title={t('sheets.out.title')} hint={t(isMerchant ? 'sheets.out.ownHint' : 'sheets.out.hint')}>
            <ul className={styles.list}>
              {kinds.map((kind) => (
                <li key={kind} className={styles.line}>
                  <span>{t(`sheets.kinds.${kind}`)}</span>
                  <Exports kind={kind} />
                </li>
              ))}
            </ul>
          </FormSection>
        </Card>
        <PicturesCard />
        {runs.length > 0 && <SentLately runs={runs} />}
      </div>
    </>
  )
}

function Exports({ kind }: { readonly kind: SheetKind }) {
  const { t } = useTexts(sheetsTexts)
  const name = t(`sheets.kinds.${kind}`)
  return (
    <span className="cluster gap-2">
      {SHEET_FORMATS.map((format) => (
        <FileButton
          key={format}
          path={`/api/sheets/export/${kind}?format=${format}`}
          name={`${name}.${format}`}
          label={t('sheets.out.fileOf', { kind: name, format: `.${format}` })}
        >
          {isolateLtr(`.${format}`)}
        </FileButton>
      ))}
    </span>
  )
}

function SentLately({ runs }: { readonly runs: readonly ListedRun[] }) {
  const { t } = useTexts(sheetsTexts)
  const language = useLanguage()
  const pathOf = useSheetsPath()
  return (
    <Card>
      <FormSection title={t('sheets.recent.title')}>
        <ul className={styles.list}>
          {runs.map(({ _id, kind, fileName, state, created }) => (
            <li key={_id} className={styles.line}>
              <span className={styles.words}>
                <Link to={pathOf(_id)} aria-label={t('sheets.recent.open', { name: fileName })}>
                  <bdi>{fileName}</bdi>
                </Link>
                <span className={styles.hint}>
                  {t(`sheets.kinds.${kind}`)} · {formatCairoTime(created, language)}
                </span>
              </span>
              <Badge tone={TONES[state]}>{t(`sheets.states.${state}`)}</Badge>
            </li>
          ))}
        </ul>
      </FormSection>
    </Card>
  )
}
