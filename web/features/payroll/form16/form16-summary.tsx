import { t } from '@lingui/core/macro'
import { Alert, Link as MuiLink } from '@mui/material'
import type { ReplyOf } from '@muster/contract/routes.ts'
import { Link } from 'react-router'
import type { RouteOf } from '../../../shared/call/types.ts'
import { formatMonth } from '../../../shared/format/date.ts'
import { StatStrip } from '../../../shared/ui/stat-strip.tsx'

export type Form16Year = ReplyOf<RouteOf<'GET /api/v1/user/form-16-year'>>

/** How far the certificates of a year are, and what they would lack. */
export function Form16Summary({ year }: { year: Form16Year | undefined }) {
  return (
    <>
      <StatStrip
        label={t`Certificates of the year`}
        loading={year === undefined}
        stats={[
          { label: t`People`, value: year?.people ?? 0 },
          { label: t`With Part A`, value: year?.withPartA ?? 0, detail: t`From TRACES` },
          {
            label: t`With Part B`,
            value: year?.withPartB ?? 0,
            detail: year?.outdated ? t`${year.outdated} outdated` : '',
          },
          { label: t`Given`, value: year?.issued ?? 0 },
        ]}
      />
      {year === undefined ? null : <Lacks year={year} />}
    </>
  )
}

function Lacks({ year: { openMonths, missing, financialYear, form, people } }: { year: Form16Year }) {
  if (people === 0) return null
  return (
    <>
      {openMonths.length === 0 ? null : (
        <Alert severity="warning" sx={{ mb: 2.5 }}>
          {t`${financialYear} is not over for payroll: ${openText(openMonths)} not locked. What is made now holds the locked months alone.`}
        </Alert>
      )}
      {missing.length === 0 ? null : (
        <Alert severity="warning" sx={{ mb: 2.5 }}>
          {t`${form} has no ${missing.map((one) => words[one]).join(', ')}. Enter it under `}
          <MuiLink component={Link} to={missing.every((one) => one === 'pan') ? information : settings}>
            {missing.every((one) => one === 'pan') ? t`company information` : t`statutory settings`}
          </MuiLink>
          .
        </Alert>
      )}
    </>
  )
}

const settings = '/home/organization/statutory-settings'
const information = '/home/organization/information'

const words = {
  tan: t`TAN of the company`,
  pan: t`PAN of the company`,
  signatory: t`person who signs`,
  address: t`address of the CIT (TDS)`,
} as const

function openText(months: readonly string[]): string {
  if (months.length === 1) return t`${formatMonth(months[0]!)} is`
  return months.length === 12 ? t`no month is locked, all are` : t`${months.length} months are`
}
