import { randomUUID } from 'node:crypto'
import { choiceToken } from '#server/accounts/email-choices/choice-links.service.ts'
import { SECRET } from '#tests/support/shop/test-shop.ts'
import { admins, anyone, type Case, type Sample } from './cases.ts'

function linked(what: 'choice' | 'stop' | 'resume'): () => Sample {
  return () => {
    const token = choiceToken({ emailKey: SECRET }, { kind: 'offer-reminders', email: `${randomUUID()}@people.example` })
    return { path: `/api/emails/${what}/${token}` }
  }
}

const invented = (what: 'choice' | 'stop' | 'resume'): Case => ({
  what: 'by an invented link',
  sample: () => ({ path: `/api/emails/${what}/invented` }),
  answers: anyone(404),
})

export const emailCases = {
  'GET /api/email': [{ what: 'where emails go', sample: () => ({}), answers: admins() }],
  'GET /api/status': [{ what: 'how the shop is', sample: () => ({}), answers: admins() }],
  'POST /api/status/job/:id/again': [
    { what: 'a job that is not there', sample: () => ({ path: `/api/status/job/${randomUUID()}/again` }), answers: admins({ admin: 404 }) },
  ],
  'GET /api/emails/choice/:token': [{ what: 'by the link of an email', sample: linked('choice'), answers: anyone() }, invented('choice')],
  'POST /api/emails/stop/:token': [{ what: 'by the link of an email', sample: linked('stop'), answers: anyone() }, invented('stop')],
  'POST /api/emails/resume/:token': [{ what: 'by the link of an email', sample: linked('resume'), answers: anyone() }, invented('resume')],
} as const satisfies Record<string, readonly Case[]>
