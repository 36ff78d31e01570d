import { useCallback, useEffect, useState } from 'react'
import type { CallReply } from '#contract/endpoints.ts'
import { formatLongDate } from '#i18n/formats.ts'
import { callerTexts } from '#i18n/sets/caller.ts'
import { useApi } from '../../../platform/calls/use-api.ts'
import { reportFailure } from '../../../platform/frame/failures.ts'
import { notify } from '../../../platform/frame/notices.ts'
import { useLanguage } from '../../../platform/texts/language.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import styles from './customers-link.module.css'
import { CustomersLink, type LinkedRequest } from './customers-link.tsx'

type Known = { readonly kind: 'loading' | 'failed' } | ({ readonly kind: 'known' } & CallReply<'GET /api/order/:id/link'>)

export interface RequestLinkProps {
  readonly orderId: string
  readonly request: LinkedRequest
}

/** The customer's link of a request by phone, on the page that staff have of it. */
export function RequestLink({ orderId, request }: RequestLinkProps) {
  const { t } = useTexts(callerTexts)
  const language = useLanguage()
  const api = useApi()
  const [known, setKnown] = useState<Known>({ kind: 'loading' })
  const load = useCallback(() => {
    api.call('GET /api/order/:id/link', { params: { id: orderId } }).then(
      (reply) => setKnown({ kind: 'known', link: reply.link }),
      () => setKnown({ kind: 'failed' }),
    )
  }, [api, orderId])
  useEffect(load, [load])
  const link = known.kind === 'known' ? known.link : null
  const renew = async () => {
    try {
      const { link: made, message } = await api.call('POST /api/order/:id/link', {
        params: { id: orderId },
        body: { shown: link?.url ?? null },
      })
      setKnown({ kind: 'known', link: made })
      notify({ kind: 'success', text: message })
    } catch (error) {
      reportFailure(error, t)
      load()
    }
  }
  return (
    <Card>
      <section className="stack gap-3">
        <h2>{t('caller.saved.link')}</h2>
        {known.kind === 'loading' && <Skeleton shape="field" />}
        {known.kind === 'failed' && (
          <p className={styles.link}>
            {t('caller.link.failed')}
            <Button tone="secondary" onPress={load}>
              {t('caller.link.again')}
            </Button>
          </p>
        )}
        {link !== null && (
          <>
            <CustomersLink url={link.url} request={request} />
            <p className={styles.hint}>{t('caller.link.ends', { date: formatLongDate(link.ends, language) })}</p>
          </>
        )}
        {known.kind === 'known' && (
          <>
            {link === null && <p>{t('caller.link.none')}</p>}
            <p>
              <Button tone="secondary" onPress={renew}>
                {t(link === null ? 'caller.link.make' : 'caller.link.renew')}
              </Button>
            </p>
          </>
        )}
      </section>
    </Card>
  )
}
