import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Provider } from 'oidc-provider'
import { onTestFinished } from 'vitest'
import { openedHosts } from '../../../testing/server.ts'

/** The person at the provider's page, and what the provider says about them. */
export interface AtProvider {
  subject: string
  claims: Record<string, unknown>
  amr?: string[]
}

export interface TestProvider {
  issuer: string
  clientId: string
  clientSecret: string
  /** Who signs in next. */
  who: AtProvider
  /** Opens an address of the provider as a browser, signs in there, and returns where that led. */
  visit(url: string): Promise<URL>
  close(): Promise<void>
}

const clientId = 'muster'
const clientSecret = 'a client secret of the tests'

/** A real OpenID provider on its own port, which signs in whomever the test names. */
export async function startProvider(callback: string): Promise<TestProvider> {
  const self = {} as TestProvider
  let handle: (request: IncomingMessage, response: ServerResponse) => unknown = () => undefined
  const server = createServer((request, response) => void handle(request, response))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  openedHosts.add(host)
  const issuer = `http://${host}`
  const provider = new Provider(issuer, {
    clients: [{ client_id: clientId, client_secret: clientSecret, redirect_uris: [callback] }],
    claims: {
      openid: ['sub', 'amr'],
      email: ['email', 'email_verified'],
      profile: ['given_name', 'family_name', 'name', 'groups'],
    },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, interaction) => `/interaction/${interaction.uid}` },
    cookies: { keys: ['of the tests'] },
    ttl: { Session: 600, Interaction: 600, Grant: 600, AccessToken: 600, IdToken: 600, AuthorizationCode: 60 },
    renderError: (ctx, out) => {
      ctx.type = 'json'
      ctx.body = out
    },
    findAccount: (_, id) => ({ accountId: id, claims: () => ({ sub: id, ...self.who.claims }) }),
    loadExistingGrant: async (ctx) => {
      const grant = new ctx.oidc.provider.Grant({
        clientId: ctx.oidc.client!.clientId,
        accountId: ctx.oidc.session!.accountId!,
      })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  })
  const callProvider = provider.callback()
  handle = async (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return callProvider(request, response)
    const { subject, amr } = self.who
    await provider.interactionFinished(
      request,
      response,
      { login: { accountId: subject, ...(amr ? { amr } : {}), remember: false } },
      { mergeWithLastSubmission: false },
    )
  }
  return Object.assign(self, {
    ...{ issuer, clientId, clientSecret },
    who: { subject: 'nobody', claims: {} },
    async visit(first: string) {
      const jar = new Map<string, string>()
      let url = new URL(first)
      for (let hop = 0; hop < 10; hop++) {
        if (url.href.startsWith(callback)) return url
        const cookie = [...jar].map((pair) => pair.join('=')).join('; ')
        const answer = await fetch(url, { redirect: 'manual', headers: { cookie } })
        for (const set of answer.headers.getSetCookie()) {
          const [name = '', value = ''] = (set.split(';')[0] ?? '').split(/=(.*)/)
          jar.set(name, value)
        }
        const next = answer.headers.get('location')
        if (!next) throw new Error(`The provider answered ${answer.status}: ${await answer.text()}`)
        url = new URL(next, url)
      }
      throw new Error('The provider led nowhere.')
    },
    close: () =>
      new Promise<void>((done) => {
        openedHosts.delete(host)
        server.close(() => done())
        server.closeAllConnections()
      }),
  })
}

export function closedAfter(provider: TestProvider): TestProvider {
  onTestFinished(() => provider.close())
  return provider
}
