import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { Provider } from 'oidc-provider'
import { receiverCert, receiverKey } from './receiver.ts'

const clientId = 'muster'
const clientSecret = 'a client secret of the journeys'

/** A company's identity provider, with a page where anyone presses Continue and is `email`. `close` ends it. */
export async function anIdentityProvider(callback: string) {
  const who = { email: '' }
  let handle: (request: IncomingMessage, response: ServerResponse) => unknown = () => undefined
  const server = createServer(
    { key: receiverKey, cert: receiverCert },
    (request, response) => void handle(request, response),
  )
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const issuer = `https://receiver.test:${(server.address() as AddressInfo).port}`
  const provider = new Provider(issuer, {
    clients: [{ client_id: clientId, client_secret: clientSecret, redirect_uris: [callback] }],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    cookies: { keys: ['of the journeys'] },
    ttl: { Session: 600, Interaction: 600, Grant: 600, AccessToken: 600, IdToken: 600, AuthorizationCode: 60 },
    renderError: (context, out) => Object.assign(context, { type: 'json', body: out }),
    findAccount: (_, id) => ({ accountId: id, claims: () => ({ sub: id, email: id, email_verified: true }) }),
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({ clientId, accountId: oidc.session!.accountId! })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  })
  const callProvider = provider.callback()
  handle = async (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return callProvider(request, response)
    if (request.method === 'POST') {
      const login = { accountId: who.email, remember: false }
      return provider.interactionFinished(request, response, { login }, { mergeWithLastSubmission: false })
    }
    response.writeHead(200, { 'content-type': 'text/html' }).end(page)
  }
  const close = () =>
    new Promise<void>((closed) => {
      server.close(() => closed())
      server.closeAllConnections()
    })
  return { issuer, clientId, clientSecret, who, close }
}

const page = `<!doctype html><html lang="en"><title>Company account</title><h1>Company account</h1>
<form method="post"><button style="padding:16px">Continue</button></form></html>`
