import { t } from '@lingui/core/macro'
import { Alert, Box, Button } from '@mui/material'
import { useState } from 'react'
import { messageOf } from '../../../shared/call/api-error.ts'
import { useCall } from '../../../shared/call/use-call.ts'
import { SelectInput } from '../../../shared/form/choice/select-field.tsx'
import { keyScroll } from '../../../shared/ui/key-scroll.ts'
import { Panel } from '../../../shared/ui/panel.tsx'
import { groupLabels, parallelReads, type ParallelRun } from './parallel-labels.ts'

interface Props {
  run: ParallelRun
  /** Returns to the results, if there are any. */
  onDone: () => void
}

/** Matches each column of the register with a figure; most are recognised by name. */
export function MatchColumnsPanel({ run, onDone }: Props) {
  const [columns, setColumns] = useState(run.columns)
  const compare = useCall('PUT /api/v1/user/parallel-run/{id}', { stale: parallelReads })
  const options = run.targets.map(({ value, label, of }) => ({ value, label: t`${groupLabels[of]}: ${label}` }))
  const messages = compare.fieldErrors.map(({ message }) => message)
  const send = () => void compare.run({ params: { id: run._id }, body: { columns } }).then(onDone, () => undefined)
  return (
    <Panel
      title={t`Match columns`}
      subtitle={t`Choose what each column of the register contains. Columns that are not matched are not compared.`}
    >
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Box sx={grid}>
          {run.headings.map(({ name, samples }, at) => (
            <SelectInput
              key={at}
              label={name === '' ? t`Column ${at + 1}` : name}
              optional
              options={options}
              placeholder={t`Not compared`}
              value={columns[at] ?? null}
              onChange={(value) => setColumns(columns.with(at, value === '' ? null : value))}
              helper={samples.length === 0 ? undefined : samples.join(' · ')}
            />
          ))}
        </Box>
        {compare.error === null ? null : (
          <Alert severity="error">
            {messages.length === 0 ? (
              messageOf(compare.error)
            ) : (
              <Box component="ul" ref={keyScroll} sx={{ m: 0, pl: 2.5, maxHeight: 240, overflow: 'auto' }}>
                {messages.map((message) => (
                  <li key={message}>{message}</li>
                ))}
              </Box>
            )}
          </Alert>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button
            variant="contained"
            loading={compare.pending}
            disabled={!run.hasRows}
            onClick={send}
          >{t`Compare`}</Button>
          {run.comparedAt === null ? null : <Button color="inherit" onClick={onDone}>{t`Back`}</Button>}
        </Box>
      </Box>
    </Panel>
  )
}

const grid = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' },
} as const
