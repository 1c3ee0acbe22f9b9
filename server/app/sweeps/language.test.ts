import { beforeAll, describe, expect, it } from 'vitest'
import { startingSettings } from '@muster/contract/payroll/statutory/statutory-sections.ts'
import { translate } from '../../platform/language/translate.ts'
import { anApprovalCompany } from '../../features/approvals/testing/approval-company.ts'
import { leave } from '../../features/leave/index.ts'
import { lockMonth, pay, withPayroll } from '../../features/payroll/testing.ts'
import type { Key, Sent } from '../../testing/call.ts'
import { aCompanyWithLeave } from '../../testing/company-with-leave.ts'
import { aCompany } from '../../testing/company.ts'
import { english, everything, namesOf, read } from '../../testing/english-left.ts'
import { anInventedLanguage } from '../../testing/other-language.ts'
import { withPasswords } from '../../testing/second-person.ts'

beforeAll(() => anInventedLanguage('xx'))

describe('a reader of another language finds no English in stored data', () => {
  it('of leave: requests with their history, the ledger, and notifications', async () => {
    const { company, anita, priya, hema, ask, decide, declare, taken, takeBack, request } = await aCompanyWithLeave()
    const first = await taken('2026-11-23', '2026-11-24')
    const holiday = await declare('2026-11-24')
    await takeBack(holiday)
    const second = await ask('2026-12-01', '2026-12-02')
    await priya.call('PUT /api/v1/employee/leave-note/{id}', { params: { id: second }, body: { note: 'Ja, bitte' } })
    await decide(second, 'rejected')
    const third = await ask('2026-12-08', '2026-12-08')
    await priya.call('PUT /api/v1/employee/leave-cancel/{id}', { params: { id: third }, body: {} })
    await priya.call('PUT /api/v1/employee/leave-cancel/{id}', { params: { id: first }, body: {} })
    const replies = await everything(company, [anita, priya, hema])
    for (const id of [first, second, third])
      replies.push(await read(priya, 'GET /api/v1/employee/leave/{id}', { params: { id } }))
    replies.push(await read(priya, 'GET /api/v1/employee/leave', { query: {} }))
    replies.push(await read(anita, 'GET /api/v1/employee/all-leave', { query: { tab: 'decided' } }))
    const written = [...(await namesOf(company)), 'A wedding at home', 'As you asked', 'Diwali', 'Ja, bitte']
    expect(english(replies, written)).toEqual([])
    // An English reader sees it unchanged.
    const said = await request(first)
    expect([said.title, said.quantity]).toEqual(['Casual leave', '2 days'])
    expect(said.events.flatMap(({ kind, note }) => (kind === 'revised' ? note : [])).join()).toContain(
      'Takes 1 day now',
    )
  })

  it('of a rule that decides automatically', async () => {
    const company = await anApprovalCompany()
    const anita = await company.employee('Anita Rao', { role: 'Manager' })
    const priya = await company.employee('Priya Nair', { reportsTo: anita })
    const approver = { kind: 'manager' as const, levelsUp: 1 }
    await company.chain([{ name: 'Lead', approver, dueHours: 2, dueAction: 'reject' }])
    const id = await company.ask(priya)
    company.clock.advance(10 * 86_400)
    await company.runDue()
    const replies = await everything(company, [anita, priya])
    replies.push(await read(priya, 'GET /api/v1/employee/leave/{id}', { params: { id } }))
    expect(english(replies, [...(await namesOf(company)), 'Something at home', 'Lead'])).toEqual([])
  })

  it('of two-person changes, and of the log', async () => {
    const company = await withPayroll(await aCompany())
    await company.within((tx) => leave.seed(tx))
    const [ravi, meera] = [
      await company.employee('Ravi Kumar', { role: 'HR' }),
      await company.employee('Meera Iyer', { role: 'HR' }),
    ]
    const priya = await company.employee('Priya Nair')
    await company.within((tx) => leave.join(tx, priya.employee))
    await pay(company, priya, 60_000_000)
    const september = await lockMonth(company, '2026-09')
    await withPasswords(company, ravi, meera)
    const params = { id: priya.employee }
    const sent = async <K extends Key>(key: K, one: Sent<K>) => {
      const { status, body } = await ravi.raw(key, one)
      expect([key, status, body]).toEqual([key, expect.toSatisfy((code: number) => code < 300), body])
    }
    const value = { ...startingSettings.pf, enabled: true }
    await sent('POST /api/v1/user/statutory-settings', {
      body: { section: 'pf', from: '2026-11', note: 'Neugefasst', value },
    })
    const answers = [{ section: 'esi' as const, answer: 'notCovered' as const, number: null, since: null }]
    await sent('POST /api/v1/user/statutory-registrations', { body: { answers } })
    const { updatedAt: _, ...config } = await ravi.call('GET /api/v1/user/payrun-config')
    await sent('PUT /api/v1/user/payrun-config', { body: { ...config, dayBasis: 'fixed30' } })
    const loan = {
      ...{ employeeId: priya.employee, name: 'Vorschuss', principalPaise: 9_000_00, givenOn: '2026-10-20' },
      ...{
        startMonth: '2026-12',
        repaidBy: 'months' as const,
        months: 9,
        installmentPaise: null,
        reason: 'Neugefasst',
      },
    }
    await sent('POST /api/v1/employee/loan', { body: loan })
    const salary = { employeeId: priya.employee, templateId: company.template, annualCtcPaise: 70_000_000 }
    await sent('POST /api/v1/employee/salary', { body: { ...salary, startsOn: '2026-11-01' } })
    const bonus = { type: 'earning' as const, name: 'Praemie', amountPaise: 1_000_00, reason: 'Neugefasst' }
    const months = { fromMonth: '2026-12', toMonth: '2026-12' }
    await sent('POST /api/v1/user/pay-input', { body: { ...bonus, ...months, employeeId: priya.employee } })
    const account = {
      accountNumber: '501001234821',
      accountNumberAgain: '501001234821',
      accountType: 'savings' as const,
    }
    const bank = { ...account, holderName: 'Priya Nair', ifsc: 'HDFC0001234' }
    await sent('PUT /api/v1/employee/bank-details/{id}', { params, body: bank })
    await sent('PUT /api/v1/employee/permissions/{id}', { params, body: { permissions: { shiftRead: true } } })
    await sent('PUT /api/v1/employee/permissions/{id}', {
      params,
      body: { permissions: { employeeSalaryWrite: true } },
    })
    const hold = { employeeId: priya.employee, reason: 'Neugefasst' }
    await sent('POST /api/v1/user/payrun/{id}/hold', { params: { id: september }, body: hold })
    await sent('POST /api/v1/user/payrun/{id}/reopen', { params: { id: september }, body: { reason: 'Neugefasst' } })
    const policyId = (await ravi.call('GET /api/v1/employee/leave-encashment/{id}', { params })).policies[0]!._id
    const encashed = { policyId, halfDays: 2, month: '2026-11', atExit: false, reason: 'Neugefasst' }
    await sent('POST /api/v1/employee/leave-encashment/{id}', { params, body: encashed })
    const late = { day: '2026-09-15', halfDays: 1, reason: 'Neugefasst' }
    await sent('POST /api/v1/employee/late-attendance/{id}', { params, body: late })
    await company.admin.call('PUT /api/v1/user/bank-wait', { body: { days: 5 } })
    await company.admin.call('PUT /api/v1/user/two-person-rule', { body: { area: 'paySettings', isOn: false } })

    const open = await everything(company, [ravi, meera, priya])
    const waiting = (await meera.call('GET /api/v1/user/pending-change', { query: { limit: 50 } })).data
    expect(waiting.length).toBeGreaterThan(7)
    const [last, ...others] = waiting.map(({ _id }) => _id)
    await meera.call('PUT /api/v1/user/pending-changes', { body: { ids: others, decision: 'approve' } })
    await meera.call('PUT /api/v1/user/pending-changes', {
      body: { ids: [last!], decision: 'reject', note: 'Neugefasst' },
    })
    const done = await everything(company, [ravi, meera, priya])
    const mine = ['Neugefasst', 'Vorschuss', 'Praemie', 'HDFC0001234', 'HDFC Bank', '501001234821']
    expect(english([open, done], [...(await namesOf(company)), ...mine])).toEqual([])
  })
})

it('detects English, and only that', () => {
  const reply = { title: 'Casual leave', note: translate({ text: 'Leave taken', values: [] }, 'xx'), to: 'fullTime' }
  expect(english([reply, { from: 'On hold', who: 'Not looked at' }], ['Casual'])).toEqual([
    'title: Casual leave',
    'from: On hold',
  ])
})
