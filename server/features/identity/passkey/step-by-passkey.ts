import type { z } from 'zod'
import type { Attestation } from '@muster/contract/identity/passkey.routes.ts'
import { say } from '@muster/engine/sentence.ts'
import type { App } from '../../../platform/app.ts'
import { conflict, Problem } from '../../../platform/problem.ts'
import type { Client } from '../../../platform/serve/call.ts'
import { halfSignIn } from '../second-factor/half-sign-in.ts'
import { takeStep } from '../second-factor/second-step.ts'
import { type GivenAssertion, judgeAssertion } from './assertion.ts'
import { newPasskey, ownPasskey } from './options.ts'
import { registerPasskey } from './registration.ts'

export async function stepOptions(app: App, client: Client) {
  const { id: owner, organisation, account } = await halfSignIn(app, client)
  return app.database.within(organisation, (tx) => ownPasskey(tx, app, account, { purpose: 'secondStep', owner }))
}

/** A passkey in place of the code, whatever kind of code was requested. */
export function passStep(app: App, client: Client, { passkey, trust }: { passkey: GivenAssertion; trust: boolean }) {
  return signedIn(
    takeStep(app, client, { trust, way: 'passkey' }, async (tx, { id: owner, account }) => {
      return (await judgeAssertion(tx, app, account, { purpose: 'secondStep', owner }, passkey)) ?? 'passkey'
    }),
  )
}

/** Only someone being led through set-up may register a passkey half-way through signing in. */
export async function enrolOptions(app: App, client: Client) {
  const { id: owner, organisation, account, step } = await halfSignIn(app, client)
  if (step !== 'enrol') throw notLed()
  return app.database.within(organisation, (tx) => newPasskey(tx, app, account, { purpose: 'enrol', owner }))
}

interface Enrolled {
  passkey: z.output<typeof Attestation>
  name: string
  trust: boolean
}

export function enrolByPasskey(app: App, client: Client, { passkey, name, trust }: Enrolled) {
  return signedIn(
    takeStep(app, client, { trust, way: 'passkey' }, async (tx, { id: owner, account, step }) => {
      if (step !== 'enrol') return notLed()
      const asked = { purpose: 'enrol', owner } as const
      const made = await registerPasskey(tx, app, client, { account, asked, name, passkey })
      return made instanceof Problem ? made : 'passkey'
    }),
  )
}

async function signedIn(taken: ReturnType<typeof takeStep>): Promise<{ accessToken: string }> {
  return { accessToken: (await taken).accessToken ?? '' }
}

const notLed = () => conflict(say`Enter the code first.`)
