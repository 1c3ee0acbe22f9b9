import { plural, t } from '@lingui/core/macro'
import { Alert, Box } from '@mui/material'
import { entryOf } from '@muster/contract/request-types.ts'
import type { Claim } from './claim.ts'

/** Context for the decision: exceeded limits, bills claimed before. */
export function ClaimWarnings({ details }: Pick<Claim, 'details'>) {
  const { warnings, duplicates, lines } = details
  const taxed = lines.filter(({ isTaxed }) => isTaxed).length
  if (warnings.length + duplicates.length + taxed === 0) return null
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {duplicates.map((one) => (
        <Alert key={`${one.position} ${one.number}`} severity="warning">
          {duplicateText(one)}
        </Alert>
      ))}
      {warnings.map(({ position, message }) => (
        <Alert key={`${position} ${message}`} severity="warning">{t`Expense ${position}: ${message}`}</Alert>
      ))}
      {taxed > 0 ? (
        <Alert severity="info">
          {plural(taxed, { one: '# expense is taxed as income', other: '# expenses are taxed as income' })}
        </Alert>
      ) : null}
    </Box>
  )
}

export function duplicateText({ position, by, number, requester }: Claim['details']['duplicates'][number]): string {
  if (!number.startsWith(entryOf('claim').prefix))
    return by === 'file'
      ? t`Expense ${position}: same bill as ${number} of ${requester}`
      : t`Expense ${position}: same day, merchant and amount as ${number} of ${requester}`
  return by === 'file'
    ? t`Expense ${position}: same bill as claim ${number} of ${requester}`
    : t`Expense ${position}: same day, merchant and amount as claim ${number} of ${requester}`
}
