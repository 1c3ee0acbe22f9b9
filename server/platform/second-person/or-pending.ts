import type { App } from '../app.ts'
import { AlreadyPending, type Sensitive, type SensitiveCall } from '../sensitive/sensitive.ts'

/**
 * For changes by a program that sends them again and again, such as an identity provider: made at once if nothing about them is sensitive,
 * otherwise pending, and nothing happens if they are already.
 */
export async function orPending(
  app: Pick<App, 'secondPerson'>,
  call: SensitiveCall,
  sensitive: Sensitive | null,
): Promise<void> {
  if (sensitive === null) return void (await call.make(call.tx, call.body))
  try {
    await app.secondPerson(call, sensitive)
  } catch (error) {
    if (!(error instanceof AlreadyPending)) throw error
  }
}
