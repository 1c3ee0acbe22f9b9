import type { Paise } from '@muster/contract/values.ts'
import { rupeeText } from '@muster/engine/format.ts'
import type { Ended } from '../ended.ts'

/** Every payslip above zero is one payment; a payment that failed and was not repaid is in the file that pays it, or excluded by name. */
export async function bank({ company, runs, slips }: Ended): Promise<string[]> {
  const wrong: string[] = []
  for (const { id, month } of runs.filter(({ kind }) => kind === 'regular')) {
    const params = { id }
    const { data: payments } = await company.admin.call('GET /api/v1/user/payrun/{id}/payments', { params, query: {} })
    const sum = (all: readonly { netPaise: Paise }[]) => all.reduce((total, { netPaise }) => total + netPaise, 0)
    // What was reversed before it was paid is no payment.
    const isDue = ({ id: slip }: { id: string }) =>
      payments.some(({ payslipId }) => payslipId === slip) || !slips.some(({ reverses }) => reverses === slip)
    const due = sum(slips.filter((slip) => slip.run === id && isDue(slip)).map(({ net }) => ({ netPaise: net })))
    if (sum(payments) !== due)
      wrong.push(`The payments of ${month} are ${rupeeText(sum(payments))}, due ${rupeeText(due)}`)
    const returned = payments.filter(({ state }) => state === 'returned')
    const { files } = await company.admin.call('GET /api/v1/user/payrun/{id}/files', { params })
    // Each legal entity has its own.
    const again = files.filter(({ kind }) => kind === 'bank-returned')
    const excluded = returned.filter(({ employee }) =>
      again.some((file) => file.excluded.some(({ code }) => code === employee.code)),
    )
    const sent = sum(excluded) + again.reduce((total, { amountPaise }) => total + (amountPaise ?? 0), 0)
    if (sent !== sum(returned))
      wrong.push(`Of ${rupeeText(sum(returned))} that came back of ${month}, ${rupeeText(sent)} is to be paid again`)
  }
  return wrong
}
