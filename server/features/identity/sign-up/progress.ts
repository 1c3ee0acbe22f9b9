import type { SignUpStep } from '@muster/contract/identity/sign-up.routes.ts'
import type { Id } from '@muster/contract/values.ts'
import { say } from '@muster/engine/sentence.ts'
import type { App } from '../../../platform/app.ts'
import type { AnyTx, Tx } from '../../../platform/database/tx.ts'
import { conflict, sessionOver } from '../../../platform/problem.ts'
import { lockSignUp, setStep, signUp as signUpOf, type SignUp } from './sign-up.queries.ts'

/** The sign-up as it is now. */
export async function signUpProgress(app: App, signUp: Id): Promise<SignUp> {
  const row = await app.database.globally((tx) => signUpOf(tx, { id: signUp }))
  if (!row) throw sessionOver()
  return row
}

/** The organisation of a sign-up that is at one of these steps. */
export async function organisationAt(app: App, signUp: Id, steps: readonly SignUpStep[]): Promise<Id> {
  const progress = await signUpProgress(app, signUp)
  assertStep(progress, steps)
  if (!progress.organisation) throw tooEarly()
  return progress.organisation
}

/** Runs a step of a sign-up that already has an organisation, in its transaction and with the sign-up locked. */
export async function inOrganisation<T>(
  app: App,
  signUp: Id,
  steps: readonly SignUpStep[],
  work: (tx: Tx, row: { step: SignUpStep; account: Id }) => Promise<T>,
): Promise<T> {
  const { organisation } = await signUpProgress(app, signUp)
  if (!organisation) throw tooEarly()
  return app.database.within(organisation, async (tx) => {
    const { step, account } = await locked(tx, signUp, steps)
    if (!account) throw tooEarly()
    return work(tx, { step, account })
  })
}

/** Locks the sign-up if it is at one of these steps, so that no other call takes a step meanwhile. */
export async function locked(tx: AnyTx, signUp: Id, steps: readonly SignUpStep[]): Promise<SignUp> {
  const row = await lockSignUp(tx, { id: signUp })
  if (!row) throw sessionOver()
  assertStep(row, steps)
  return row
}

export function assertStep({ step, organisation }: SignUp, steps: readonly SignUpStep[]): void {
  if (steps.includes(step)) return
  if (organisation === null) throw tooEarly()
  throw steps.includes('password') ? conflict(say`This step is done. Continue with the next one.`) : tooEarly()
}

export async function advance(tx: Tx, signUp: Id, step: SignUpStep): Promise<{ step: SignUpStep }> {
  await setStep(tx, { id: signUp, step, now: tx.now })
  return { step }
}

const tooEarly = () => conflict(say`Finish the steps before this one first.`)
