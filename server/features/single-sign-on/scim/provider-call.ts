import type { FastifyRequest } from 'fastify'
import { say } from '@muster/engine/sentence.ts'
import { rates } from '../../../platform/costs/rates.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { App } from '../../../platform/app.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { signedOut } from '../../../platform/problem.ts'
import { networkOf } from '../../../platform/serve/network.ts'
import { providerActor } from '../provider-actor.ts'
import { assertReadable } from './body.ts'
import { pageLimit } from './resource.ts'
import { ScimProblem } from './scim-error.ts'
import { digestOf } from './token/token.ts'
import { makerIsAdmin, ownerOfToken } from './token/token.queries.ts'

export type Call = FastifyRequest<{ Params: { id: string }; Querystring: Record<string, unknown> }>

/** Runs a call in the company of its token, as the identity provider that the admin connected. */
export async function within<T>(
  app: App,
  request: FastifyRequest,
  work: (tx: Tx, actor: Actor, isMailed: boolean) => Promise<T>,
): Promise<T> {
  const token = /^Bearer (\S{1,200})$/i.exec(request.headers.authorization ?? '')?.[1]
  const owner = await app.database.globally((tx) =>
    token ? ownerOfToken(tx, { digest: digestOf(app, token), now: tx.now }) : Promise.resolve(undefined),
  )
  if (!owner) {
    await app.limits.spend('scim-unknown', networkOf(request.ip), rates.scimUnknown)
    throw signedOut(say`This SCIM token is not valid. Create a new one in Muster's settings.`)
  }
  await app.limits.spend('scim', owner.organisation, rates.scim)
  assertReadable(request)
  const { organisation } = owner
  return app.turns.ordinary.run({ organisation, account: 'scim' }, () =>
    app.database.within(organisation, async (tx) => {
      if (!(await makerIsAdmin(tx, { account: owner.account }))?.isAllowed)
        throw signedOut(
          say`Whoever created this SCIM token is no longer an admin. Create a new one in Muster's settings.`,
        )
      return work(tx, providerActor(tx, owner.account), owner.mailsInvitations)
    }),
  )
}

/** A page, and the total: a page without rows has no row to carry it. */
export async function pageOf<R extends { total: number }>(
  { startIndex, count }: Record<string, unknown>,
  read: (page: { offset: number; limit: number }) => Promise<R[]>,
): Promise<{ resources: R[]; total: number; first: number }> {
  const first = Math.max(1, whole(startIndex, 1))
  const limit = Math.min(pageLimit, Math.max(0, whole(count, 100)))
  const resources = await read({ offset: first - 1, limit })
  const total = resources[0]?.total ?? (await read({ offset: 0, limit: 1 }))[0]?.total ?? 0
  return { resources, total, first }
}

function whole(value: unknown, otherwise: number): number {
  if (value === undefined) return otherwise
  const number = Number(value)
  if (Number.isSafeInteger(number) && Math.abs(number) <= 1_000_000_000) return number
  throw new ScimProblem('invalidValue', say`startIndex and count must be whole numbers.`)
}
