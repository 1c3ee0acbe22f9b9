import { z } from 'zod'
import { Id } from '../values.ts'
import { audienceKinds } from './audience-kinds.ts'

/** As sent: the ids of departments, locations or roles, depending on the kind. */
export const audienceInput = {
  audience: z.enum(audienceKinds, 'Choose who can see it'),
  audienceIds: z.array(Id).max(200, 'Choose at most 200').default([]),
}

/** A kind other than everyone needs at least one id. */
export function namesSome(
  { audience, audienceIds }: { audience: string; audienceIds: readonly string[] },
  context: z.RefinementCtx,
): void {
  if (audience !== 'everyone' && audienceIds.length === 0)
    context.addIssue({ code: 'custom', path: ['audienceIds'], message: 'Choose at least one' })
}

/** As shown: without entries that have been deleted since. */
export const Audience = z.object({
  kind: z.enum(audienceKinds),
  members: z.array(z.object({ _id: Id, name: z.string() })),
})
