import type { HeroSlide } from '#domain/settings/shop-settings.ts'
import { formatMeasure } from '#i18n/formats.ts'
import { homeTexts } from '#i18n/sets/home.ts'
import { useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import styles from './kitchen-line.module.css'
import { LINE_STATIONS, type LineStation } from './kitchen-lines.ts'

export interface KitchenLineProps {
  readonly line: HeroSlide['line']
  /** The line is visible when the page opens. */
  readonly isFirst: boolean
}

/**
 * Shows a kitchen line in elevation with its stations and their widths written under it. The drawing is mirrored with the page, the text is
 * not.
 */
export function KitchenLine({ line, isFirst }: KitchenLineProps) {
  const stations = LINE_STATIONS[line]
  return (
    <div className={styles.view} aria-hidden="true">
      <div className={styles.line}>
        <img
          className={styles.drawing}
          src={`/artwork/lines/${line}.svg`}
          width={1232}
          height={344}
          alt=""
          data-mirror=""
          {...(isFirst ? { fetchPriority: 'high', decoding: 'sync' } : { loading: 'lazy', fetchPriority: 'low', decoding: 'async' })}
        />
        <div className={styles.stations} style={{ gridTemplateColumns: columnsOf(stations) }}>
          {stations.map((station) => (
            <Station key={station.station} {...station} />
          ))}
        </div>
      </div>
    </div>
  )
}

function Station({ station, widthMm }: LineStation) {
  const { t } = useTexts(homeTexts)
  const width = formatMeasure(widthMm, '', useLanguage())
  return (
    <p className={styles.station}>
      <span>{t(`home.stations.${station}`)}</span>
      <bdi>{t('home.width', { width })}</bdi>
    </p>
  )
}

/** Grid columns: the gap before each station and the station itself, in turn. */
function columnsOf(stations: readonly LineStation[]): string {
  return stations.map(({ from, to }, index) => `${percent(from - (stations[index - 1]?.to ?? 0))} ${percent(to - from)}`).join(' ')
}

function percent(share: number): string {
  return `${Math.round(share * 100) / 100}%`
}
