import { t } from '@lingui/core/macro'
import { creditReads } from '../../../app/tables/leave-reads.ts'
import type { ImportView } from '../import-view.ts'

export const leaveBalancesView: ImportView<'leaveBalances'> = {
  title: t`Leave balances`,
  detail: t`Each employee\'s balance for each leave policy on a given day.`,
  matching: t`A balance is identified by the employee ID and the leave policy. It includes everything granted and taken by the end of its day.`,
  columns: { code: t`Employee ID`, leave: t`Leave policy`, balance: t`Balance`, on: t`As on` },
  stale: creditReads,
}
