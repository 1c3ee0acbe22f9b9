import { t } from '@lingui/core/macro'
import { api } from '../../../shared/call/api.ts'
import { ProofByCompany, ProofByPasskey, ProofDialog } from '../../../features/identity/index.ts'

interface Props {
  onProved: () => void
  onClose: () => void
}

export default function ProofPrompt({ onProved, onClose }: Props) {
  return (
    <ProofDialog
      open
      title={t`Confirm it's you`}
      intro={
        <>
          {t`This affects pay, bank accounts or access. Enter your password or a code to continue.`}
          <ProofByPasskey onProved={onProved} />
          <ProofByCompany onProved={onProved} />
        </>
      }
      submit={t`Continue`}
      send={async (proof) => {
        await api('POST /api/auth/user/prove', { body: proof })
        onProved()
      }}
      onClose={onClose}
    />
  )
}
