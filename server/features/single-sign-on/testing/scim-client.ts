import type { Company } from '../../../testing/company.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

interface Reply {
  status: number
  type: string
  body: Record<string, unknown> & { id: string; Resources: Record<string, unknown>[] }
}

/** A call as an identity provider makes it. Text is sent unchanged. */
export async function sendScim(
  { fastify }: Company,
  token: string,
  method: Method,
  path: string,
  payload?: unknown,
): Promise<Reply> {
  const reply = await fastify.inject({
    ...{ method, url: `/scim/v2${path}` },
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/scim+json' },
    ...(payload === undefined ? {} : { payload: typeof payload === 'string' ? payload : JSON.stringify(payload) }),
  })
  const body = (reply.body === '' ? {} : reply.json()) as Reply['body']
  return { status: reply.statusCode, type: String(reply.headers['content-type']), body }
}
