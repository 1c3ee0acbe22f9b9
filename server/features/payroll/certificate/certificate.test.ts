import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Id } from '@muster/contract/values.ts'
import { run as query, type Company } from '../../../testing/company.ts'
import { lockedOctober } from '../outputs/testing.ts'
import { certifyRun } from './certify.ts'

const list = (company: Company, id: Id) =>
  company.admin.call('GET /api/v1/user/payrun/{id}/certificates', { params: { id } })
const certify = (company: Company, run: Id) =>
  certifyRun(company.app, { organisation: company.organisation, run, account: null })
const step = (company: Company, id: Id, body: { action: 'pay' } | { action: 'approve' }) =>
  company.admin.call('PUT /api/v1/user/payrun/{id}', { params: { id }, body })

interface Slip {
  employee: Id
  net: number
  lines: { code: string; type: string; amountPaise: number }[]
  facts: {
    pf: Record<string, number> | null
    esi: { employeePaise: number; employerPaise: number } | null
    pt: { taxPaise: number } | null
    lwf: { employeePaise: number; employerPaise: number } | null
    tax: { tdsPaise: number }
  }
}

const fundCodes = ['EPF', 'VPF', 'EMPLOYER_EPF', 'EMPLOYER_EPS', 'EDLI', 'PF_ADMIN']

/** The run's totals from its payslip rows alone, without the product's own sums. */
async function byHand(company: Company, id: Id) {
  const { rows } = await company.within((tx) =>
    query(
      tx,
      sql`select employee_id as employee, net_paise::int as net, lines, facts from payslip where run_id = ${id}`,
    ),
  )
  const slips = rows as Slip[]
  const figures = { net: 0, printed: 0, pf: 0, esi: 0, pt: 0, lwf: 0, tds: 0, tdsFacts: 0, ptFacts: 0 }
  for (const { net, lines, facts } of slips) {
    figures.net += net
    for (const { code, type, amountPaise } of lines) {
      if (type === 'earning' || type === 'reimbursement' || type === 'roundOff') figures.printed += amountPaise
      if (type === 'deduction') figures.printed -= amountPaise
      const [base = ''] = code.split('@')
      if (fundCodes.includes(base)) figures.pf += amountPaise
      if (base === 'ESI' || base === 'EMPLOYER_ESI') figures.esi += amountPaise
      if (base === 'PT') figures.pt += amountPaise
      if (base === 'LWF' || base === 'EMPLOYER_LWF') figures.lwf += amountPaise
      if (base === 'TDS') figures.tds += amountPaise
    }
    figures.tdsFacts += facts.tax.tdsPaise
    figures.ptFacts += facts.pt?.taxPaise ?? 0
  }
  return { slips, figures }
}

/** Provident fund due for some payslips. */
function challan(slips: readonly Slip[]): number {
  let [exact, admin, insurance] = [0, 0, 0]
  for (const { lines } of slips)
    for (const { code, amountPaise } of lines)
      if (code === 'PF_ADMIN') admin += amountPaise
      else if (code === 'EDLI') insurance += amountPaise
      else if (fundCodes.includes(code)) exact += amountPaise
  const rupees = (paise: number) => Math.floor((paise + 50) / 100) * 100
  return exact + Math.max(50_000, rupees(admin)) + rupees(insurance)
}

test('a locked run is certified: each figure is the sum of its payslips, added up by hand', async () => {
  const { company, october, priya } = await lockedOctober({ taxed: true })
  await certify(company, october)
  const [certificate] = await list(company, october)
  const { slips, figures: own } = await byHand(company, october)
  const of = Object.fromEntries(certificate!.figures.map((one) => [one.item, one]))
  const paid = slips.find(({ employee }) => employee === priya.employee)!
  const others = slips.filter((slip) => slip !== paid)
  expect(certificate).toMatchObject({ n: 1, stage: 'approved', people: 3, ties: true, voided: null })

  expect(own.printed).toBe(own.net)
  expect(of['net']).toEqual({
    ...{
      item: 'net',
      payslipsPaise: own.net,
      bankPaise: paid.net,
      journalPaise: own.net,
      returnPaise: null,
    },
    // The others have no account.
    differences: [{ against: 'bank', cause: 'bankDetails', people: 2, amountPaise: own.net - paid.net }],
    unexplainedPaise: 0,
  })
  expect(own.tds).toBeGreaterThan(0)
  expect(own.pt).toBeGreaterThan(0)
  expect(own.esi).toBeGreaterThan(0)
  for (const item of ['pt', 'lwf', 'tds'] as const)
    expect(of[item]).toMatchObject({
      ...{ payslipsPaise: own[item], journalPaise: own[item], returnPaise: own[item], differences: [] },
    })
  // Rahul is insured but has no number yet: the sheet leaves him out.
  expect(of['esi']).toMatchObject({
    ...{ payslipsPaise: own.esi, journalPaise: own.esi, returnPaise: 0, unexplainedPaise: 0 },
    differences: [{ against: 'return', cause: 'missingNumber', people: 1, amountPaise: own.esi }],
  })
  expect([own.tdsFacts, own.ptFacts]).toEqual([own.tds, own.pt])

  // A challan has administration, at least ₹500, and insurance in whole rupees; the others have no UAN and are in no file.
  const pf = of['pf']!
  expect(pf).toMatchObject({ payslipsPaise: own.pf, unexplainedPaise: 0 })
  expect([pf.journalPaise, pf.returnPaise]).toEqual([challan(slips), challan([paid])])
  const causes = pf.differences.map(({ against, cause, people }) => [against, cause, people])
  expect(causes).toContainEqual(['return', 'missingNumber', others.length])
  let explained = 0
  for (const { against, amountPaise } of pf.differences) if (against === 'return') explained += amountPaise
  expect(pf.payslipsPaise - pf.returnPaise!).toBe(explained)
  expect(pf.journalPaise % 100).toBe(0)
})

