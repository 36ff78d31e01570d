import { SECTIONS } from '#domain/dashboard.ts'
import { formatCairoTime, formatLongDate } from '#i18n/formats.ts'
import { dashboardTexts } from '#i18n/sets/dashboard.ts'
import { figuresTexts } from '#i18n/sets/figures.ts'
import { saveFile, saveText } from '../../platform/calls/files/save-file.ts'
import { reportFailure } from '../../platform/frame/failures.ts'
import { pathInLanguage, useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { PageHeader } from '../../ui/page-header/page-header.tsx'
import { PageTabs } from '../../ui/tabs/page-tabs.tsx'
import styles from './figures.module.css'
import { type LoadedFigures, PERIODS, periodAddress } from './figures-query.ts'
import { figuresSheet } from './figures-sheet.ts'
import { LargestOffers, OffersWithoutDeposit } from './offer-parts.tsx'
import { Lost, People, Weeks } from './period-parts.tsx'
import { AskedMachines, Misses, Sold } from './product-parts.tsx'
import { Tiles } from './tiles.tsx'
import { WeeklySwitch } from './weekly-switch.tsx'

/** The owner's questions: how things stand now, then the period by week. */
export function FiguresPage({ loaded: { figures, period, isWeeklyWanted } }: { readonly loaded: LoadedFigures }) {
  const { t } = useTexts(figuresTexts, dashboardTexts)
  const language = useLanguage()
  const { from, to, at } = figures
  const days = { from, to }
  const shown = { from: formatLongDate(from, language), to: formatLongDate(to, language) }
  const path = pathInLanguage(SECTIONS.figures, language)
  return (
    <div className={styles.page}>
      <PageHeader
        title={t('dashboard.sections.figures')}
        lead={t('figures.lead', { ...shown, time: formatCairoTime(at, language) })}
        action={<Actions figures={figures} />}
      />
      <PageTabs
        label={t('figures.period')}
        tabs={PERIODS.map((each) => ({ to: periodAddress(path, each), title: t(`figures.periods.${each}`), isCurrent: each === period }))}
      />
      <Tiles figures={figures} />
      <LargestOffers largest={figures.largest} />
      <OffersWithoutDeposit offers={figures.withoutDeposit.offers} />
      <Weeks weeks={figures.weeks} />
      <Lost lost={figures.lost} days={days} />
      <People people={figures.people} days={days} />
      <div className={styles.pair}>
        <Sold by="brands" rows={figures.brands} days={days} />
        <Sold by="categories" rows={figures.categories} days={days} />
      </div>
      <div className={styles.pair}>
        <AskedMachines machines={figures.machines} days={days} />
        <Misses searches={figures.searches} days={days} />
      </div>
      <WeeklySwitch isWanted={isWeeklyWanted} />
    </div>
  )
}

function Actions({ figures }: Pick<LoadedFigures, 'figures'>) {
  const { t } = useTexts(figuresTexts)
  const language = useLanguage()
  const { from, to } = figures
  const print = () =>
    saveFile(`/api/figures/document?from=${from}&to=${to}&language=${language}`, t('figures.paper', { from, to }), language).catch(
      (error: unknown) => reportFailure(error, t),
    )
  const save = () => saveText(figuresSheet(figures, { t, language }), t('figures.file', { from, to }), 'text/csv')
  return (
    <div className={styles.actions}>
      <Button tone="secondary" onPress={print}>
        {t('figures.print')}
      </Button>
      <Button tone="secondary" onPress={save}>
        {t('figures.save')}
      </Button>
    </div>
  )
}
