import type { SendMailOptions } from 'nodemailer'
import type { Email } from './email.ts'

const EMAIL_ID = /^[\w-]+$/

/** The message as both transports send it. Nothing in it is fetched from a file or an address. */
export function mimeMessage(
  { id, sender, to, alsoTo = [], subject, html, text, replyTo, attachments = [], unsubscribeUrl, requestId }: Email,
  address: string,
): SendMailOptions {
  if (!EMAIL_ID.test(id)) throw new Error(`An email cannot have the id ${JSON.stringify(id)}.`)
  return {
    from: { name: sender, address },
    to: [to, ...alsoTo].map((receiver) => ({ name: '', address: receiver })),
    ...(replyTo === undefined ? {} : { replyTo }),
    subject,
    html,
    text,
    attachments: attachments.map(({ name, contentType, bytes, cid }) => ({
      filename: name,
      contentType,
      content: bytes,
      ...(cid === undefined ? {} : { cid, contentDisposition: 'inline' as const }),
    })),
    messageId: `<${id}@${address.slice(address.lastIndexOf('@') + 1)}>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(requestId === undefined ? {} : { 'X-Request-Id': requestId }),
      ...(unsubscribeUrl === undefined
        ? {}
        : {
            'List-Unsubscribe': { prepared: true, value: `<${unsubscribeUrl}>` },
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
