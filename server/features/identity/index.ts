import { say } from '@muster/engine/sentence.ts'
import type { Feature } from '../../platform/feature.ts'
import { deliverMail } from '../../platform/mail/send-mail.ts'
import { accountPhotosInUse } from './account/account.queries.ts'
import { userInfoRoutes } from './account/user-info.routes.ts'
import { passwordRoutes } from './password.routes.ts'
import { passkeyRoutes } from './passkey/passkey.routes.ts'
import { permissionRoutes } from './permission/permission.routes.ts'
import { secondFactorRoutes } from './second-factor/second-factor.routes.ts'
import { sessionRoutes } from './session.routes.ts'
import { forgetSignIns } from './sign-in-history/sign-in-history.ts'
import { signInHistoryRoutes } from './sign-in-history/sign-in-history.routes.ts'
import { signUpRoutes } from './sign-up/sign-up.routes.ts'

export { freezeAccount, setAccountActive } from './standing/standing.ts'
export {
  accountName,
  actorOfAccount,
  addressOf,
  accountsWithPermission,
  changeAccount,
  createAccount,
  createAccounts,
  createFormerAccount,
  createKeyAccount,
  renameKeyAccount,
  forgetPermissions,
  permissionsHeld,
  setAccountPhoto,
  setRole,
} from './account/account.ts'
export { isAlone, type MadeAlone, madeAlone, ownPay, refusedOwn } from './account/own-pay.ts'
export { inviteAccount, voidInvitations } from './invitation/invitation.ts'
export { hashPassword } from './password/password-hash.ts'
export { endBarredSessions, endSessions } from './session/end-sessions.ts'
export { accessLifetimeSeconds } from './session/access-token.ts'
export { openSession } from './session/open-session.ts'
export { accessFrom, accessTo, privileged, privilegedOfRole, roleToBeginWith } from './permission/access-guard.ts'
export { claimAddress } from './account/account.ts'
export { useOwnInvitation } from './invitation/invitation.ts'
export { completeSignIn } from './second-factor/second-step.ts'
export { signInOnce } from './sign-in/sign-in-once.ts'
export { isRightCode, issueCode, spendCode } from './code.ts'
export { proveSession } from './session/prove-session.ts'
export { stopSignIn } from './session/sign-in-bars.ts'
export { startIdentity } from './start-identity.ts'

export const identityFeature: Feature = {
  name: 'identity',
  routes: [
    ...sessionRoutes,
    ...signUpRoutes,
    ...passwordRoutes,
    ...userInfoRoutes,
    ...permissionRoutes,
    ...secondFactorRoutes,
    ...passkeyRoutes,
    ...signInHistoryRoutes,
  ],
  jobs: { 'send-mail': deliverMail, 'sign-in-cleaning': forgetSignIns },
  schedules: { 'sign-in-cleaning': { cron: '10 21 * * *', data: { organisation: null } } },
  filesInUse: async (tx, keys) => (await accountPhotosInUse(tx, { keys })).map(({ key }) => key),
  constraints: {
    account_email_key: { path: 'body.email', message: say`This email is used by another account` },
    sign_in_directory_pkey: { message: say`This email has a Muster account already. Sign in with it.` },
    account_role_fkey: { path: 'body.roleId', message: say`This role does not exist` },
  },
}
