import { describe, expect, it } from 'vitest'
import { hashPassword } from '../../features/identity/index.ts'
import { aCompany } from '../../testing/company.ts'
import { testServer } from '../../testing/server.ts'
import { buildServer } from '../build.ts'
import { features } from '../features.ts'

const password = 'violet teapot 47 harbour'

describe('the headers of a reply', () => {
  it('prevent caching, scripts other than ours, and framing', async () => {
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

  it('hide the cookie from scripts, other sites and, with a certificate, from plain HTTP', async () => {
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

  it('show no mailbox to strangers', async () => {
    const mailbox = async (publicUrl: string) => (await publicServer(publicUrl)).inject('/dev/mailbox.json')
    expect((await mailbox('http://127.0.0.1:3000')).statusCode).toBe(200)
    expect((await mailbox('https://hr.example.com')).statusCode).toBe(404)
  })

  it('show development pages only on this machine, and never in production', async () => {
    const forDevelopment = ['/dev/mailbox', '/dev/mailbox.json']
    const open = await publicServer('http://127.0.0.1:3000')
    for (const url of forDevelopment) expect([url, (await open.inject(url)).statusCode]).toEqual([url, 200])
    for (const url of [...forDevelopment, '/api/metrics']) {
      for (const headers of [{ host: 'evil.example' }, { 'x-forwarded-for': '127.0.0.1' }]) {
        expect([url, (await open.inject({ url, headers })).statusCode]).toEqual([url, 404])
      }
    }
    const closed = await publicServer('http://127.0.0.1:3000', true)
    for (const url of forDevelopment) expect([url, (await closed.inject(url)).statusCode]).toEqual([url, 404])
  })

  it('show metrics elsewhere only with the token', async () => {
    const token = 'a token of sixteen or more'
    const { app } = await testServer()
    const figures = async (metricsToken: string | undefined, authorization: string) => {
      const fastify = await buildServer({ ...app, config: { ...app.config, metricsToken } }, features)
      const headers = { host: 'hr.example.com', authorization }
      return (await fastify.inject({ url: '/api/metrics', headers })).statusCode
    }
    expect(await figures(token, `Bearer ${token}`)).toBe(200)
    for (const wrong of ['', token, 'Bearer ', `Bearer ${token}s`]) expect(await figures(token, wrong)).toBe(404)
    for (const nothing of ['', 'Bearer undefined', 'Bearer ']) expect(await figures(undefined, nothing)).toBe(404)
  })

  it("take the caller's address only from a configured proxy", async () => {
    const { app } = await testServer()
    const address = async (trustedProxies: string, remoteAddress: string) => {
      const fastify = await buildServer({ ...app, config: { ...app.config, trustedProxies } }, features)
      fastify.get('/whence', ({ ip }) => ip)
      const headers = { 'x-forwarded-for': '6.6.6.6, 203.0.113.9' }
      return (await fastify.inject({ url: '/whence', headers, remoteAddress })).body
    }
    expect(await address('', '127.0.0.1')).toBe('203.0.113.9')
    expect(await address('', '10.0.0.5')).toBe('10.0.0.5')
    expect(await address('private', '10.0.0.5')).toBe('203.0.113.9')
    expect(await address('private', '198.51.100.1')).toBe('198.51.100.1')
  })

  it('allow no sensor but the position, and no caching of private files', async () => {
    const company = await aCompany()
    const priya = await company.employee('Priya Rao')
    const { default: sharp } = await import('sharp')
    const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#1459c7' } })
      .png()
      .toBuffer()
    const { photo } = await priya.call('PUT /api/v1/employee/employee-profile-pic', {
      files: { photo: { name: 'me.png', bytes } },
    })
    const { headers } = await priya.raw('GET /api/v1/utility/assets/private', { query: { key: photo } })
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['permissions-policy']).toMatch(/geolocation=\(self\).*camera=\(\).*microphone=\(\)/)
  })
})

async function publicServer(publicUrl: string, production = false) {
  const { app } = await testServer()
  return buildServer({ ...app, config: { ...app.config, publicUrl, production } }, features)
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
