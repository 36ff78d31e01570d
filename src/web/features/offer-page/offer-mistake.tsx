import { Callout } from '../../ui/callout/callout.tsx'
import type { Problem } from './use-answers.ts'

/** Says beside the button why an answer did not count; a field's own mistake stands under the field. */
export function Mistake({ problem, at }: { readonly problem: Problem | null; readonly at: Problem['at'] }) {
  const isHere = problem !== null && problem.at === at && !problem.isOfField
  return <div role="alert">{isHere && <Callout tone="error">{problem.text}</Callout>}</div>
}
