import { SHOP_TIME_ZONE } from '../support/time-zone.ts'
import { wallTime } from '../support/wall-clock.ts'
import type { HomeSettings, ShownDays } from './shop-settings.ts'

/** The day in Cairo, by which slides, banners and logos come and go. */
export function shopDay(now: Date): string {
  return wallTime(now, SHOP_TIME_ZONE).day
}

export function isShownOn(day: string, { from = day, until = day }: ShownDays): boolean {
  return from <= day && day <= until
}

/** The home page as it is on a day. */
export function homeOn(home: HomeSettings, day: string): HomeSettings {
  const isShown = (shown: ShownDays) => isShownOn(day, shown)
  return {
    heroSlides: home.heroSlides.filter(isShown),
    banners: home.banners.filter(isShown),
    brandLogos: home.brandLogos.filter(isShown),
    customerLogos: home.customerLogos.filter(isShown),
  }
}
