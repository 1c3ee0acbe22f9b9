import { planIds, plans, yearlyPaise } from '@muster/contract/identity/plan.ts'
import { signUpRoutes as contract } from '@muster/contract/identity/sign-up.routes.ts'
import { serve } from '../../../platform/serve/serve.ts'
import { resendAfter } from '../code.ts'
import { planOfOrganisation } from '../../organisation/index.ts'
import { register, resendCode } from './register.ts'
import { signUpProgress } from './progress.ts'
import { createPassword, takeAdmin, takeCompany, takeLogo, takePlan, verifyCode } from './steps.ts'

export const signUpRoutes = serve(contract, {
  'POST /api/auth/user/signup': ({ app, client, body }) => register(app, client, body),
  'GET /api/auth/user/onboarding': async ({ app, onboarding }) => {
    const { step, email, name, phone, companyName, codeSentAt, organisation } = await signUpProgress(
      app,
      onboarding.signUp,
    )
    const plan = organisation ? await app.database.within(organisation, planOfOrganisation) : 'free'
    return { step, email, name, phone, companyName, plan, resendAfter: resendAfter(codeSentAt, app.clock.now()) }
  },
  'POST /api/auth/user/verify-otp': ({ app, onboarding, body }) => verifyCode(app, onboarding.signUp, body.code),
  'POST /api/auth/user/resend-otp': ({ app, client, onboarding }) => resendCode(app, client, onboarding.signUp),
  'POST /api/auth/user/create-password': ({ app, onboarding, body }) =>
    createPassword(app, onboarding.signUp, body.password),
  'GET /api/auth/user/plans': () =>
    planIds.map((id) => ({
      _id: id,
      ...plans[id],
      features: [...plans[id].features],
      yearlyPaise: yearlyPaise(plans[id]),
    })),
  'POST /api/auth/user/choose-plan': ({ app, onboarding, body }) => takePlan(app, onboarding.signUp, body),
  'POST /api/auth/user/company-details': ({ app, onboarding, body }) => takeCompany(app, onboarding.signUp, body),
  'PUT /api/auth/user/onboarding-logo': ({ app, onboarding, files }) => takeLogo(app, onboarding.signUp, files.logo),
  'POST /api/auth/user/company-admin-details': ({ app, client, onboarding, body }) =>
    takeAdmin(app, client, onboarding.signUp, body),
})
