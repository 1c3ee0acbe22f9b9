import { rupeeText } from '@muster/engine/format.ts'
import type { Ended } from '../ended.ts'

/** Every payslip is the sum of its lines, no net pay is negative, and each run agrees with its bank file, journal and challans. */
export async function ledger({ company, slips, runs }: Ended): Promise<string[]> {
  const wrong: string[] = []
  const nameOf = (employee: string) => company.people.find((one) => one?.employee === employee)?.is.name ?? '?'
  for (const { employee, kind, month, lines, net, gross } of slips) {
    const of = (...types: string[]) =>
      lines.filter(({ type }) => types.includes(type)).reduce((total, { amountPaise }) => total + amountPaise, 0)
    const sum = of('earning', 'reimbursement', 'roundOff') - of('deduction')
    const who = `${nameOf(employee)} ${month}`
    if (sum !== net) wrong.push(`${who}: the lines sum to ${rupeeText(sum)}, net pay is ${rupeeText(net)}`)
    if (of('earning') !== gross)
      wrong.push(`${who}: earnings sum to ${rupeeText(of('earning'))}, gross is ${rupeeText(gross)}`)
    if (kind !== 'reversal' && net < 0) wrong.push(`${who}: net pay is ${rupeeText(net)}`)
  }
  for (const { id, month, kind, excluded } of runs) {
    const { files, problems } = await company.admin.call('GET /api/v1/user/payrun/{id}/files', { params: { id } })
    wrong.push(...problems.map((problem) => `Files of ${month}: ${problem}`))
    const own = slips.filter((slip) => slip.run === id)
    const lines = (...codes: string[]) =>
      own
        .flatMap((slip) => slip.lines)
        .filter(({ code }) => codes.includes(code.split('@')[0]!))
        .reduce((total, { amountPaise }) => total + amountPaise, 0)
    // Insured months paid late have a sheet each.
    const owed = (file: string) =>
      files
        .filter(({ kind: one }) => one === file || one.startsWith(`${file}-late-`))
        .reduce((total, { amountPaise }) => total + (amountPaise ?? 0), 0)
    // A quarter with nothing left to state, because its payslips were reversed, has no statement.
    const isTakenBack = own.some(({ id: slip }) => slips.some(({ reverses }) => reverses === slip))
    const ties = [
      ['esi', lines('ESI', 'EMPLOYER_ESI')],
      ['professional-tax', lines('PT')],
      ['welfare-fund', lines('LWF', 'EMPLOYER_LWF')],
      ['tax-annexure-1', lines('TDS')],
    ] as const
    for (const [file, amount] of ties)
      if (kind === 'regular' && owed(file) !== amount && !(owed(file) === 0 && isTakenBack))
        wrong.push(`${file} of ${month} asks for ${rupeeText(owed(file))}; payslips took ${rupeeText(amount)}`)
    wrong.push(...excluded.map(({ employee, reason }) => `${nameOf(employee)} was left out of ${month}: ${reason}`))
  }
  return wrong
}
