/** The parts of it that the tests use. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  interface Context {
    type: string
    body: unknown
    oidc: {
      client?: { clientId: string }
      session?: { accountId?: string }
      provider: Provider
    }
  }

  interface Grant {
    addOIDCScope(scope: string): void
    save(): Promise<string>
  }

  interface Settings {
    loadExistingGrant(context: Context): Promise<Grant>
    renderError(context: Context, out: object): void
    findAccount(context: Context, id: string): { accountId: string; claims(): object }
    interactions: { url(context: Context, interaction: { uid: string }): string }
    clients: readonly object[]
    claims: object
    features: object
    cookies: object
    ttl: object
  }

  export class Provider {
    constructor(issuer: string, settings: Settings)
    readonly Grant: new (of: { clientId: string; accountId: string }) => Grant
    callback(): (request: IncomingMessage, response: ServerResponse) => Promise<void>
    interactionFinished(
      request: IncomingMessage,
      response: ServerResponse,
      result: object,
      options: { mergeWithLastSubmission: boolean },
    ): Promise<void>
  }
}
