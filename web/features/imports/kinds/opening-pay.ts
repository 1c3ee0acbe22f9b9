import { t } from '@lingui/core/macro'
import type { ImportView } from '../import-view.ts'

const figures = {
  salaryPaise: t`Gross salary`,
  tdsPaise: t`TDS`,
  pfPaise: t`Employee PF`,
  ptPaise: t`Professional tax`,
  esiWagesPaise: t`ESI wages`,
  basicPaise: t`Basic`,
  daPaise: t`DA`,
  hraPaise: t`HRA`,
  ltaPaise: t`LTA`,
  exemptPaise: t`Tax-exempt part`,
  perquisitesPaise: t`Perquisites`,
  employerNpsPaise: t`Employer NPS`,
  employerPfPaise: t`Employer PF`,
  superannuationPaise: t`Employer superannuation`,
  bonusWagesPaise: t`Bonus wages`,
  paidHalfDays: t`Paid days`,
}

export const payByMonthView: ImportView<'payByMonth'> = {
  title: t`Pay so far, by month`,
  detail: t`Pay and tax of this financial year before your first pay run here, one row for each month.`,
  matching: t`A row is identified by the employee ID and the month.`,
  columns: { code: t`Employee ID`, fromMonth: t`Month`, ...figures },
  stale: ['GET /api/v1/employee/basic-info'],
}

export const payTotalsView: ImportView<'payTotals'> = {
  title: t`Pay so far, as totals`,
  detail: t`Pay and tax of this financial year before your first pay run here, one row for each employee.`,
  matching: t`A row is identified by the employee ID and its months.`,
  columns: { code: t`Employee ID`, fromMonth: t`From month`, toMonth: t`To month`, ...figures },
  stale: ['GET /api/v1/employee/basic-info'],
}
