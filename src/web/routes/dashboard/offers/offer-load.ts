import type { CallReply } from '#contract/endpoints.ts'
import type { OfferReply } from '#contract/offer-replies.ts'
import { LANGUAGES } from '#domain/text/language.ts'
import { offerEditorTexts } from '#i18n/sets/offer-editor.ts'
import { ApiError } from '../../../platform/calls/api.ts'
import { loadTexts } from '../../../platform/texts/texts.ts'
import { forSection } from '../section.ts'

export interface OfferOnPage {
  readonly offer: OfferReply
  readonly defaults: CallReply<'GET /api/offer/defaults'>
}

/** A missing offer is reported inside the account area; other errors go to the boundary around it. */
export const loadOffer = forSection('offers', async ({ api, params }): Promise<OfferOnPage | null> => {
  try {
    const [{ offer }, defaults] = await Promise.all([
      api.call('GET /api/offer/:id', { params: { id: params.id ?? '' } }),
      api.call('GET /api/offer/defaults'),
      // The preview and the names of free lines are in both languages.
      ...LANGUAGES.map((language) => loadTexts(language, offerEditorTexts)),
    ])
    return { offer, defaults }
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.code === 'validation')) return null
    throw error
  }
})
