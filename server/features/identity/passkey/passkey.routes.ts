import { passkeyRoutes as contract } from '@muster/contract/identity/passkey.routes.ts'
import { actorsChanged } from '../../../platform/actors-changed.ts'
import { Problem } from '../../../platform/problem.ts'
import { prepared } from '../../../platform/serve/call.ts'
import { serve } from '../../../platform/serve/serve.ts'
import { sessionIsProved } from '../session/session.queries.ts'
import { wrongTries } from '../slow-down.ts'
import { judgeAssertion } from './assertion.ts'
import { anyPasskey, newPasskey, ownPasskey } from './options.ts'
import { passkeyOf, passkeysOf, removePasskey, renamePasskey } from './passkeys.ts'
import { registerPasskey } from './registration.ts'
import { signInByPasskey } from './sign-in-by-passkey.ts'
import { enrolByPasskey, enrolOptions, passStep, stepOptions } from './step-by-passkey.ts'

// The signature is judged before the call's own transaction: a used challenge and the mail about a copy remain even if the call fails.
export const passkeyRoutes = serve(contract, {
  'POST /api/auth/user/passkey-challenge': ({ app }) => app.database.globally((tx) => anyPasskey(tx, app)),
  'POST /api/auth/user/passkey-signin': ({ app, client, body }) => signInByPasskey(app, client, body),
  'POST /api/auth/user/2fa-passkey-challenge': ({ app, client }) => stepOptions(app, client),
  'POST /api/auth/user/2fa-passkey': ({ app, client, body }) => passStep(app, client, body),
  'POST /api/auth/user/2fa-enrol-passkey-challenge': ({ app, client }) => enrolOptions(app, client),
  'POST /api/auth/user/2fa-enrol-passkey': ({ app, client, body }) => enrolByPasskey(app, client, body),
  'POST /api/auth/user/prove-passkey-challenge': ({ tx, app, actor }) =>
    ownPasskey(tx, app, actor.account, { purpose: 'prove', owner: actor.session }),
  'POST /api/auth/user/prove-passkey': prepared(
    async ({ app, actor: { organisation, account, session }, body }) => {
      await app.limits.spend('second-step', session, wrongTries)
      const asked = { purpose: 'prove', owner: session } as const
      return app.database.within(organisation, (tx) => judgeAssertion(tx, app, account, asked, body.passkey))
    },
    async ({ tx, actor }, problem) => {
      if (problem) throw problem
      await sessionIsProved(tx, { session: actor.session, now: tx.now })
      await actorsChanged(tx, actor.account)
      return null
    },
  ),
  'GET /api/v1/user/passkey': ({ tx, app, actor }) => passkeysOf(tx, app, actor.account),
  'POST /api/v1/user/passkey-challenge': ({ tx, app, actor }) =>
    newPasskey(tx, app, actor.account, { purpose: 'register', owner: actor.session }),
  'POST /api/v1/user/passkey': prepared(
    ({ app, client, actor: { organisation, account, session }, body }) => {
      const asked = { purpose: 'register', owner: session } as const
      return app.database.within(organisation, (tx) => registerPasskey(tx, app, client, { account, asked, ...body }))
    },
    ({ tx, actor }, made) => {
      if (made instanceof Problem) throw made
      return passkeyOf(tx, actor.account, made)
    },
  ),
  'PUT /api/v1/user/passkey/{id}': ({ tx, actor, params, body }) => renamePasskey(tx, actor, params.id, body.name),
  'DELETE /api/v1/user/passkey/{id}': ({ tx, app, actor, params }) => removePasskey(tx, app, actor, params.id),
})
