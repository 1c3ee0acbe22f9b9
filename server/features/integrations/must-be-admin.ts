import { say } from '@muster/engine/sentence.ts'
import type { Actor } from '../../platform/actor.ts'
import { forbidden } from '../../platform/problem.ts'

/** Programs that take data out of the company are for the admin alone. */
export function mustBeAdmin({ isAdmin }: Actor): void {
  if (!isAdmin) throw forbidden(say`Only the admin can manage API keys and webhooks.`)
}
