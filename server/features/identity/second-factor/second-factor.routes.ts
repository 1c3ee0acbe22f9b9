import { secondFactorRoutes as contract } from '@muster/contract/identity/second-factor.routes.ts'
import { guarded } from '../../../platform/second-person/guard.ts'
import { serve } from '../../../platform/serve/serve.ts'
import {
  confirmAuthenticator,
  newAuthenticator,
  newRecoveryCodes,
  proveAgain,
  switchAuthenticatorOff,
} from './authenticator.ts'
import { provedOwner } from '../password/own-password.ts'
import { confirmEmailCodes, switchEmailCodes } from './email-code.ts'
import { enrolHalf, resendSecondStep } from './half-sign-in.ts'
import { employeeSecurity, resetByLink, switchAllOff } from './others.ts'
import { factorRuleGuard } from './factor-rule-guard.ts'
import { factorRules, saveFactorRules } from './rule.ts'
import { takeSecondStep } from './second-step.ts'
import { removeDevice, securityOf } from './security.ts'

const served = serve(contract, {
  'POST /api/auth/user/2fa-verify': ({ app, client, body }) => takeSecondStep(app, client, body),
  'POST /api/auth/user/2fa-resend': ({ app, client }) => resendSecondStep(app, client),
  'POST /api/auth/user/2fa-enrol': ({ app, client }) => enrolHalf(app, client),
  'POST /api/auth/user/prove': ({ tx, app, actor, body }) => proveAgain(tx, app, actor, body),
  'GET /api/v1/user/security': ({ tx, actor }) => securityOf(tx, actor.account),
  'POST /api/v1/user/enable-2fa': async ({ tx, app, actor, body: { name, password } }) => {
    await provedOwner(tx, app, actor, password)
    return newAuthenticator(tx, app, actor.account, name)
  },
  'POST /api/v1/user/verify-2fa': ({ tx, app, actor, body }) => confirmAuthenticator(tx, app, actor, body.code),
  'POST /api/v1/user/disable-2fa': ({ tx, app, actor, body }) => switchAuthenticatorOff(tx, app, actor, body),
  'POST /api/v1/user/recovery-codes': ({ tx, app, actor, body }) => newRecoveryCodes(tx, app, actor, body),
  'POST /api/v1/user/two-step-verification': ({ tx, app, actor, body }) => switchEmailCodes(tx, app, actor, body),
  'POST /api/v1/user/two-step-verify-otp': ({ tx, app, actor, body }) => confirmEmailCodes(tx, app, actor, body.code),
  'DELETE /api/v1/user/trusted-device/{id}': ({ tx, actor, params }) => removeDevice(tx, actor.account, params.id),
  'GET /api/v1/user/second-factor-rule': ({ tx }) => factorRules(tx),
  'PUT /api/v1/user/second-factor-rule': ({ tx, actor, body }) => saveFactorRules(tx, actor, body),
  'GET /api/v1/employee/employee-security/{id}': ({ tx, params }) => employeeSecurity(tx, params.id),
  'POST /api/v1/user/disable-security/{id}': ({ tx, app, actor, params }) => switchAllOff(tx, app, actor, params.id),
  'POST /api/v1/employee/employee-change-password/{id}': ({ tx, app, actor, params }) =>
    resetByLink(tx, app, actor, params.id),
})

export const secondFactorRoutes = guarded(contract, served, {
  'PUT /api/v1/user/second-factor-rule': ({ tx, body }) => factorRuleGuard(tx, body),
})
