import type { OfferReply } from '#contract/offer-replies.ts'
import { versionText } from '#domain/offers/numbers.ts'
import { formatLongDate } from '#i18n/formats.ts'
import { offersTexts } from '#i18n/sets/offers.ts'
import { useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { Ltr } from '../../ui/bidi/ltr.tsx'
import { Card } from '../../ui/card/card.tsx'
import { PageHeader } from '../../ui/page-header/page-header.tsx'
import { Amount } from './amount.tsx'
import { offersPath } from './offer-paths.ts'
import { OfferState } from './offer-state.tsx'

/** All versions of an offer in a line each. */
export function OfferSummary({ offer: { number, versions } }: { readonly offer: OfferReply }) {
  const { t } = useTexts(offersTexts)
  const language = useLanguage()
  return (
    <>
      <PageHeader
        title={number}
        path={{ label: t('offers.path'), crumbs: [{ text: t('offers.back'), to: offersPath(language) }, { text: number }] }}
      />
      {versions.map(({ _id, version, state, isPaused, totalMinor, validUntil }) => (
        <Card key={_id}>
          <h2>
            <Ltr>{versionText(version)}</Ltr> <OfferState state={state} isPaused={isPaused} />
          </h2>
          <p>
            {t('offers.list.totalHead')} <Amount minor={totalMinor} />
          </p>
          <p>
            {t('offers.list.validUntil')} {validUntil === '' ? '–' : formatLongDate(validUntil, language)}
          </p>
        </Card>
      ))}
    </>
  )
}
