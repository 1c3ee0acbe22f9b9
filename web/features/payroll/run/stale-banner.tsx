import { t } from '@lingui/core/macro'
import { Alert } from '@mui/material'
import { formatPeople } from '../../../shared/format/people.ts'
import type { Changes } from './use-run-checks.ts'

const words: Record<Changes['people'][number]['what'][number], string> = {
  employment: t`joining or last day`,
  salary: 'salary',
  attendance: 'attendance',
  oneTime: t`one-time pay`,
  deductions: 'deductions',
  arrears: 'arrears',
  statutory: t`tax or statutory details`,
  law: t`rates of the law`,
  joined: t`not in the calculation`,
  gone: t`not employed in the month any more`,
  other: t`pay run configuration`,
}

/** Says whose inputs are not those that the run was calculated from; the button beside it calculates it again. */
export default function StaleBanner({ changes: { count, people } }: { changes: Changes }) {
  const named = people.map(({ name, what }) => `${name} (${what.map((one) => words[one]).join(', ')})`)
  const rest = count - people.length
  const list = rest > 0 ? [...named, t`${rest} more`] : named
  return (
    <Alert severity="warning" role="status" sx={{ mb: 2.5 }}>
      {t`Inputs of ${formatPeople(count)} have changed since this was calculated: ${list.join('; ')}. Calculate again before approving.`}
    </Alert>
  )
}
