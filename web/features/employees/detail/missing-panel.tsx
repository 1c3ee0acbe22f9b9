import { t } from '@lingui/core/macro'
import { Alert, Button } from '@mui/material'
import { Link } from 'react-router'
import { useCan } from '../../../shared/session/session.ts'
import type { Employee } from '../employee-labels.ts'

const words = {
  personal: { text: t`date of birth and address`, tab: 'personal' },
  identity: { text: t`PAN`, tab: 'personal' },
  bank: { text: t`bank account`, tab: 'bank' },
} as const

/** What the record still lacks, with the way to add it. */
export function MissingPanel({ employee }: { employee: Pick<Employee, 'missing'> }) {
  const canBank = useCan('employeeBankWrite')
  const missing = employee.missing.filter((one) => one !== 'bank' || canBank).map((one) => words[one])
  const [first] = missing
  if (!first) return null
  return (
    <Alert
      severity="warning"
      action={<Button color="inherit" size="small" component={Link} to={`?tab=${first.tab}`}>{t`Add`}</Button>}
    >
      {t`Not added yet: ${missing.map(({ text }) => text).join(', ')}.`}
    </Alert>
  )
}
