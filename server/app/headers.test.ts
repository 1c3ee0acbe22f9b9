import { describe, expect, it } from 'vitest'
import { hashPassword } from '../features/identity/index.ts'
import { aCompany } from '../testing/company.ts'
import { testServer } from '../testing/server.ts'
import { buildServer } from './build.ts'
import { features } from './features.ts'

const password = 'violet teapot 47 harbour'

describe('what a browser is told besides the reply', () => {
  it('keeps no reply, runs no script but ours, and is shown in no frame', async () => {
    const { admin } = await aCompany()
    const { headers } = await admin.raw('GET /api/v1/user/user-info')
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    })
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(headers['strict-transport-security']).toBeUndefined()
  })

  it('has a cookie that scripts, other sites and, with a certificate, the open line never see', async () => {
    const cookie = async (publicUrl: string) => {
      const fastify = await publicServer(publicUrl)
      const payload = { email: await somebody(), password }
      const { cookies } = await fastify.inject({ method: 'POST', url: '/api/auth/user/signin', payload })
      return cookies[0]
    }
    const strict = { name: 'muster_refresh', httpOnly: true, sameSite: 'Strict', path: '/api/auth' }
    expect(await cookie('http://127.0.0.1:3000')).toMatchObject(strict)
    expect(await cookie('http://127.0.0.1:3000')).not.toHaveProperty('secure')
    expect(await cookie('https://hr.example.com')).toMatchObject({ ...strict, secure: true })
  })

  it('finds no mailbox where strangers come by', async () => {
    const mailbox = async (publicUrl: string) => (await publicServer(publicUrl)).inject('/dev/mailbox.json')
    expect((await mailbox('http://127.0.0.1:3000')).statusCode).toBe(200)
    expect((await mailbox('https://hr.example.com')).statusCode).toBe(404)
  })
})

async function publicServer(publicUrl: string) {
  const { app } = await testServer()
  return buildServer({ ...app, config: { ...app.config, publicUrl } }, features)
}

async function somebody(): Promise<string> {
  const company = await aCompany()
  const { admin } = company
  const hash = await hashPassword(password)
  return company.within(async (tx) => {
    const text = 'update account set password_hash = $1 where id = $2 returning email'
    const { rows } = await tx.query({ name: '', text, values: [hash, admin.account] })
    return (rows[0] as { email: string }).email
  })
}
