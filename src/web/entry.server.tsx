import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from 'react-router'
import { ar } from '#i18n/ar.ts'
import { arListing } from '#i18n/ar-listing.ts'
import { arMembers } from '#i18n/ar-members.ts'
import { arProduct } from '#i18n/ar-product.ts'
import { en } from '#i18n/en.ts'
import { enListing } from '#i18n/en-listing.ts'
import { enMembers } from '#i18n/en-members.ts'
import { enProduct } from '#i18n/en-product.ts'
import { renderFacts } from './platform/load-context.ts'
import { addTexts } from './platform/texts.ts'

export { createLoadContext } from './platform/load-context.ts'

addTexts('en', { ...en, ...enListing, ...enMembers, ...enProduct })
addTexts('ar', { ...ar, ...arListing, ...arMembers, ...arProduct })

/** Pages are small and kept as bytes, so they are finished before the first byte leaves. */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const html = await renderToText(request, context, loadContext.get(renderFacts).scriptNonce)
  headers.set('content-type', 'text/html; charset=utf-8')
  return Object.assign(new Response(null, { status, headers }), { html })
}

function renderToText(request: Request, context: EntryContext, scriptNonce: string | undefined): Promise<string> {
  const nonce = scriptNonce === undefined ? {} : { nonce: scriptNonce }
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const whole = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk)
        done()
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString('utf8'))
        done()
      },
    })
    const { pipe } = renderToPipeableStream(<ServerRouter context={context} url={request.url} {...nonce} />, {
      ...nonce,
      // Nothing is streamed, so no part of a page may be sent as a script that puts it in place later.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady: () => pipe(whole),
      onShellError: reject,
      onError: reject,
    })
  })
}

export const handleError: HandleErrorFunction = (error, { context }) => {
  ;(context as RouterContextProvider).get(renderFacts).onError(error)
}
