import { data, useLoaderData, useParams } from 'react-router'
import type { LinkedRequestReply } from '#contract/links/request-links.ts'
import { orderNumberText } from '#domain/orders/order-numbers.ts'
import { inLanguage } from '#domain/text/language.ts'
import { isolateLtr } from '#i18n/bidi.ts'
import { linkedRequestTexts } from '#i18n/sets/linked-request.ts'
import { LinkedRequestPage, LinkedRequestSkeleton } from '../../features/orders/by-link/linked-request-page.tsx'
import { inBrowser, onServer, type PageLoad } from '../../platform/calls/page-load.ts'
import { PRIVATE_PAGE } from '../../platform/calls/private-pages.ts'
import { useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { PageHead } from '../../shop/frame/page-head.tsx'
import { useShop } from '../../shop/frame/root-data.ts'

/** Programs that draw link previews get the number alone; a browser loads the request with its own call. */
interface RequestOnPage {
  readonly number: number
  readonly request: LinkedRequestReply | null
}

const ofLink = ({ params }: PageLoad) => ({ params: { token: params.token ?? '' } })

export const loader = onServer(async (page): Promise<RequestOnPage> => {
  const { number } = await page.api.call('GET /api/request/:token/preview', ofLink(page))
  if (number === null) throw data(null, { status: 404, headers: PRIVATE_PAGE })
  return { number, request: null }
})

export const clientLoader = Object.assign(
  inBrowser(async (page): Promise<RequestOnPage> => {
    const { request } = await page.api.call('GET /api/request/:token', ofLink(page))
    return { number: request.number, request }
  }),
  { hydrate: true as const },
)

export function headers() {
  return PRIVATE_PAGE
}

/** The server's page, which anybody may have asked for, is an outline. */
export default function RequestRoute() {
  const { token = '' } = useParams()
  const { number, request } = useLoaderData<RequestOnPage>()
  return (
    <>
      <Head number={number} />
      {request === null ? <LinkedRequestSkeleton /> : <LinkedRequestPage key={token} token={token} request={request} />}
    </>
  )
}

/** The preview of the link says the company and the number, and nothing of the request. */
function Head({ number: value }: Pick<RequestOnPage, 'number'>) {
  const shop = useShop()
  const { t } = useTexts(linkedRequestTexts)
  const company = inLanguage(shop.company, useLanguage())
  const number = isolateLtr(orderNumberText(value))
  const title = t('linkedRequest.titleOf', { number, company })
  return (
    <>
      <PageHead title={title} description={t('linkedRequest.title', { number })} isIndexed={false} preview={{ type: 'website', title }} />
      <meta name="referrer" content="no-referrer" />
    </>
  )
}
