import { expect, test } from 'vitest'
import { orderFiles } from '#i18n/en/order-files.ts'
import { translator } from '#i18n/translate.ts'
import { ApiError } from '../../../platform/calls/api.ts'
import { uploadFailure } from './use-uploads.ts'

const t = translator({ orderFiles }, 'en') as Parameters<typeof uploadFailure>[1]

test('a file that did not arrive may be sent again, unless the reason is the file', () => {
  expect(uploadFailure(new ApiError(0, 'unreachable', ''), t)).toEqual({ failure: orderFiles.offline, mayRetry: true })
  expect(uploadFailure(new ApiError(400, 'order-file/too-many', 'Ten at most.'), t)).toEqual({ failure: 'Ten at most.', mayRetry: true })
  expect(uploadFailure(new ApiError(415, 'order-file/wrong-type', 'No picture.'), t)).toEqual({ failure: 'No picture.', mayRetry: false })
  expect(uploadFailure(new ApiError(404, 'order-file/not-found', ''), t)).toEqual({ failure: orderFiles.failed, mayRetry: true })
})
