import fc from 'fast-check'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { beforeAll, expect, test } from 'vitest'
import { CustomerOfferReply } from '#contract/offers/offer-replies.ts'
import { CURRENCIES } from '#domain/money/currencies.ts'
import { CURRENCY_LABELS } from '#domain/money/currency.ts'
import type { OfferContent } from '#domain/offers/content.ts'
import type { OfferDecision } from '#domain/offers/decisions.ts'
import { offerSums } from '#domain/offers/sums.ts'
import { totalRows } from '#domain/offers/total-rows.ts'
import { LANGUAGES, type Language } from '#domain/text/language.ts'
import { speak } from '#i18n/text-set.ts'
import { confirmationDocument } from '#server/documents/building/confirmation-document.facts.ts'
import { offerDocument } from '#server/documents/building/offer-document.facts.ts'
import { staffActor } from '#server/offers/acting.service.ts'
import { hashOf, storedContent, totalOf } from '#server/offers/content.facts.ts'
import { emailFacts } from '#server/offers/emails/offer-email.facts.ts'
import { offerEmail } from '#server/offers/emails/offers.mail.ts'
import type { VersionRow } from '#server/offers/offers.repository.ts'
import { customerOffer } from '#server/offers/reading/customer-offer.replies.ts'
import { versionReply } from '#server/offers/reading/offer.replies.ts'
import { DEMO_SETTINGS } from '#server/shop-settings/first-values.facts.ts'
import { offerFacts } from '#tests/support/documents/offer-facts.ts'
import { emailSite } from '#tests/support/mail/email-site.ts'
import { anyDecidedOffer } from '#tests/support/offers.ts'
import { OfferTotals } from '#web/features/offer-page/offer-totals.tsx'
import { Totals } from '#web/features/offers/editor/parts/totals.tsx'
import { ContentTotals } from '#web/features/offers/sent/content/content-totals.tsx'
import { LanguageContext } from '#web/platform/texts/language.ts'

const NOW = new Date('2026-11-22T10:00:00Z')
const OFFER = { id: '01900000-0000-7000-8000-0000000000aa', year: 2026, number: 12 }
const STAFF = staffActor({ id: OFFER.id, role: 'ROLE ADMIN', areas: ['sales'], firstName: 'Ola' })

beforeAll(async () => {
  for (const language of LANGUAGES) await speak(language)
})

/** The version as the database holds it once the customer took this decision. */
function acceptedVersion(content: OfferContent, decision: OfferDecision): VersionRow {
  const acceptance = { name: 'Mona Adel', way: 'account', decision, hash: '', from: '', userAgent: '' } as const
  return {
    ...storedContent(content),
    id: OFFER.id,
    offerId: OFFER.id,
    version: 1,
    state: 'accepted',
    revision: 2,
    savedBy: 'Ola',
    salespersonId: null,
    hash: hashOf(content),
    totalMinor: totalOf(content, decision),
    approvedHundredths: null,
    isPaused: false,
    isConfirmed: true,
    created: NOW,
    sent: NOW,
    seen: null,
    ended: NOW,
    acceptance: { ...acceptance, purchaseOrder: '', depositMinor: null, recordedBy: null, saidOn: null },
    decline: null,
    withdrawalReason: null,
  }
}

function customerReply(version: VersionRow): CustomerOfferReply {
  const offer = { ...OFFER, name: '', orderId: null, userId: null, customerId: null, created: NOW, createdBy: OFFER.id }
  const rest = { leadingId: null, linkCounter: 0, searchText: '', unanswered: 0 }
  const actor = { kind: 'customer', as: 'requester', id: null, name: '' } as const
  const lists = { versions: [version], messages: [], items: [], payments: [] }
  const reply = customerOffer({ offer: { ...offer, ...rest }, request: null, actor, hasPrices: true, now: NOW, ...lists })
  return CustomerOfferReply.parse(JSON.parse(JSON.stringify(reply)))
}

/** Amounts in the smallest unit, read back from text as a person would. */
function minorsIn(texts: readonly string[]): number[] {
  return texts.map((text) => {
    const [figure = ''] = text.replace(/[\u2212\u2013]/g, '-').match(/-?[\d,]+(\.\d\d)?/) ?? []
    return Math.round(Number(figure.replaceAll(',', '')) * 100)
  })
}

function onScreen(language: Language, element: ReactElement): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <LanguageContext value={language}>{element}</LanguageContext>
    </MemoryRouter>,
  )
}

function minorsOnScreen(html: string): number[] {
  return minorsIn([...html.matchAll(/<dd>(.*?)<\/dd>/g)].map(([, text = '']) => text.replace(/<[^>]*>/g, '')))
}

test.each(LANGUAGES)(
  'screens, API, email and documents in %s say the amounts of the one arithmetic, whatever is offered and chosen',
  (language) => {
    fc.assert(
      fc.property(anyDecidedOffer, fc.constantFrom(...CURRENCIES), ({ offer, decision }, currency) => {
        const content = { ...offer, currency }
        const sums = offerSums(content, decision)
        const version = acceptedVersion(content, decision)
        fc.pre(version.totalMinor !== null)
        const rows = totalRows(content, sums).map(({ minor }) => minor)

        const reply = customerReply(version)
        const shown = reply.content as unknown as OfferContent
        expect(offerSums(shown, reply.acceptance?.decision ?? decision)).toEqual(sums)
        expect([
          versionReply({ settings: () => DEMO_SETTINGS, now: () => NOW }, version, STAFF).totalMinor,
          reply.acceptance?.totalMinor,
        ]).toEqual([sums.totalMinor, sums.totalMinor])

        const screens = [
          <OfferTotals key="customer" content={shown} sums={offerSums(shown, decision)} />,
          <ContentTotals key="sent" content={content} decision={decision} />,
          <Totals key="draft" content={content} sums={sums} />,
        ].map((screen) => onScreen(language, screen))
        for (const screen of screens) expect(minorsOnScreen(screen)).toEqual(rows)

        const facts = offerFacts(content, { language, decision })
        const yes = { name: 'Mona Adel', day: '2026-11-22', way: 'account', purchaseOrder: '' } as const
        const documents = [offerDocument(facts), confirmationDocument(facts, yes)]
        for (const { totals, plan } of documents) {
          expect(minorsIn(totals.map(({ amount }) => amount))).toEqual(rows)
          const parts = plan?.rows.map((row) => row.at(-1) ?? '') ?? []
          expect(minorsIn(parts.map((part) => (typeof part === 'string' ? part : part.latin)))).toEqual(sums.parts)
        }

        const reader = { to: 'mona@nile.example', name: 'Mona', language, token: 'token', isAnswering: true, personal: '' }
        const email = { ...emailFacts({ offer: OFFER, version }, true), ...reader }
        const nets = sums.lines.flatMap(({ counts, netMinor }) => (counts ? [netMinor ?? 0] : []))
        expect(email.lines.map(({ sum = 0 }) => Math.round(sum * 100))).toEqual(nets)
        const { text } = offerEmail(email, emailSite())
        const told = text.split('\n').filter((line) => line.includes(CURRENCY_LABELS[currency]))
        expect(minorsIn(told.map((line) => line.slice(line.indexOf(':') + 1)))).toEqual([...nets, sums.totalMinor])

        const written = [...screens, JSON.stringify(documents), text].join('\n')
        for (const other of CURRENCIES) {
          if (other !== currency) expect(written).not.toContain(CURRENCY_LABELS[other])
        }
      }),
      { numRuns: 150 },
    )
  },
)
