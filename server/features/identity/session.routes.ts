import { sessionRoutes as contract } from '@muster/contract/identity/session.routes.ts'
import { say } from '@muster/engine/sentence.ts'
import { notFound } from '../../platform/problem.ts'
import { actorsChanged } from '../../platform/actors-changed.ts'
import { serve } from '../../platform/serve/serve.ts'
import { deviceOf } from './session/device.ts'
import { endSessions } from './session/end-sessions.ts'
import { takeCookies } from './session/open-session.ts'
import { refresh } from './session/refresh.ts'
import { endSession, liveSessions } from './session/session.queries.ts'
import { signIn } from './sign-in/sign-in.ts'

export const sessionRoutes = serve(contract, {
  'POST /api/auth/user/signin': ({ app, client, body }) => signIn(app, client, body),
  'POST /api/auth/user/refresh-token': ({ app, client }) => refresh(app, client),
  'POST /api/auth/user/signout': async ({ tx, actor, client }) => {
    await endSession(tx, { id: actor.session, account: actor.account, why: 'signedOut', now: tx.now })
    await actorsChanged(tx, actor.account)
    takeCookies(client)
    return null
  },
  'POST /api/auth/user/signout-everywhere': async ({ tx, actor }) => ({
    ended: await endSessions(tx, actor.account, 'signedOutEverywhere', actor.session),
  }),
  'GET /api/auth/user/session': async ({ tx, actor }) => {
    const sessions = await liveSessions(tx, { account: actor.account, now: tx.now })
    return sessions.map(({ agent, ...session }) => ({
      ...session,
      device: deviceOf(agent),
      isCurrent: session._id === actor.session,
    }))
  },
  'DELETE /api/auth/user/session/{id}': async ({ tx, actor, params }) => {
    const ended = await endSession(tx, { id: params.id, account: actor.account, why: 'signedOut', now: tx.now })
    if (ended === 0) throw notFound(say`The session was not found.`)
    await actorsChanged(tx, actor.account)
    return null
  },
})
