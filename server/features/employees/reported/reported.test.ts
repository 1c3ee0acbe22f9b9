import { describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import { accountsOfPeople } from '../index.ts'
import { openSession } from '../../identity/index.ts'
import { aCompany, run, type Company, type Person } from '../../../testing/company.ts'
import { withPasswords } from '../../../testing/second-person.ts'

const bank = (accountNumber: string) => ({
  ...{ holderName: 'Priya Nair', accountNumber, accountNumberAgain: accountNumber },
  ...{ ifsc: 'HDFC0001234', accountType: 'savings' as const },
})

async function mailsOf(company: Company, template: string) {
  const { rows } = await company.app.database.globally((tx) =>
    tx.query({
      name: '',
      text: 'select recipient, body_text as text from mail where template = $1 order by id',
      values: [template],
    }),
  )
  return rows as { recipient: string; text: string }[]
}
const tokenIn = (text: string) => /#token=(\S+)/.exec(text)![1]!
const paidTo = (company: Company, { employee }: Person) =>
  company.within(async (tx) => (await accountsOfPeople(tx, company.app, [employee])).get(employee)?.account)
const change = (company: Company, by: Person, person: Person, number: string) =>
  by.call('PUT /api/v1/employee/bank-details/{id}', { params: { id: person.employee }, body: bank(number) })

describe('a bank account changed by someone else', () => {
  it('takes effect after a waiting period, or at once if it is the first or two people saw it', async () => {
    const company = await aCompany()
    const priya = await company.employee('Priya Nair')
    await change(company, company.admin, priya, '111122223333')
    expect(await paidTo(company, priya)).toBe('111122223333')
    await change(company, company.admin, priya, '444455556666')
    await change(company, company.admin, priya, '777788889999')
    expect(await paidTo(company, priya)).toBe('111122223333')
    company.clock.advance(3 * 86_400 - 60)
    expect(await paidTo(company, priya)).toBe('111122223333')
    company.clock.advance(61)
    expect(await paidTo(company, priya)).toBe('777788889999')

    const ravi = await company.employee('Ravi Kumar', { role: 'HR' })
    await withPasswords(company, ravi)
    await change(company, ravi, priya, '123412341234')
    const { data } = await company.admin.call('GET /api/v1/user/pending-change', { query: {} })
    await company.admin.call('PUT /api/v1/user/pending-change/{id}', {
      params: { id: data[0]!._id },
      body: { decision: 'approve' },
    })
    expect(await paidTo(company, priya)).toBe('123412341234')
  })

  it('is notified to its owner, who can stop it; then someone other than who changed it settles it', async () => {
    const company = await aCompany('Globex')
    const priya = await company.employee('Priya Nair')
    const ravi = await company.employee('Ravi Kumar', { role: 'HR' })
    await change(company, ravi, priya, '111122223333')
    await change(company, ravi, priya, '999988887777')
    expect((await priya.call('GET /api/v1/notification/all')).map(({ message }) => message)).toEqual([
      'Your bank account was changed by your company',
    ])
    const mail = (await mailsOf(company, 'bank-changed')).at(-1)!
    expect(mail.recipient).toMatch(/^priya\.nair/)
    const token = tokenIn(mail.text)
    const report = () => company.admin.call('POST /api/v1/employee/not-me', { body: { token } })
    expect(await report()).toEqual({ kind: 'bank' })
    expect(await report()).toEqual({ kind: 'bank' })
    const wrong = await company.admin.refused('POST /api/v1/employee/not-me', { body: { token: `${token}x` } })
    expect(wrong.status).toBe(410)
    company.clock.advance(5 * 86_400)
    expect(await paidTo(company, priya)).toBe('111122223333')
    const told = (await company.admin.call('GET /api/v1/notification/all')).map(({ message }) => message)
    expect(told.filter((one) => one.includes("This wasn't me"))).toHaveLength(1)

    await withPasswords(company, ravi)
    const params = { id: priya.employee }
    const { reported } = await ravi.call('GET /api/v1/employee/reported-change/{id}', { params })
    expect(reported).toMatchObject([{ kind: 'bank', changedBy: 'Ravi Kumar', canSettle: false }])
    const settle = { params: { id: reported[0]!._id }, body: { outcome: 'restore' as const } }
    expect((await ravi.refused('PUT /api/v1/employee/reported-change/{id}', settle)).status).toBe(403)
    await company.admin.call('PUT /api/v1/employee/reported-change/{id}', settle)
    expect(await paidTo(company, priya)).toBe('111122223333')
    const shown = await company.admin.call('GET /api/v1/employee/bank-details/{id}', { params })
    expect(shown?.accountNumber).toBe('•••• 3333')
  })
})

describe('a sign-in email changed by someone else', () => {
  it('is notified to the old address, and frozen if that reports it', async () => {
    const company = await aCompany('Initech')
    const priya = await company.employee('Priya Nair')
    await withPasswords(company, priya)
    await company.admin.call('PUT /api/v1/employee/basic-info/{id}', {
      params: { id: priya.employee },
      body: { workEmail: 'somebody@outside.test' },
    })
    const mails = await mailsOf(company, 'email-changed')
    const mine = mails.filter(({ text }) => text.includes('Priya'))
    expect(mine.map(({ recipient }) => recipient).some((to) => to.startsWith('priya.nair'))).toBe(true)
    const old = mine.find(({ recipient }) => recipient.startsWith('priya.nair'))!
    await company.admin.call('POST /api/v1/employee/not-me', { body: { token: tokenIn(old.text) } })
    const client = { address: '127.0.0.1', agent: 'test' }
    const signIn = () => openSession(company.app, company.organisation, priya.account, client)
    await expect(signIn()).rejects.toThrow('This account is frozen')
    const params = { id: priya.employee }
    const { reported } = await company.admin.call('GET /api/v1/employee/reported-change/{id}', { params })
    await company.admin.call('PUT /api/v1/employee/reported-change/{id}', {
      params: { id: reported[0]!._id },
      body: { outcome: 'keep' },
    })
    expect((await signIn()).accessToken).toBeTruthy()
    const frozen = await company.within((tx) =>
      run(tx, sql`select count(*)::int as n from account where frozen_at is not null`),
    )
    expect(frozen.rows).toEqual([{ n: 0 }])
  })
})
