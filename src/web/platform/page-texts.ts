import type { ClientLoaderFunctionArgs } from 'react-router'
import { languageOfPath } from './language.ts'
import { loadTexts, type TextPart } from './texts.ts'

/** A page comes with the words that only pages of its kind say. */
export function withTexts<Data>(part: TextPart, load: (args: ClientLoaderFunctionArgs) => Promise<Data>) {
  return async (args: ClientLoaderFunctionArgs): Promise<Data> => {
    const [data] = await Promise.all([load(args), loadTexts(languageOfPath(new URL(args.request.url).pathname), part)])
    return data
  }
}
