import { reportOf } from '@muster/contract/reports/report-kinds.ts'
import type { Permission } from '@muster/contract/permissions.ts'
import type { Id } from '@muster/contract/values.ts'
import { monthOf } from '@muster/engine/day.ts'
import { say } from '@muster/engine/sentence.ts'
import type { App } from '../../../platform/app.ts'
import { organisations } from '../../../platform/database/organisations.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import type { JobData } from '../../../platform/after-commit/job.ts'
import { accountsWithPermission } from '../../identity/index.ts'
import { notifyEach } from '../../notifications/index.ts'
import { companyToday } from '../../organisation/index.ts'
import { dayOfMonth } from './saved-report.ts'
import { noteDueReports } from './saved-report.queries.ts'

/** Notifies readers of saved reports monthly that the figures are available. The email contains a link and no figures. */
export async function mailSavedReports(app: App, { organisation }: JobData['saved-report']): Promise<void> {
  if (organisation !== null) return app.database.within(organisation, tellReaders)
  await app.database.globally(async (tx) => {
    for (const one of await organisations(tx)) await tx.enqueue('saved-report', { organisation: one }, { key: one })
  })
}

async function tellReaders(tx: Tx): Promise<void> {
  const today = await companyToday(tx)
  const due = await noteDueReports(tx, { month: monthOf(today), dayOfMonth: dayOfMonth(today) })
  const viewers = new Map<Permission, ReadonlySet<Id>>()
  for (const { report } of due) {
    const { access } = reportOf(report)
    if (!viewers.has(access)) viewers.set(access, new Set(await accountsWithPermission(tx, access)))
  }
  await notifyEach(
    tx,
    due
      .filter(({ report, account }) => viewers.get(reportOf(report).access)?.has(account))
      .map(({ id, name, account }) => ({
        ...{ account, type: 'report' as const, target: id },
        message: say`Your monthly report "${name}" is ready.`,
      })),
  )
}
