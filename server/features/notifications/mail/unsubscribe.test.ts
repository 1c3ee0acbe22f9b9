import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aCompany, type Company, type Person } from '../../../testing/company.ts'
import { delay, mail, mailsTo, tell } from './testing.ts'
import { unsubscribeUrl } from './unsubscribe-link.ts'

const link = 'POST /api/v1/notification/unsubscribe'
const form = { 'content-type': 'application/x-www-form-urlencoded' }
const parts = { 'content-type': 'multipart/form-data; boundary=x' }

let company: Company
let priya: Person
let meera: Person
let number = 0

beforeAll(async () => {
  company = await aCompany()
  meera = await company.employee('Meera Iyer')
})
beforeEach(async () => {
  priya = await company.employee(`Priya Nair ${(number += 1)}`)
})

const tokenOf = (person: Person, type: 'leave' | 'payslip' = 'leave', of = company) =>
  new URL(
    unsubscribeUrl(company.app, { organisation: of.organisation, account: person.account, type }),
  ).searchParams.get('token')!
const turn = (token: string, byMail: boolean) => priya.raw(link, { body: { token, byMail } })
const leaveOf = async (person: Person) =>
  (await person.call('GET /api/v1/notification/preference')).find(({ type }) => type === 'leave')
const mailed = async (message: string) => {
  await tell(company, priya, 'leave', message)
  company.clock.advance(delay)
  await mail(company)
  return (await mailsTo(company, priya)).some(({ subject }) => subject === message)
}

describe('the unsubscribe link of a mail', () => {
  it('opens a page, and that changes nothing', async () => {
    expect(await mailed('Decided')).toBe(true)
    const [newest] = await mailsTo(company, priya)
    expect(newest?.text).toContain(`/unsubscribe?token=${tokenOf(priya)}`)
    const url = `/unsubscribe?token=${tokenOf(priya)}`
    for (const method of ['GET', 'HEAD'] as const)
      expect((await company.fastify.inject({ method, url })).statusCode).toBeLessThan(500)
    expect(await mailed('Decided again')).toBe(true)
  })

  it.each([
    ['a form', form, 'List-Unsubscribe=One-Click'],
    [
      'a multipart form',
      parts,
      '--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    ],
    ['nothing', {}, ''],
  ])(
    'turns off emails of its kind when a mail program posts %s to it, also repeatedly',
    async (_, headers, payload) => {
      const url = `/unsubscribe?token=${tokenOf(priya)}`
      for (let times = 0; times < 2; times += 1)
        expect((await company.fastify.inject({ method: 'POST', url, headers, payload })).statusCode).toBe(200)
      expect(await leaveOf(priya)).toEqual({ type: 'leave', inApp: true, byMail: false })
      expect(await mailed('Decided')).toBe(false)
      expect((await priya.call('GET /api/v1/notification/all')).map(({ message }) => message)).toContain('Decided')
    },
  )

  it('turns them on again, and leaves the choice for the app as it was', async () => {
    const body = { type: 'leave' as const, inApp: false, byMail: true }
    await priya.call('PUT /api/v1/notification/preference', { body })
    expect((await turn(tokenOf(priya), false)).status).toBe(200)
    expect(await leaveOf(priya)).toEqual({ type: 'leave', inApp: false, byMail: false })
    expect((await turn(tokenOf(priya), true)).status).toBe(200)
    expect(await leaveOf(priya)).toEqual({ type: 'leave', inApp: false, byMail: true })
  })

  it('applies to one person and one kind', async () => {
    await turn(tokenOf(priya, 'payslip'), false)
    expect(await leaveOf(priya)).toMatchObject({ byMail: true })
    await turn(tokenOf(priya), false)
    expect(await leaveOf(meera)).toMatchObject({ byMail: true })
  })

  it('is refused if we did not make it, always with the same message', async () => {
    const own = tokenOf(priya)
    const elsewhere = await aCompany('Other Works')
    const swapped = [own.replace(priya.account, meera.account), own.replace('.leave.', '.payslip.')]
    const foreign = [own.replace(company.organisation, elsewhere.organisation), tokenOf(priya, 'leave', elsewhere)]
    const broken = [
      own.slice(0, -1),
      `${own.slice(0, -1)}${own.endsWith('A') ? 'B' : 'A'}`,
      'a.b.c.d',
      own.replace('.leave.', '.security.'),
    ]
    for (const token of [...swapped, ...foreign, ...broken]) {
      const { status, body } = await turn(token, false)
      expect.soft([token, status]).toEqual([token, 410])
      expect.soft(body).toMatchObject({ message: expect.stringContaining('not valid') })
      const { statusCode } = await company.fastify.inject({ method: 'POST', url: `/unsubscribe?token=${token}` })
      expect.soft([token, statusCode]).toEqual([token, 410])
    }
    const { statusCode } = await company.fastify.inject({ method: 'POST', url: '/unsubscribe?token=a&token=b' })
    expect(statusCode).toBe(410)
    expect(await leaveOf(priya)).toMatchObject({ byMail: true })
    expect(await leaveOf(meera)).toMatchObject({ byMail: true })
  })
})
