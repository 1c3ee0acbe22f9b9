import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Alert, Link as MuiLink } from '@mui/material'
import type { ReplyOf } from '@muster/contract/routes.ts'
import { Link } from 'react-router'
import type { RouteOf } from '../../../shared/call/types.ts'
import { formatMonth } from '../../../shared/format/date.ts'
import { StatStrip } from '../../../shared/ui/stat-strip.tsx'

export type Form16Year = ReplyOf<RouteOf<'GET /api/v1/user/form-16-year'>>

/** The progress of a year's certificates, and what they lack. */
export function Form16Summary({ year }: { year: Form16Year | undefined }) {
  return (
    <>
      <StatStrip
        label={t`Certificates for the year`}
        loading={year === undefined}
        stats={[
          { label: t`People`, value: year?.people ?? 0 },
          { label: t`Part A uploaded`, value: year?.withPartA ?? 0, detail: t`From TRACES` },
          {
            label: t`Part B generated`,
            value: year?.withPartB ?? 0,
            detail: year?.outdated ? t`${year.outdated} outdated` : '',
          },
          { label: t`Issued`, value: year?.issued ?? 0 },
        ]}
      />
      {year !== undefined && year.form === 'Form 130' ? (
        <Alert severity="info" sx={{ mb: 2.5 }}>
          <Trans>
            Form 130 is valid only when downloaded from TRACES and signed. The part generated here is a working copy for
            checking; upload and issue the certificate from TRACES.
          </Trans>
        </Alert>
      ) : null}
      {year === undefined ? null : <Lacks year={year} />}
    </>
  )
}

function Lacks({ year: { openMonths, missing, financialYear, form, people } }: { year: Form16Year }) {
  if (people === 0) return null
  const lacking = missing.map((one) => labels[one]).join(', ')
  return (
    <>
      {openMonths.length === 0 ? null : (
        <Alert severity="warning" sx={{ mb: 2.5 }}>
          {openText(openMonths, financialYear)}
        </Alert>
      )}
      {missing.length === 0 ? null : (
        <Alert severity="warning" sx={{ mb: 2.5 }}>
          {missing.every((one) => one === 'pan') ? (
            <Trans>
              Missing for {form}: {lacking}. Add it under{' '}
              <MuiLink component={Link} to={information}>
                Company information
              </MuiLink>
              .
            </Trans>
          ) : (
            <Trans>
              Missing for {form}: {lacking}. Add it under{' '}
              <MuiLink component={Link} to={settings}>
                Statutory settings
              </MuiLink>
              .
            </Trans>
          )}
        </Alert>
      )}
    </>
  )
}

const settings = '/home/organization/statutory-settings'
const information = '/home/organization/information'

const labels = {
  tan: t`company TAN`,
  pan: t`company PAN`,
  signatory: t`authorised signatory`,
  address: t`CIT (TDS) address`,
} as const

function openText(months: readonly string[], year: string): string {
  if (months.length === 1)
    return t`Payroll for ${year} is not complete: ${formatMonth(months[0]!)} is not locked. Part B generated now covers locked months only.`
  return months.length === 12
    ? t`Payroll for ${year} is not complete: no month is locked. Lock a month before you generate Part B.`
    : t`Payroll for ${year} is not complete: ${months.length} months are not locked. Part B generated now covers locked months only.`
}
