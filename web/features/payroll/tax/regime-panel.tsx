import { t } from '@lingui/core/macro'
import { Alert, Box, Typography } from '@mui/material'
import { useState } from 'react'
import { useApi } from '../../../shared/call/use-api.ts'
import { formatMoney } from '../../../shared/format/money.ts'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import { ActionButton } from '../../../shared/ui/action/action-button.tsx'
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { TextSkeleton } from '../../../shared/ui/skeletons.tsx'
import { RegimeFigures } from './regime-figures.tsx'
import { chooseRegime, type TaxOwner } from './tax-calls.ts'
import type { Regime, TaxDeclaration, TaxProjection } from './types.ts'
import { regimeNames } from './tax-words.ts'

interface Props {
  owner: TaxOwner
  declaration: TaxDeclaration
  /** The regime can be chosen by whoever looks at it. */
  mayChoose: boolean
}

/** What the year's tax is under each regime, and which of them holds. */
export function RegimePanel({ owner, declaration, mayChoose }: Props) {
  const { regime, financialYear } = declaration
  const [asked, setAsked] = useState<Regime | null>(null)
  const query = { financialYear }
  const own = useApi(owner === 'self' ? 'GET /api/v1/employee/self-tax-projection' : null, { query })
  const theirs = useApi(owner === 'self' ? null : 'GET /api/v1/user/tax-projection/{id}', {
    query,
    params: { id: owner === 'self' ? '' : owner.employeeId },
  })
  const { data, error, mutate } = owner === 'self' ? own : theirs
  return (
    <Panel
      title={t`Tax regime`}
      subtitle={
        regime.isChosen
          ? t`${regimeNames[regime.value]}, chosen for ${financialYear}`
          : t`Not chosen for ${financialYear}: the new regime applies`
      }
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        {error ? (
          <ErrorState title={t`Could not load the comparison.`} error={error} onRetry={() => void mutate()} />
        ) : data ? (
          <Comparison projection={data} held={regime.value} />
        ) : (
          <TextSkeleton lines={5} />
        )}
        {regime.fixed !== null && !mayChoose ? <Alert severity="info">{regime.fixed}</Alert> : null}
        {mayChoose ? (
          <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
            {(['new', 'old'] as const)
              .filter((one) => one !== regime.value || !regime.isChosen)
              .map((one) => (
                <ActionButton key={one} action={{ label: t`Choose the ${one} regime`, onClick: () => setAsked(one) }} />
              ))}
          </Box>
        ) : null}
      </Box>
      <ConfirmDialog
        open={asked !== null}
        title={t`Choose the ${asked ?? ''} regime for ${financialYear}?`}
        confirm={t`Choose the ${asked ?? ''} regime`}
        keep={t`Not yet`}
        danger={false}
        onConfirm={async () => {
          if (asked === null) return
          await chooseRegime(owner, financialYear, asked)
          snack(t`Tax regime saved`)
        }}
        onClose={() => setAsked(null)}
      >{t`Tax is deducted by it from the next pay run on. Once that has happened, only payroll can change it for this year; the tax return can still use the other regime.`}</ConfirmDialog>
    </Panel>
  )
}

function Comparison({ projection, held }: { projection: TaxProjection; held: Regime }) {
  const { better, savingPaise, monthlyTaxPaise, months, tdsPaise } = projection
  return (
    <>
      <Typography>
        {better === 'equal'
          ? t`Both regimes come to the same tax.`
          : t`The ${better} regime takes ${formatMoney(savingPaise)} less in this year.`}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))',
        }}
      >
        {(['new', 'old'] as const).map((one) => (
          <RegimeFigures
            key={one}
            regime={one}
            figures={projection[one]}
            isHeld={one === held}
            isBetter={one === better}
          />
        ))}
      </Box>
      {projection.hasPan ? null : (
        <Alert severity="warning">{t`Payroll has no PAN: when tax is due, at least a fifth of the income is taken.`}</Alert>
      )}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t`Deducted so far ${formatMoney(tdsPaise)}. ${
          months.assumed === 0
            ? t`No pay of this year is still to come.`
            : t`About ${formatMoney(monthlyTaxPaise)} a month in the ${months.assumed === 1 ? t`month` : t`${months.assumed} months`} to come, if pay stays as it is.`
        }`}
      </Typography>
    </>
  )
}
