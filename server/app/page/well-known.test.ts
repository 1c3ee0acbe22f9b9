import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { testServer } from '../../testing/server.ts'
import { wellKnown } from './well-known.ts'

it('names the contact for weaknesses, valid for less than a year', async () => {
  const { fastify, clock } = await testServer()
  const { statusCode, headers, body } = await fastify.inject('/.well-known/security.txt')
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  expect(body).toContain('Contact: http://127.0.0.1:3000/contact-us\n')
  const days = (Date.parse(/^Expires: (.+)$/m.exec(body)?.[1] ?? '') - Date.parse(clock.now())) / 86_400_000
  expect(days).toBe(180)
})

it('names the contact from the configuration', async () => {
  const { app } = await testServer()
  const fastify = Fastify()
  wellKnown(fastify, { ...app, config: { ...app.config, securityContact: 'mailto:security@acme.test' } })
  expect((await fastify.inject('/.well-known/security.txt')).body).toContain('Contact: mailto:security@acme.test\n')
})

it('directs password managers to the screen for changing passwords', async () => {
  const { fastify } = await testServer()
  const { statusCode, headers } = await fastify.inject('/.well-known/change-password')
  expect([statusCode, headers.location]).toEqual([302, '/home/settings/password-security'])
})
