import { t } from '@lingui/core/macro'

const wrongSettings = t`Your company's identity provider refused Muster's request. Ask your administrator to check the client ID, the redirect address and the scopes.`
const signInAnew = t`Your company's sign-in page needs you to sign in there again. Try again.`
const unavailable = t`Your company's identity provider is not available right now. Try again in a few minutes.`

/** What OAuth's and OpenID Connect's codes mean to whoever signs in. What else a provider writes is not shown. */
export const providerErrors: Readonly<Record<string, string>> = {
  access_denied: t`Your company didn't let you in, or you cancelled. If you should have access, ask your administrator to assign Muster to you.`,
  login_required: signInAnew,
  interaction_required: signInAnew,
  consent_required: signInAnew,
  account_selection_required: signInAnew,
  server_error: unavailable,
  temporarily_unavailable: unavailable,
  invalid_request: wrongSettings,
  unauthorized_client: wrongSettings,
  invalid_scope: wrongSettings,
  unsupported_response_type: wrongSettings,
}
