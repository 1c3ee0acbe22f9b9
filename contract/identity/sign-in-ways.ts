/** What was proved last at a sign-in, or was wrong: the words for them are the web's. */
export const signInWays = ['password', 'code', 'recoveryCode', 'passkey', 'link', 'signUp', 'singleSignOn'] as const
export type SignInWay = (typeof signInWays)[number]
