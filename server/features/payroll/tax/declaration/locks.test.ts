import { describe, expect, test } from 'vitest'
import { declare, financialYear, people, ppf } from '../testing.ts'

describe('closed declarations', () => {
  test('after the last day only payroll can change anything', async () => {
    const { priya, accounts, company } = await people()
    const item = await declare(priya, ppf)
    company.clock.set('2027-04-01T06:00:00.000Z')
    const message = 'Declarations of 2026-27 closed on 31 Mar 2027. Ask payroll to change it.'
    const last = { query: { financialYear } }
    expect(await priya.call('GET /api/v1/employee/self-tax', last)).toMatchObject({
      isLocked: true,
      regime: { fixed: message },
    })
    const refusals = [
      await priya.refused('POST /api/v1/employee/self-tax-item', { body: { financialYear, details: ppf } }),
      await priya.refused('PUT /api/v1/employee/self-tax-item/{id}', { params: { id: item }, body: { details: ppf } }),
      await priya.refused('DELETE /api/v1/employee/self-tax-item/{id}', { params: { id: item } }),
      await priya.refused('PUT /api/v1/employee/self-tax-regime', { body: { financialYear, regime: 'old' } }),
      await priya.refused('PUT /api/v1/employee/self-tax-submit', { body: { financialYear } }),
    ]
    for (const refusal of refusals) expect(refusal).toMatchObject({ status: 409, message })
    const params = { id: priya.employee }
    await accounts.call('PUT /api/v1/user/tax-regime/{id}', { params, body: { financialYear, regime: 'old' } })
    await accounts.call('PUT /api/v1/user/tax-item/{id}', {
      params: { id: item },
      body: { details: { ...ppf, amountPaise: 100 } },
    })
    expect(await accounts.call('GET /api/v1/user/tax-declaration/{id}', { params, ...last })).toMatchObject({
      regime: { value: 'old', chosenBy: 'Dev Shah' },
      items: [{ declaredPaise: 100, changedBy: 'Dev Shah' }],
    })
  })

  test('the regime is fixed once tax was deducted by it', async () => {
    const { priya, accounts, company } = await people()
    const choose = (regime: 'old' | 'new') => ({ body: { financialYear, regime } })
    await priya.call('PUT /api/v1/employee/self-tax-regime', choose('old'))
    await priya.call('PUT /api/v1/employee/self-tax-regime', choose('new'))
    await priya.call('PUT /api/v1/employee/self-tax-regime', choose('old'))
    await company.within(async (tx) => {
      const query = (text: string, values: unknown[]) => tx.query({ name: '', text, values })
      const { rows } = await query(
        `insert into pay_run (organisation_id, month, state, config, started_at, progress_at, approved_at)
         values ($1, '2026-11', 'approved', '{}', $2, $2, $2) returning id`,
        [company.organisation, tx.now],
      )
      await query(
        `insert into payslip (organisation_id, run_id, employee_id, month, person, days, lines, inputs, inputs_hash, gross_paise,
           deductions_paise, reimbursements_paise, employer_paise, round_off_paise, net_paise, created_at)
         values ($1, $2, $3, '2026-11', '{}', '{}', '[]', '{}', '', 0, 0, 0, 0, 0, 0, $4)`,
        [company.organisation, (rows[0] as { id: string }).id, priya.employee, tx.now],
      )
    })
    expect(await priya.refused('PUT /api/v1/employee/self-tax-regime', choose('new'))).toMatchObject({
      status: 409,
      message: 'The tax of November 2026 was deducted by this choice. Ask payroll to change it.',
    })
    const params = { id: priya.employee }
    await accounts.call('PUT /api/v1/user/tax-regime/{id}', { params, ...choose('new') })
    expect((await priya.call('GET /api/v1/employee/self-tax')).regime).toMatchObject({ value: 'new', isChosen: true })
    const [news] = await priya.call('GET /api/v1/notification/all')
    expect(news?.message).toBe('Payroll set your tax regime for 2026-27: the new one.')
  })
})
