/** What was last proved at a sign-in, or was wrong; the web has the words for them. */
export const signInWays = ['password', 'code', 'recoveryCode', 'passkey', 'link', 'signUp', 'singleSignOn'] as const
export type SignInWay = (typeof signInWays)[number]
