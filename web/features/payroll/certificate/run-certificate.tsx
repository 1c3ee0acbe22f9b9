import { plural, t } from '@lingui/core/macro'
import { Alert, Box, Typography } from '@mui/material'
import { FileCheck } from 'lucide-react'
import { messageOf } from '../../../shared/call/api-error.ts'
import { api } from '../../../shared/call/api.ts'
import { useApi } from '../../../shared/call/use-api.ts'
import { useCall } from '../../../shared/call/use-call.ts'
import { formatInstant } from '../../../shared/format/time.ts'
import { useCan } from '../../../shared/session/session.ts'
import { snack, snackError } from '../../../shared/snackbar/snackbar.ts'
import { ActionButton } from '../../../shared/ui/action/action-button.tsx'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { TextSkeleton } from '../../../shared/ui/skeletons.tsx'
import { StatusChip } from '../../../shared/ui/status-chip.tsx'
import { DownloadButton } from '../download-button.tsx'
import { CertificateFigures } from './certificate-figures.tsx'
import { voidText, type Certificate } from './certificate-sentences.ts'

const key = 'GET /api/v1/user/payrun/{id}/certificates'

/** The figures of a locked run, and its earlier certificates. */
export default function RunCertificate({ runId }: { runId: string }) {
  const reply = useApi(key, { params: { id: runId } })
  if (reply.error)
    return (
      <ErrorState title={t`Could not load the certificate.`} error={reply.error} onRetry={() => void reply.mutate()} />
    )
  if (!reply.data) return <TextSkeleton lines={8} />
  const current = reply.data.find(({ voided }) => voided === null)
  const earlier = reply.data.filter((one) => one !== current)
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <Panel title={t`Payroll certificate`} action={<Issue runId={runId} isFirst={current === undefined} />}>
        {current === undefined ? (
          <EmptyState
            title={t`No valid certificate`}
            text={t`It is issued when the pay run is locked and again when it is paid. After a reversal, issue a new one.`}
            icon={FileCheck}
          />
        ) : (
          <Current runId={runId} certificate={current} />
        )}
      </Panel>
      {earlier.length === 0 ? null : (
        <Panel title={t`Earlier certificates`}>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
            {earlier.map((one) => (
              <Earlier key={one._id} runId={runId} certificate={one} />
            ))}
          </Box>
        </Panel>
      )}
    </Box>
  )
}

function Current({ runId, certificate }: { runId: string; certificate: Certificate }) {
  const { ties, people, stage, sha256 } = certificate
  const slips = plural(people, { one: '# payslip', other: '# payslips' })
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Alert severity={ties ? 'success' : 'error'}>
        {ties
          ? t`${slips}: payslips, bank, journal and returns agree. Every difference is explained.`
          : t`${slips}: payslips, bank, journal and returns do not agree. Resolve the unexplained amounts before you pay.`}
      </Alert>
      <CertificateFigures figures={certificate.figures} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', justifyContent: 'space-between' }}>
        <Box sx={{ minWidth: 0 }}>
          <StatusChip status={stage} label={stage === 'paid' ? t`Paid` : t`Locked`} tone="success" />
          <Typography variant="body2" sx={{ mt: 1 }}>
            {issuedText(certificate)}
          </Typography>
          <Typography variant="caption" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {t`SHA-256 of the figures: ${sha256}`}
          </Typography>
        </Box>
        <Pdf runId={runId} n={certificate.n} />
      </Box>
    </Box>
  )
}

function Earlier({ runId, certificate }: { runId: string; certificate: Certificate }) {
  const { voided } = certificate
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, justifyContent: 'space-between' }}>
      <Box sx={{ minWidth: 0, flex: 1, overflowWrap: 'anywhere' }}>
        <Typography variant="body2">{issuedText(certificate)}</Typography>
        {voided === null ? null : (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {voidText(voided)}
          </Typography>
        )}
      </Box>
      <Pdf runId={runId} n={certificate.n} />
    </Box>
  )
}

/** Issues one by hand, for an older run, after a reversal or after the release of a hold. */
function Issue({ runId, isFirst }: { runId: string; isFirst: boolean }) {
  const canWrite = useCan('payRollHistoryWrite')
  const call = useCall('POST /api/v1/user/payrun/{id}/certificates', { stale: [key] })
  const issue = async () => {
    try {
      const { n } = await call.run({ params: { id: runId } })
      snack(t`Certificate ${n} is up to date`)
    } catch (error) {
      snackError(messageOf(error))
    }
  }
  if (!canWrite) return null
  const label = isFirst ? t`Issue certificate` : t`Check again`
  return (
    <ActionButton
      action={{ label, onClick: () => void issue(), pending: call.pending }}
      look={isFirst ? 'primary' : 'secondary'}
    />
  )
}

function Pdf({ runId, n }: { runId: string; n: number }) {
  const fetchIt = () => api('GET /api/v1/user/payrun/{id}/certificates/{n}', { params: { id: runId, n } })
  return (
    <DownloadButton what={t`Certificate ${n}`} fileName={t`Payroll certificate ${n}.pdf`} fetchIt={fetchIt}>
      {t`PDF`}
    </DownloadButton>
  )
}

function issuedText({ n, issuedAt, issuedBy }: Certificate): string {
  const at = formatInstant(issuedAt)
  return issuedBy === null ? t`Certificate ${n}, ${at}` : t`Certificate ${n}, ${issuedBy}, ${at}`
}
