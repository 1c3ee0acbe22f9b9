import { passwordRoutes as contract } from '@muster/contract/identity/password.routes.ts'
import { serve } from '../../platform/serve/serve.ts'
import { accountSecret } from './account/account.queries.ts'
import { invitationOf } from './invitation/invitation.ts'
import { confirmAddress, newAddress } from './mailed-link/new-address.ts'
import { changePassword } from './new-password/replace-password.ts'
import { forgotPassword, resetPassword, verifyForgotPassword } from './new-password/reset.ts'
import { acceptInvitation } from './mailed-link/accept-invitation.ts'

export const passwordRoutes = serve(contract, {
  'POST /api/auth/user/forgot-password': ({ app, client, body }) => forgotPassword(app, client, body.email),
  'POST /api/auth/user/verify-forgot-password': ({ app, client, body }) =>
    verifyForgotPassword(app, client.bearer, body.code),
  'POST /api/auth/user/reset-password': ({ app, client, body }) => resetPassword(app, client, body.password),
  'POST /api/auth/user/change-password': ({ app, tx, actor: { account, session }, body }) =>
    changePassword(tx, app, { account, session, ...body }),
  'GET /api/auth/user/password': async ({ tx, actor }) => ({
    changedAt: (await accountSecret(tx, { account: actor.account }))?.changedAt ?? null,
  }),
  'GET /api/auth/employee/password-reset': async ({ app, client }) => {
    const { name, email, orgName } = await invitationOf(app, client.bearer)
    return { name, email, orgName }
  },
  'POST /api/auth/employee/password-reset': ({ app, client, body }) => acceptInvitation(app, client, body.password),
  'GET /api/auth/user/new-email': ({ app, client }) => newAddress(app, client),
  'POST /api/auth/user/new-email': ({ app, client, body }) => confirmAddress(app, client, body.password),
})
