import { z } from 'zod'
import { PICTURE_NAME_MAX, PICTURE_OUTCOMES, ZIP_BYTES_MAX, ZIP_FILES_MAX } from '#domain/sheets/pictures.ts'
import { endpoint } from '../endpoint.ts'
import { queryWholeNumber, text } from '../fields.ts'
import { line } from '../forms/form-fields.ts'

export const PictureRun = z.object({
  _id: z.string(),
  fileName: z.string(),
  isDone: z.boolean(),
  /** Why the work ended early. */
  failure: z.string().nullable(),
  done: z.number(),
  total: z.number(),
  secondsLeft: z.number().nullable(),
  counts: z.object({
    placed: z.number(),
    more: z.number(),
    /** Pictures that their product had already. */
    same: z.number(),
    unmatched: z.number(),
    refused: z.number(),
    /** Products that got a picture. */
    products: z.number(),
  }),
  /** The pictures by product, once all are there. */
  products: z.array(z.object({ sku: z.string(), placed: z.number(), same: z.number() })),
  /** The files that were not placed, and why. */
  files: z.array(z.object({ name: z.string(), outcome: z.enum(PICTURE_OUTCOMES), sku: z.string(), text: z.string() })),
})
export type PictureRun = z.infer<typeof PictureRun>

/** Pictures of products by the SKU in their file names. */
export const sheetPictureEndpoints = {
  'GET /api/sheets/pictures': endpoint({
    about: 'The zip or drop of pictures that one has sent last, with its progress and report',
    access: { managers: ['catalogue'] },
    reply: z.object({ run: PictureRun.nullable() }),
  }),
  'POST /api/sheets/pictures': endpoint({
    about:
      'Places the pictures of a zip on their products in the background, by the SKU in each file name; or one picture at once. Pictures that are sent one after the other name the run of the first one (`run`), so that they share a report and none takes the place of another; a repeated one is placed once',
    access: { managers: ['catalogue'] },
    personLimit: 'pictures',
    body: z.object({
      name: line({ most: PICTURE_NAME_MAX }),
      run: z.uuid(text('invalid')).optional(),
      /** The number of pictures that will be sent one after the other. */
      total: queryWholeNumber(1, ZIP_FILES_MAX, 1),
    }),
    upload: 'file',
    uploadMost: { bytes: ZIP_BYTES_MAX, refusal: 'sheet/zip-too-large' },
    reply: z.object({ run: PictureRun }),
  }),
}
