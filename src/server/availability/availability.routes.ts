import { type Door, door } from '#server/platform/http/door.ts'
import {
  type AvailabilityDeps,
  answerOwnQuestion,
  askMerchant,
  countOpenQuestions,
  listOwnQuestions,
  readAvailability,
  takeQuestionBack,
} from './availability.service.ts'

export function availabilityDoors(deps: AvailabilityDeps): readonly Door[] {
  return [
    door('GET /api/offer/:id/availability', ({ params, query }) => readAvailability(deps, params.id, query.products)),
    door('POST /api/offer/:id/availability', ({ viewer, params, body }) => askMerchant(deps, viewer, params.id, body)),
    door('DELETE /api/offer/:id/availability/:questionId', ({ viewer, params }) =>
      takeQuestionBack(deps, viewer, params.id, params.questionId),
    ),
    door('GET /api/availability', ({ viewer, query }) => listOwnQuestions(deps, viewer, query)),
    door('GET /api/availability/waiting', ({ viewer }) => countOpenQuestions(deps, viewer)),
    door('POST /api/availability/:id/answer', ({ viewer, params, body }) => answerOwnQuestion(deps, viewer, params.id, body)),
  ]
}
