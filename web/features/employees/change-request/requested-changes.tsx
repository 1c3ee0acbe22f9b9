import { t } from '@lingui/core/macro'
import { Box, Typography } from '@mui/material'
import { ArrowRight } from 'lucide-react'
import { api } from '../../../shared/call/api.ts'
import { Masked } from '../../../shared/ui/masked.tsx'
import { visuallyHidden } from '../../../shared/ui/visually-hidden.ts'
import { fieldLabels, type OwnRequest, valueOf } from './change-request-labels.ts'

const sealed: readonly string[] = ['accountNumber', 'pan', 'uan', 'esi']

/** A request's values before and after; while it is pending, its approver may reveal the full number. */
export function RequestedChanges({ request, canReveal = false }: { request: OwnRequest; canReveal?: boolean }) {
  const { _id: id, changes, state } = request
  const reveal = async () => (await api('GET /api/v1/employee/change-request/{id}/reveal', { params: { id } })).value
  return (
    <Box
      component="ul"
      aria-label={t`Requested changes`}
      sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}
    >
      {changes.map(({ field, from, to }) => (
        <Box key={field} component="li" sx={{ overflowWrap: 'anywhere' }}>
          <Typography variant="caption" sx={{ color: 'text.secondary', display: 'block' }}>
            {fieldLabels[field]}
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
            {from === null ? null : (
              <>
                <Box component="span" sx={{ color: 'text.secondary' }}>
                  {valueOf(field, from)}
                </Box>
                <span style={visuallyHidden}>{t`becomes`}</span>
                <ArrowRight size={16} aria-hidden />
              </>
            )}
            {to !== null && canReveal && state === 'pending' && sealed.includes(field) ? (
              <Masked value={to} label={fieldLabels[field]} reveal={reveal} />
            ) : (
              <strong>{valueOf(field, to) ?? t`Removed`}</strong>
            )}
          </Box>
        </Box>
      ))}
    </Box>
  )
}
