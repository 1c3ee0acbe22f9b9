import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  notificationTypeNames,
  settingOf,
  switchableTypes,
  type NotificationType,
} from '@muster/contract/notifications/notification-types.ts'
import { say } from '@muster/engine/sentence.ts'
import { aCompany, run, type Company, type Person } from '../../../testing/company.ts'
import { notify } from '../index.ts'
import { delay, mail, mailsTo, tell } from './testing.ts'

let company: Company
let priya: Person
let number = 0

beforeAll(async () => {
  company = await aCompany()
})
beforeEach(async () => {
  priya = await company.employee(`Priya Nair ${(number += 1)}`)
})

const listed = async (person: Person) => (await person.call('GET /api/v1/notification/all')).map((one) => one.message)
const choose = (person: Person, type: NotificationType, inApp: boolean, byMail: boolean) =>
  person.call('PUT /api/v1/notification/preference', { body: { type, inApp, byMail } })
const waiting = async () =>
  (await company.within((tx) => run(tx, sql`select count(*)::int as n from notification_mail`))).rows[0]

describe.each(switchableTypes)('a notification of the type %s', (type) => {
  it.each([
    [true, true],
    [true, false],
    [false, true],
    [false, false],
  ])('is in the app: %s, and mailed once: %s, as its reader chose', async (inApp, byMail) => {
    await choose(priya, type, inApp, byMail)
    await tell(company, priya, type, 'Something happened')
    company.clock.advance(delay)
    await mail(company)
    await mail(company)
    expect(await listed(priya)).toEqual(inApp ? ['Something happened'] : [])
    const said = settingOf(type)?.confidential ? 'Mailed: Something happened' : 'Something happened'
    expect((await mailsTo(company, priya)).map(({ subject }) => subject)).toEqual(byMail ? [said] : [])
  })

  it("uses the registry's default until its reader chooses", async () => {
    await tell(company, priya, type, 'Something happened')
    company.clock.advance(delay)
    await mail(company)
    expect(await listed(priya)).toHaveLength(1)
    expect(await mailsTo(company, priya)).toHaveLength(settingOf(type)?.byMail ? 1 : 0)
  })
})

describe.each(notificationTypeNames.filter((type) => settingOf(type)?.mandatory))('%s', (type) => {
  it('cannot be turned off, and is mailed by its sender', async () => {
    const body = { type, inApp: false, byMail: false }
    expect(await priya.refused('PUT /api/v1/notification/preference', { body })).toMatchObject({ status: 400 })
    await tell(company, priya, type, 'Your bank account was changed')
    company.clock.advance(delay)
    await mail(company)
    expect(await listed(priya)).toEqual(['Your bank account was changed'])
    expect(await mailsTo(company, priya)).toEqual([])
  })
})

describe('notification mails', () => {
  it('wait, and combine notifications of one kind; another kind is a separate mail', async () => {
    await tell(company, priya, 'leave', 'Anita approved your request')
    await mail(company)
    expect(await mailsTo(company, priya)).toEqual([])
    company.clock.advance(100)
    await tell(company, priya, 'leave', 'Anita forwarded your request')
    await tell(company, priya, 'own-form-16', 'Your Form 16 is there')
    company.clock.advance(delay - 100)
    await mail(company)
    const [both] = await mailsTo(company, priya)
    expect(both?.subject).toBe('Leave requests: 2 updates')
    expect(both?.text).toMatch(/Anita approved your request\s+Anita forwarded your request/)
    company.clock.advance(100)
    await mail(company)
    expect((await mailsTo(company, priya)).map(({ subject }) => subject)).toEqual([
      'Your Form 16 is there',
      'Leave requests: 2 updates',
    ])
  })

  it('exclude what was read, cleared or turned off meanwhile', async () => {
    await tell(company, priya, 'leave', 'Read')
    await tell(company, priya, 'leave', 'Cleared')
    await tell(company, priya, 'leave', 'New')
    await tell(company, priya, 'missed-punch', 'Turned off')
    const byText = new Map((await priya.call('GET /api/v1/notification/all')).map((one) => [one.message, one._id]))
    await priya.call('PUT /api/v1/notification/mark-read/{id}', { params: { id: byText.get('Read')! } })
    await priya.call('DELETE /api/v1/notification/clear/{id}', { params: { id: byText.get('Cleared')! } })
    await choose(priya, 'missed-punch', true, false)
    company.clock.advance(delay)
    await mail(company)
    expect((await mailsTo(company, priya)).map(({ subject }) => subject)).toEqual(['New'])
    expect(await waiting()).toEqual({ n: 0 })
  })

  it('are written once by concurrent jobs', async () => {
    const people = await Promise.all([1, 2, 3].map((n) => company.employee(`At Once ${n}`)))
    for (const person of people) await tell(company, person, 'leave', 'Decided')
    company.clock.advance(delay)
    await Promise.all([mail(company), mail(company), mail(company)])
    for (const person of people) expect(await mailsTo(company, person)).toHaveLength(1)
  })

  it('are rolled back with the work they report', async () => {
    await expect(
      company.within(async (tx) => {
        await notify(tx, [priya.account], { type: 'leave', message: say`Never` })
        throw new Error('undone')
      }),
    ).rejects.toThrow('undone')
    expect(await waiting()).toEqual({ n: 0 })
  })
})

describe('nothing is mailed to', () => {
  const changes = {
    'an account that is closed': sql`update account set is_active = false where id = `,
    'a frozen account': sql`update account set frozen_at = now() where id = `,
    'whoever is inactive': sql`update employee set status = 'inactive', left_on = '2026-11-01' where account_id = `,
    'whoever has left, before the account is closed': sql`update employee set status = 'onNotice', left_on = '2026-11-18' where account_id = `,
    'an address that nobody has proved': sql`delete from sign_in_directory where account_id = `,
  }
  it.each(Object.keys(changes) as (keyof typeof changes)[])('%s', async (whom) => {
    await tell(company, priya, 'leave', 'Decided')
    await company.within((tx) => run(tx, sql`${changes[whom]}${priya.account}`))
    company.clock.advance(delay)
    await mail(company)
    expect(await mailsTo(company, priya)).toEqual([])
    expect(await waiting()).toEqual({ n: 0 })
  })

  it('a person in another organisation, and choices count only there', async () => {
    const other = await aCompany('Other Works')
    const meera = await other.employee('Meera Iyer')
    await choose(meera, 'leave', true, false)
    await tell(company, priya, 'leave', 'Decided')
    await expect(tell(company, meera, 'leave', 'Not theirs')).rejects.toThrow('foreign key')
    company.clock.advance(delay)
    await mail(company)
    await mail(other)
    expect(await mailsTo(company, priya)).toHaveLength(1)
    expect(await mailsTo(other, meera)).toEqual([])
  })
})
