import type { Admin } from '#domain/accounts/viewer.ts'
import type { OfferContent, OfferLine } from '#domain/offers/content.ts'
import { defaultDecision } from '#domain/offers/decisions.ts'
import { offerFileName, offerNumberText } from '#domain/offers/numbers.ts'
import { dayInCairo } from '#domain/offers/validity.ts'
import type { OwnerSettings, SettingsSection } from '#domain/settings/sections.ts'
import type { Language } from '#domain/text/language.ts'
import { type DocumentKey, documentTexts } from '#i18n/documents.ts'
import { makeOfferDocument } from '#server/documents/offer-documents.service.ts'
import { type ChangingDeps, settingsWith } from '#server/shop-settings/changing.service.ts'
import { emptyContent } from '../drafts/first-draft.facts.ts'
import type { DocumentFile, OfferDocumentDeps } from './documents.service.ts'

export type SampleDeps = OfferDocumentDeps & Pick<ChangingDeps, 'settingsStore'>

interface SampleAsked {
  readonly section: SettingsSection
  readonly content: unknown
  readonly language?: Language | undefined
}

const MACHINES = [
  { name: 'sample.oven', quantity: 1, unitMinor: 9_500_000 },
  { name: 'sample.table', quantity: 2, unitMinor: 1_850_000 },
] as const satisfies readonly (Pick<OfferLine, 'quantity' | 'unitMinor'> & { readonly name: DocumentKey })[]

/** Shows how offers will look before anybody has saved it. Nothing of this is stored, and no customer can come to it. */
export async function sampleOffer(deps: SampleDeps, viewer: Admin, asked: SampleAsked): Promise<DocumentFile> {
  const settings = await settingsWith(deps, viewer, asked.section, asked.content)
  const { language = viewer.language } = asked
  const day = dayInCairo(deps.now())
  const numbered = { year: Number(day.slice(0, 4)), number: 0 }
  const content = sampleContent(deps, settings, language)
  const facts = {
    seller: settings,
    content,
    decision: defaultDecision(content),
    number: offerNumberText(numbered),
    version: 1,
    day,
    requestNumber: null,
    link: null,
    language,
    hasPrices: true,
    signature: settings.registered.signature,
    stamp: settings.registered.stamp,
  }
  const bytes = await makeOfferDocument(deps.documents, { kind: 'offer', facts }, null)
  return { name: offerFileName(numbered, 1), contentType: 'application/pdf', bytes }
}

function sampleContent(deps: SampleDeps, settings: OwnerSettings, language: Language): OfferContent {
  const seller = { firstName: '', lastName: '', email: '', phoneNumber: '' }
  const empty = emptyContent({ settings: () => settings, now: deps.now }, { language, seller })
  const words = (key: DocumentKey) => ({ en: documentTexts('en')(key), ar: documentTexts('ar')(key) })
  const { taxRates, deliveryTimes } = settings.offers
  const blank = { en: '', ar: '' }
  return {
    ...empty,
    addressee: { ...empty.addressee, name: words('sample.customer')[language] },
    lines: MACHINES.map(({ name, quantity, unitMinor }, index) => ({
      id: String(index),
      sectionId: null,
      itemNumber: '',
      productId: null,
      requestLineId: null,
      sku: '',
      name: words(name),
      facts: [],
      picture: null,
      isNew: true,
      quantity,
      unitMinor,
      listMinor: null,
      discount: null,
      role: 'counted',
      choiceId: null,
      isChosen: false,
      taxRateId: taxRates[0]?.id ?? null,
      deliveryTime: deliveryTimes[0] ?? blank,
      note: blank,
    })),
  }
}
