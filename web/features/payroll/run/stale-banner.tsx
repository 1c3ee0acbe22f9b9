import { Alert } from '@mui/material'
import { peopleText } from './run-words.ts'
import type { Changes } from './use-run-checks.ts'

const words: Record<Changes['people'][number]['what'][number], string> = {
  employment: 'joining or last day',
  salary: 'salary',
  attendance: 'attendance',
  oneTime: 'one-time pay',
  deductions: 'deductions',
  arrears: 'arrears',
  statutory: 'tax or statutory details',
  law: 'rates of the law',
  joined: 'not in the calculation',
  gone: 'not employed in the month any more',
  other: 'pay run configuration',
}

/** Says whose inputs are not those that the run was calculated from; the button beside it calculates it again. */
export default function StaleBanner({ changes: { count, people } }: { changes: Changes }) {
  const named = people.map(({ name, what }) => `${name} (${what.map((one) => words[one]).join(', ')})`)
  const rest = count - people.length
  const list = rest > 0 ? [...named, `${rest} more`] : named
  return (
    <Alert severity="warning" role="status" sx={{ mb: 2.5 }}>
      {`Inputs of ${peopleText(count)} have changed since this was calculated: ${list.join('; ')}. Calculate again before approving.`}
    </Alert>
  )
}
