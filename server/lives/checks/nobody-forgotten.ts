import type { Ended } from '../ended.ts'

const forgotten = ['unpaidDays', 'overpaidDays', 'skippedMonth'] as const

/** At the end the product itself confirms that every day of employment is paid, and none twice. */
export async function nobodyForgotten({ company, runs }: Ended): Promise<string[]> {
  const last = runs.filter(({ kind }) => kind === 'regular').at(-1)
  if (!last) return []
  const wrong: string[] = []
  const params = { id: last.id }
  const { findings } = await company.admin.call('GET /api/v1/user/payrun/{id}/preflight', { params })
  for (const code of forgotten) {
    if (!findings.some((one) => one.code === code)) continue
    const of = { params: { id: last.id, code } }
    const { data } = await company.admin.call('GET /api/v1/user/payrun/{id}/preflight/{code}', of)
    const named = data.map(({ employee, detail }) => `${employee.name}: ${detail}`)
    wrong.push(`Before approving ${last.month} it says ${code}. ${named.join('; ')}`)
  }
  return wrong
}
