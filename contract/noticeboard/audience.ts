import { z } from 'zod'
import { Id } from '../values.ts'
import { audienceKinds } from './audience-kinds.ts'

/** As it is sent: the ids of departments, locations or roles, by the kind. */
export const audienceInput = {
  audience: z.enum(audienceKinds, 'Choose who can see it'),
  audienceIds: z.array(Id).max(200, 'Choose at most 200').default([]),
}

/** Whoever names a kind says which. */
export function namesSome(
  { audience, audienceIds }: { audience: string; audienceIds: readonly string[] },
  context: z.RefinementCtx,
): void {
  if (audience !== 'everyone' && audienceIds.length === 0)
    context.addIssue({ code: 'custom', path: ['audienceIds'], message: 'Choose at least one' })
}

/** As it is shown: what was deleted since has no name and is left out. */
export const Audience = z.object({
  kind: z.enum(audienceKinds),
  members: z.array(z.object({ _id: Id, name: z.string() })),
})
