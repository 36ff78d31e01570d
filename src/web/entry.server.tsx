import { Writable } from 'node:stream'
import { preloadModule } from 'react-dom'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from 'react-router'
import { LANGUAGES } from '#domain/text/language.ts'
import { speak } from '#i18n/text-set.ts'
import { EXPECTING } from './features/back-office/expecting.ts'
import { renderFacts } from './platform/calls/load-context.ts'
import { cachedMarkup } from './platform/frame/cached-markup.tsx'
import { EarlyScript } from './platform/frame/early-script.ts'
import { onMadeOnce } from './platform/frame/made-once.ts'
import { onTextsUsed } from './platform/texts/texts.ts'

// biome-ignore lint/performance/noBarrelFile: the server gets at nothing else of the build.
export { createLoadContext } from './platform/calls/load-context.ts'

onMadeOnce(cachedMarkup)

/** Texts of both languages are there before the first page. A page preloads the files of the texts it speaks, by `en/shop`. */
export async function prepareTexts(files: ReadonlyMap<string, string>): Promise<void> {
  onTextsUsed(({ name }, language) => {
    const file = files.get(`${language}/${name}`)
    if (file !== undefined) preloadModule(file)
  })
  await speak(...LANGUAGES)
}

/** Pages are small and cached as bytes, so each is finished before its first byte is sent. */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const html = await renderToBytes(request, context, loadContext.get(renderFacts).scriptNonce)
  headers.set('content-type', 'text/html; charset=utf-8')
  return Object.assign(new Response(null, { status, headers }), { html })
}

function renderToBytes(request: Request, context: EntryContext, scriptNonce: string | undefined): Promise<Buffer> {
  const nonce = scriptNonce === undefined ? {} : { nonce: scriptNonce }
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const whole = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk)
        done()
      },
      final(done) {
        resolve(Buffer.concat(chunks))
        done()
      },
    })
    const page = (
      <EarlyScript value={{ text: EXPECTING, nonce: scriptNonce }}>
        <ServerRouter context={context} url={request.url} {...nonce} />
      </EarlyScript>
    )
    const { pipe } = renderToPipeableStream(page, {
      ...nonce,
      // The page is not streamed, so no part of it may arrive as a script that moves it into place later.
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
