import type { OfferReply, VersionReply } from '#contract/offers/offer-replies.ts'
import { inLanguage } from '#domain/text/language.ts'
import { isolate, isolateLtr } from '#i18n/bidi.ts'
import { percentText } from '#i18n/offer-amounts.ts'
import { sentOfferTexts } from '#i18n/sets/sent-offer.ts'
import { useLanguage } from '../../../../platform/texts/language.ts'
import { useTexts } from '../../../../platform/texts/texts.ts'
import { Bdi } from '../../../../ui/bidi/bdi.tsx'
import { Button } from '../../../../ui/button/button.tsx'
import { SectionCard } from '../../../../ui/card/section-card.tsx'
import { CardTable } from '../../../../ui/table/card-table.tsx'
import { Amount } from '../../amount.tsx'
import { discountsAgainstList, may } from '../offer-view.ts'
import styles from '../sent.module.css'
import type { OfferWork } from '../use-offer-work.ts'

export interface ApprovalCardProps {
  readonly offer: OfferReply
  readonly version: VersionReply
  readonly work: Pick<OfferWork, 'press'>
  readonly onRefuse: () => void
}

/** A discount over the limit: who asks for it, and each line against its list price. */
export function ApprovalCard({ offer, version, work, onRefuse }: ApprovalCardProps) {
  const { t } = useTexts(sentOfferTexts)
  const language = useLanguage()
  const { lines, hundredths } = discountsAgainstList(version)
  const { currency } = version.content
  const asked = offer.events.find(({ kind, version: of }) => kind === 'approval-asked' && of === version.version)
  const percent = isolateLtr(percentText(hundredths, language))
  return (
    <SectionCard title={t('sentOffer.notes.waiting', { version: version.version })}>
      <p>
        {asked === undefined || asked.by.name === ''
          ? t('sentOffer.notes.waitingNobody', { percent })
          : t('sentOffer.notes.waitingText', { name: isolate(asked.by.name), percent })}
      </p>
      <CardTable className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('sentOffer.approval.machine')}</th>
            {(['list', 'price', 'less'] as const).map((key) => (
              <th key={key} scope="col" className={styles.number}>
                {t(`sentOffer.approval.${key}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ line, listMinor, paidMinor, givenMinor }) => (
            <tr key={line.id}>
              <th scope="row">
                <Bdi>{inLanguage(line.name, language)}</Bdi>
              </th>
              <td className={styles.number} data-label={t('sentOffer.approval.list')}>
                <Amount minor={listMinor} currency={currency} />
              </td>
              <td className={styles.number} data-label={t('sentOffer.approval.price')}>
                <Amount minor={paidMinor} currency={currency} />
              </td>
              <td className={styles.number} data-label={t('sentOffer.approval.less')}>
                <Amount minor={givenMinor} currency={currency} />
              </td>
            </tr>
          ))}
        </tbody>
      </CardTable>
      <div className="cluster gap-2">
        {may(version, 'approve') && (
          <Button
            tone="primary"
            onPress={() =>
              work.press((api, id) => api.call('POST /api/offer/:id/approve', { params: { id }, body: { version: version.revision } }))
            }
          >
            {t('sentOffer.approval.approve')}
          </Button>
        )}
        {may(version, 'refuse-approval') && (
          <Button tone="secondary" onPress={onRefuse}>
            {t('sentOffer.approval.refuse')}
          </Button>
        )}
        {may(version, 'take-back') && (
          <Button
            tone="secondary"
            onPress={() =>
              work.press((api, id) => api.call('POST /api/offer/:id/take-back', { params: { id }, body: { version: version.revision } }))
            }
          >
            {t('sentOffer.approval.takeBack')}
          </Button>
        )}
      </div>
    </SectionCard>
  )
}
