import type { CompanyOfLife, Somebody } from './company-of-life.ts'

/** Settles with a leaver, once all is recorded: nothing else is decided, so that it contains only what months still owe or are owed. */
export async function settleExit({ admin }: CompanyOfLife, person: Somebody): Promise<void> {
  if (person.leftOn === null || person.salaries.size === 0) return
  const params = { id: person.employee }
  await admin.call('PUT /api/v1/employee/settlement/{id}', { params, body: nothingBesides })
  await admin.call('POST /api/v1/employee/settlement/{id}/step', { params, body: { action: 'approve' } })
}

const nothingBesides = {
  ...({ reason: 'resignation', noticeBy: 'nobody' } as const),
  ...{ noticeDays: 0, servedDays: 0, isFixedTerm: false, paysGratuity: false, paysBonus: false },
  ...{ gratuityExemptBeforePaise: 0, leaveExemptBeforePaise: 0, items: [] },
}
