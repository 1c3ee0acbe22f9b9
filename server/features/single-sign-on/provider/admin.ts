import { say } from '@muster/engine/sentence.ts'
import { type Actor, actsAsAdmin } from '../../../platform/actor.ts'
import { forbidden } from '../../../platform/problem.ts'

export function assertAdmin(actor: Actor): void {
  if (!actsAsAdmin(actor)) throw forbidden(say`Only the admin can change this setting.`)
}
