import { api } from '../../../shared/call/api.ts'

/** Passes the second step by a passkey; the access token, or null when the person thought better of it. */
export async function stepByPasskey(token: string, trust: boolean): Promise<string | null> {
  const { signByPasskey } = await import('./ceremony.ts')
  const passkey = await signByPasskey(await api('POST /api/auth/user/2fa-passkey-challenge', { bearer: token }))
  if (passkey === null) return null
  return (await api('POST /api/auth/user/2fa-passkey', { body: { passkey, trust }, bearer: token })).accessToken
}

/** Registers one where the company asks for more than a password. */
export async function enrolByPasskey(token: string, trust: boolean, name: string): Promise<string | null> {
  const { makePasskey } = await import('./ceremony.ts')
  const options = await api('POST /api/auth/user/2fa-enrol-passkey-challenge', { bearer: token })
  const passkey = await makePasskey(options)
  if (passkey === null) return null
  const body = { passkey, name, trust }
  return (await api('POST /api/auth/user/2fa-enrol-passkey', { body: body as never, bearer: token })).accessToken
}
