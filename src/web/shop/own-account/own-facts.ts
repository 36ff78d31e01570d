import { useEffect } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import type { OwnUser } from '#contract/accounts.ts'
import { useUser } from '../../platform/calls/session.ts'
import type { Draft } from '../../platform/forms/form-draft.tsx'

export interface OwnFacts {
  readonly name: string
  readonly email: string
  readonly phoneNumber: string
}

export function ownFacts({ firstName, lastName, email, phoneNumber }: OwnUser): OwnFacts {
  return { name: `${firstName} ${lastName}`.trim(), email, phoneNumber }
}

/** Fills in the facts of the signed-in person, who is known only after the form is there; typed values stay. */
export function useOwnFacts<Values extends FieldValues>(
  { getValues }: UseFormReturn<Values>,
  { fill, isRestored }: Pick<Draft, 'fill' | 'isRestored'>,
  keys: readonly (keyof OwnFacts & Path<Values>)[],
): void {
  const user = useUser()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a draft that is thrown away leaves empty fields
  useEffect(() => {
    if (user === null) return
    const own = ownFacts(user)
    for (const key of keys) if (!getValues(key)) fill(key, own[key])
  }, [user, isRestored, fill, getValues, keys])
}
