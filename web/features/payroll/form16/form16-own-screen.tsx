import { t } from '@lingui/core/macro'
import { Box, Typography } from '@mui/material'
import { api } from '../../../shared/call/api.ts'
import { useApi } from '../../../shared/call/use-api.ts'
import { formatDate } from '../../../shared/format/date.ts'
import { DownloadButton } from '../download-button.tsx'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { TextSkeleton } from '../../../shared/ui/skeletons.tsx'

/** One's own salary and tax certificates, by year. */
export default function OwnForm16Screen() {
  const reply = useApi('GET /api/v1/employee/self-form-16')
  return (
    <>
      <PageHeader
        title={t`My Form 16`}
        subtitle={t`Your salary and tax deducted by financial year, for your income tax return.`}
      />
      {reply.error ? (
        <ErrorState
          title={t`Could not load your certificates.`}
          error={reply.error}
          onRetry={() => void reply.mutate()}
        />
      ) : reply.data === undefined ? (
        <Panel>
          <TextSkeleton lines={4} />
        </Panel>
      ) : reply.data.length === 0 ? (
        <Panel>
          <EmptyState
            title={t`No Form 16 yet`}
            text={t`It is issued after the financial year ends. You will be notified when it is available.`}
          />
        </Panel>
      ) : (
        <Panel flush>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {reply.data.map((one) => (
              <Box
                component="li"
                key={one.partB}
                sx={{
                  display: 'flex',
                  flexWrap: 'wrap',
                  gap: 1.5,
                  alignItems: 'center',
                  px: 2.5,
                  py: 2,
                  '& + &': { borderTop: '1px solid', borderColor: 'divider' },
                }}
              >
                <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
                  <Typography variant="h5" component="h2">
                    {[one.form, one.financialYear, one.employer].filter(Boolean).join(', ')}
                  </Typography>
                  <Typography sx={{ color: 'text.secondary' }}>
                    {one.partA === null
                      ? t`Issued on ${formatDate(one.issuedAt)}. Part A from TRACES will follow.`
                      : t`Issued on ${formatDate(one.issuedAt)}. To verify the signature on Part A, download Part A separately.`}
                  </Typography>
                </Box>
                {one.partA === null ? null : (
                  <>
                    <Fetch id={one.partB} paper="whole" label={t`Combined PDF`} of={one} />
                    <Fetch id={one.partA} label={t`Part A`} of={one} />
                  </>
                )}
                <Fetch id={one.partB} label={t`Part B`} of={one} />
                {one.perquisites === null ? null : (
                  <Fetch id={one.partB} paper="perquisites" label={one.perquisites} of={one} />
                )}
              </Box>
            ))}
          </Box>
        </Panel>
      )}
    </>
  )
}

interface FetchProps {
  id: string
  paper?: 'part' | 'perquisites' | 'whole'
  label: string
  of: { form: string; financialYear: string; employer: string | null }
}

function Fetch({ id, paper = 'part', label, of }: FetchProps) {
  const what = { part: `${of.form} ${label}`, perquisites: label, whole: of.form }[paper]
  const name = [what, of.financialYear, of.employer].filter(Boolean).join(' ')
  return (
    <DownloadButton
      what={paper === 'whole' ? t`${name} (combined PDF)` : name}
      fileName={`${name}.pdf`}
      fetchIt={() => api('GET /api/v1/employee/self-form-16-pdf/{id}', { params: { id }, query: { paper } })}
      look={paper === 'whole' ? 'primary' : 'secondary'}
    >
      {label}
    </DownloadButton>
  )
}
