import { t } from '@lingui/core/macro'
import type { ReplyOf } from '@muster/contract/routes.ts'
import type { RouteOf } from '../../../shared/call/types.ts'
import { formatMonth } from '../../../shared/format/date.ts'

export type ComplianceItem = ReplyOf<RouteOf<'GET /api/v1/user/compliance'>>['items'][number]

export const complianceReads = ['GET /api/v1/user/compliance'] as const

/** `Professional tax, Karnataka` */
export function itemName({ kind, stateName }: Pick<ComplianceItem, 'kind' | 'stateName'>): string {
  const name = {
    pf: t`EPF return and payment`,
    esi: t`ESI contribution`,
    pt: t`Professional tax`,
    lwf: t`LWF contribution`,
    tds: t`TDS deposit`,
    tdsStatement: t`Quarterly TDS statement`,
    tdsCertificate: t`Tax certificates for employees`,
    bonus: t`Statutory bonus payment`,
    annualReturn: t`Annual return`,
  }[kind]
  return stateName === null ? name : `${name}, ${stateName}`
}

/** The item as named in calls. */
export function whichOf({ kind, state, to, entity }: ComplianceItem) {
  return { kind, state, period: to, ...(entity === null ? {} : { entity: entity._id ?? 'own' }) }
}

/** The figures of an annual return, of whoever files it. */
export function figuresPath({ to, entity }: Pick<ComplianceItem, 'to' | 'entity'>): string {
  const of = entity === null ? '' : `&entity=${entity._id ?? 'own'}`
  return `/home/payroll/annual-return?year=${to.slice(0, 4)}${of}`
}

export function periodText({ from, to }: Pick<ComplianceItem, 'from' | 'to'>): string {
  return from === to ? formatMonth(to) : t`${formatMonth(from, 'short')} to ${formatMonth(to, 'short')}`
}

/** What is paid, without a return of its own. */
const payments: readonly ComplianceItem['kind'][] = ['esi', 'pt', 'lwf', 'tds', 'bonus']

export const isPayment = ({ kind }: Pick<ComplianceItem, 'kind'>) => payments.includes(kind)

export function statusOf(item: Pick<ComplianceItem, 'kind' | 'status'>) {
  const isPaid = isPayment(item)
  return {
    open: { label: t`Open`, tone: 'info' as const },
    overdue: { label: t`Overdue`, tone: 'error' as const },
    filed: { label: isPaid ? t`Paid` : t`Filed`, tone: 'success' as const },
    filedLate: { label: isPaid ? t`Paid late` : t`Filed late`, tone: 'warning' as const },
  }[item.status]
}