test('the hash is that of the stored figures, and the same figures are certified once', async () => {
  const { company, october } = await lockedOctober()
  await certify(company, october)
  await certify(company, october)
  const all = await list(company, october)
  expect(all).toHaveLength(1)
  const [{ text, sha256, figures, n }] = all as [(typeof all)[number]]
  expect(createHash('sha256').update(text).digest('hex')).toBe(sha256)
  expect(JSON.parse(text)).toMatchObject({ version: 1, run: october, month: '2026-10', figures })
  const pdf: unknown = await company.admin.call('GET /api/v1/user/payrun/{id}/certificates/{n}', {
    params: { id: october, n },
  })
  expect(String(pdf).slice(0, 5)).toBe('%PDF-')
  const none = { params: { id: october, n: 9 } }
  expect(await company.admin.refused('GET /api/v1/user/payrun/{id}/certificates/{n}', none)).toMatchObject({
    status: 404,
  })
})

test('pay on hold explains the difference from the bank file, and newer figures replace older ones', async () => {
  const { company, october, priya } = await lockedOctober()
  await certify(company, october)
  const body = { employeeId: priya.employee, reason: 'Laptop not given back' }
  await company.admin.call('POST /api/v1/user/payrun/{id}/hold', { params: { id: october }, body })
  const issue = { params: { id: october } }
  expect(await company.admin.call('POST /api/v1/user/payrun/{id}/certificates', issue)).toEqual({ n: 2 })
  expect(await company.admin.call('POST /api/v1/user/payrun/{id}/certificates', issue)).toEqual({ n: 2 })
  const [now, before] = await list(company, october)
  expect(now).toMatchObject({ n: 2, ties: true, voided: null, issuedBy: expect.any(String) })
  expect(now!.figures[0]!.differences.map(({ cause, people }) => [cause, people])).toEqual([
    ['bankDetails', 1],
    ['onHold', 1],
  ])
  expect(before!.voided).toMatchObject({ cause: 'replaced', reason: '' })
  expect(await priya.refused('POST /api/v1/user/payrun/{id}/certificates', issue)).toMatchObject({ status: 403 })
})

test('a paid run is certified again; marking it as not paid, reopening and reversing void the certificate with their reason', async () => {
  const { company, october } = await lockedOctober()
  await certify(company, october)
  await step(company, october, { action: 'pay' })
  await certify(company, october)
  const reason = 'Marked too early'
  await company.admin.call('POST /api/v1/user/payrun/{id}/not-paid', { params: { id: october }, body: { reason } })
  const stages = async () => (await list(company, october)).map(({ stage, voided }) => [stage, voided?.cause ?? null])
  expect(await stages()).toEqual([
    ['paid', 'notPaid'],
    ['approved', null],
  ])
  expect((await list(company, october))[0]!.voided).toMatchObject({ reason })
  await company.admin.call('POST /api/v1/user/payrun/{id}/reopen', { params: { id: october }, body: { reason } })
  expect(await stages()).toEqual([
    ['paid', 'notPaid'],
    ['approved', 'reopened'],
  ])
  const issue = { params: { id: october } }
  expect(await company.admin.refused('POST /api/v1/user/payrun/{id}/certificates', issue)).toMatchObject({
    status: 409,
  })
  // The job runs after the month was reopened.
  await certify(company, october)
  expect(await list(company, october)).toHaveLength(2)
})

test('a reversed payslip voids the certificates of its run', async () => {
  const { company, october, priya } = await lockedOctober()
  await certify(company, october)
  const { data } = await priya.call('GET /api/v1/user/passbook/{id}', { params: { id: priya.employee } })
  const body = { reason: 'Paid to the wrong account' }
  const back = await company.admin.call('POST /api/v1/user/payslip/{id}/reversal', {
    params: { id: data[0]!._id },
    body,
  })
  expect((await list(company, october))[0]!.voided).toMatchObject({ cause: 'reversed', reason: body.reason })
  expect(
    await company.admin.refused('POST /api/v1/user/payrun/{id}/certificates', { params: { id: back.runId } }),
  ).toMatchObject({ status: 409, message: 'A reversal has no certificate of its own.' })
  await company.admin.call('POST /api/v1/user/payrun/{id}/certificates', { params: { id: october } })
  const [now] = await list(company, october)
  expect(now).toMatchObject({ n: 2, ties: true })
  expect(now!.figures[0]!.differences.map(({ cause }) => cause)).toEqual(['bankDetails', 'reversed'])
})
