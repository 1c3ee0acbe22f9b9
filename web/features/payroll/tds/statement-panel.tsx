import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Alert, Box, Link as MuiLink, Typography } from '@mui/material'
import { Suspense, useState } from 'react'
import { Link } from 'react-router'
import { api } from '../../../shared/call/api.ts'
import { invalidate } from '../../../shared/call/use-api.ts'
import { formatDate, formatMonth } from '../../../shared/format/date.ts'
import { formatMoney } from '../../../shared/format/money.ts'
import { formatInstant } from '../../../shared/format/time.ts'
import { lazyDialog } from '../../../shared/part/lazy-part.tsx'
import { useCan } from '../../../shared/session/session.ts'
import { ActionButton } from '../../../shared/ui/action/action-button.tsx'
import { Facts } from '../../../shared/ui/facts.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { StatusChip } from '../../../shared/ui/status-chip.tsx'
import { DownloadButton } from '../download-button.tsx'
import { useTdsEntity } from './tds-entity.tsx'
import type { Statement } from './types.ts'

const FiledDialog = lazyDialog(() => import('./filed-dialog.tsx'))

/** One quarter: totals, what is missing with the page to fix it on, the file, and the receipt. */
export function StatementPanel({ year, statement }: { year: string; statement: Statement }) {
  const canWrite = useCan('payRollHistoryWrite')
  const mayFetch = useCan('employeeIdentityRead')
  const [filing, setFiling] = useState(false)
  const entity = useTdsEntity()
  const { quarter, form, from, to, missing, notes } = statement
  const name = t`${form}, Q${quarter} ${year}`
  return (
    <Panel
      title={name}
      subtitle={t`${formatMonth(from)} to ${formatMonth(to)}`}
      action={<State statement={statement} />}
    >
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Facts facts={facts(statement)} />
        {missing.length === 0 ? null : (
          <Alert severity="warning">
            <Trans>Before the file can be created:</Trans>
            <Points points={missing} />
          </Alert>
        )}
        {notes.length === 0 ? null : (
          <Alert severity="info">
            <Trans>Check before filing:</Trans>
            <Points points={notes} />
          </Alert>
        )}
        {missing.length > 0 ? null : (
          <Typography sx={{ color: 'text.secondary' }}>
            <Trans>
              Download the challan file (.csi) from the tax portal, validate both with the File Validation Utility
              (FVU), then upload the .fvu file under e-File, TDS returns. The name and TAN must match those in the .csi
              file.
            </Trans>
          </Typography>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
          {missing.length > 0 || !mayFetch ? null : (
            <DownloadButton
              what={name}
              fileName={statement.fileName}
              look="primary"
              fetchIt={async () => {
                const params = { year, quarter }
                const query = { ...entity }
                const file = await api('GET /api/v1/user/tds-statement/{year}/{quarter}/file', { params, query })
                void invalidate('GET /api/v1/user/tds-statement')
                return file
              }}
            >{t`Download text file`}</DownloadButton>
          )}
          {canWrite ? (
            <ActionButton
              action={{
                label: statement.receipt === null ? t`Record filing` : t`Change filing details`,
                onClick: () => setFiling(true),
              }}
            />
          ) : null}
          {missing.length === 0 && !mayFetch ? (
            <Typography
              sx={{ color: 'warning.main' }}
            >{t`The file contains PANs. Ask an administrator for access to identity numbers.`}</Typography>
          ) : null}
        </Box>
        <Suspense fallback={null}>
          {filing ? <FiledDialog year={year} statement={statement} onClose={() => setFiling(false)} /> : null}
        </Suspense>
      </Box>
    </Panel>
  )
}

function facts({
  deductedPaise,
  depositedPaise,
  people,
  challans,
  dueOn,
  made,
  receipt,
  filedOn,
  feePaise,
}: Statement) {
  return [
    { label: t`TDS deducted`, value: formatMoney(deductedPaise) },
    { label: t`Linked to challans`, value: formatMoney(depositedPaise) },
    { label: t`Employees`, value: String(people) },
    { label: t`Challans`, value: String(challans) },
    { label: t`Due`, value: formatDate(dueOn) },
    ...(feePaise === 0 ? [] : [{ label: t`Late filing fee`, value: formatMoney(feePaise) }]),
    ...(receipt === null || filedOn === null
      ? []
      : [{ label: t`Receipt number`, value: t`${receipt}, filed on ${formatDate(filedOn)}` }]),
    ...(made === null ? [] : [{ label: t`Last file created`, value: madeText(made), wide: true }]),
  ]
}

function madeText({ at, by, sha256 }: NonNullable<Statement['made']>): string {
  const mark = sha256.slice(0, 12)
  return by === null ? t`${formatInstant(at)}, SHA-256 ${mark}…` : t`${formatInstant(at)} by ${by}, SHA-256 ${mark}…`
}

function State({ statement: { receipt, missing, made } }: { statement: Statement }) {
  if (receipt !== null) return <StatusChip status="filed" label={t`Filed`} tone="success" />
  if (missing.length > 0)
    return (
      <StatusChip
        status="missing"
        label={plural(missing.length, { one: '# thing to complete', other: '# things to complete' })}
        tone="warning"
      />
    )
  return made === null ? (
    <StatusChip status="ready" label={t`Ready`} tone="info" />
  ) : (
    <StatusChip status="made" label={t`File created`} tone="info" />
  )
}

const pages = {
  challans: { to: '/home/payroll/tds', label: t`Open challans` },
  deductor: { to: '/home/payroll/tds?tab=deductor', label: t`Open deductor details` },
  company: { to: '/home/organization/information', label: t`Open company information` },
  payroll: { to: '/home/payroll/payroll-history', label: t`Open payroll history` },
  employees: { to: '/home/employees', label: t`Open employees` },
  certificates: { to: '/home/payroll/form16', label: t`Open certificates` },
  statements: null,
} as const

function Points({ points }: { points: Statement['missing'] }) {
  return (
    <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
      {points.map(({ message, at }) => {
        const page = at === null ? null : pages[at]
        return (
          <li key={message}>
            {message}{' '}
            {page === null ? null : (
              <MuiLink component={Link} to={page.to}>
                {page.label}
              </MuiLink>
            )}
          </li>
        )
      })}
    </Box>
  )
}
