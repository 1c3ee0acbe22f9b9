import { plural, t } from '@lingui/core/macro'
import { Alert, Box, Typography } from '@mui/material'
import { useWatch } from 'react-hook-form'
import useSWR from 'swr'
import type { BodySent } from '@muster/contract/routes.ts'
import { api } from '../../../shared/call/api.ts'
import { messageOf } from '../../../shared/call/api-error.ts'
import type { RouteOf } from '../../../shared/call/types.ts'
import { useDebounced } from '../../../shared/call/use-debounced.ts'
import { formatMoney } from '../../../shared/format/money.ts'
import { formatMonth } from '../../../shared/format/date.ts'
import { Panel } from '../../../shared/ui/panel.tsx'
import { TextSkeleton } from '../../../shared/ui/skeletons.tsx'

type Layout = BodySent<RouteOf<'POST /api/v1/user/payrun-bank-template-preview'>>

/** The first lines of the file with the template as it is now. */
export function BankPreview() {
  const layout = useWatch({ name: 'layout' }) as Layout
  const text = useDebounced(JSON.stringify(layout), 400)
  const { data, error } = useSWR(
    ['bank-template-preview', text],
    () => api('POST /api/v1/user/payrun-bank-template-preview', { body: JSON.parse(text) as Layout }),
    { keepPreviousData: true, revalidateOnFocus: false, shouldRetryOnError: false },
  )
  return (
    <Panel title={t`Preview`} subtitle={t`Account numbers are masked here, not in the file.`}>
      {error ? <Alert severity="warning">{messageOf(error)}</Alert> : null}
      {data === undefined ? (
        error ? null : (
          <TextSkeleton lines={6} />
        )
      ) : (
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {data.month === null ? t`Sample data` : t`${formatMonth(data.month)}, up to 100 people`}
          </Typography>
          <Typography sx={{ fontWeight: 600 }}>
            {plural(data.count, { one: '# payment', other: '# payments' })} · {formatMoney(data.sumPaise)}
          </Typography>
          <Box
            component="pre"
            tabIndex={0}
            aria-label={t`First lines of the file`}
            sx={{ m: 0, p: 1.5, overflowX: 'auto', fontSize: 12, borderRadius: '8px', bgcolor: 'action.hover' }}
          >
            {data.lines.join('\n')}
          </Box>
          {data.excluded.map(({ code, name, message }) => (
            <Alert key={`${code} ${message}`} severity="warning">
              {name} ({code}): {message}
            </Alert>
          ))}
          {data.notices.map(({ code, name, message }) => (
            <Alert key={`${code} ${message}`} severity="info">
              {name} ({code}): {message}
            </Alert>
          ))}
        </Box>
      )}
    </Panel>
  )
}
