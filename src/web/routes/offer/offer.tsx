import { data, useLoaderData, useParams } from 'react-router'
import type { CustomerOfferReply } from '#contract/offers/offer-replies.ts'
import { inLanguage } from '#domain/text/language.ts'
import { isolateLtr } from '#i18n/bidi.ts'
import { offerPageTexts } from '#i18n/sets/offer-page.ts'
import { OfferDocuments } from '../../features/offer-page/offer-documents.tsx'
import { OfferPage } from '../../features/offer-page/offer-page.tsx'
import { OfferSkeleton } from '../../features/offer-page/offer-skeleton.tsx'
import { OrderFilesSection } from '../../features/orders/files/lazy-order-files.ts'
import { inBrowser, onServer, type PageLoad } from '../../platform/calls/page-load.ts'
import { PRIVATE_PAGE } from '../../platform/calls/private-pages.ts'
import { useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { PageHead } from '../../shop/frame/page-head.tsx'
import { useShop } from '../../shop/frame/root-data.ts'

/** Programs that draw link previews get the number alone; a browser loads the offer with its own call. */
interface OfferOnPage {
  readonly number: string
  readonly offer: CustomerOfferReply | null
}

const ofLink = ({ params }: PageLoad) => ({ params: { token: params.token ?? '' } })

export const loader = onServer(async (page): Promise<OfferOnPage> => {
  const { number } = await page.api.call('GET /api/offer/link/:token/preview', ofLink(page))
  if (number === null) throw data(null, { status: 404, headers: PRIVATE_PAGE })
  return { number, offer: null }
})

export const clientLoader = Object.assign(
  inBrowser(async (page): Promise<OfferOnPage> => {
    const { offer } = await page.api.call('GET /api/offer/link/:token', ofLink(page))
    return { number: offer.number, offer }
  }),
  { hydrate: true as const },
)

export function headers() {
  return PRIVATE_PAGE
}

/** The server's page, which anybody may have asked for, is an outline. */
export default function OfferRoute() {
  const { token = '' } = useParams()
  const { number, offer } = useLoaderData<OfferOnPage>()
  return (
    <>
      <Head number={number} />
      {offer === null ? (
        <OfferSkeleton />
      ) : (
        <OfferPage
          key={token}
          token={token}
          offer={offer}
          files={offer.isAnswering && <Files token={token} offer={offer} />}
          documents={offer.content !== null && <OfferDocuments token={token} number={number} />}
        />
      )}
    </>
  )
}

function Files({ token, offer }: { readonly token: string; readonly offer: CustomerOfferReply }) {
  return (
    <OrderFilesSection of={{ kind: 'offer-link', key: token }} changes={offer} isOwnRequest isReadOnly={!offer.moves.includes('message')} />
  )
}

/** The preview of the link says the company and the number, and nothing of the offer. */
function Head({ number }: { readonly number: string }) {
  const shop = useShop()
  const { t } = useTexts(offerPageTexts)
  const company = inLanguage(shop.company, useLanguage())
  const title = t('offerPage.titleOf', { number: isolateLtr(number), company })
  return (
    <>
      <PageHead
        title={title}
        description={t('offerPage.title', { number: isolateLtr(number) })}
        isIndexed={false}
        preview={{ type: 'website', title }}
      />
      <meta name="referrer" content="no-referrer" />
    </>
  )
}
