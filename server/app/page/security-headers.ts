import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import helmet from 'helmet'
import { contentSecurityPolicy, permissionsPolicy } from './content-security-policy.ts'

/** The headers of every reply, made once: helmet would build them again for each. */
export function securityHeaders({ isHttps }: { isHttps: boolean }): Readonly<Record<string, string>> {
  const reply = new ServerResponse(new IncomingMessage(new Socket()))
  const write = helmet({ contentSecurityPolicy, strictTransportSecurity: isHttps })
  write(reply.req, reply, (error) => {
    if (error) throw error as Error
  })
  const all = Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)])
  return { ...Object.fromEntries(all), 'permissions-policy': permissionsPolicy }
}
