import { Alert, Box, Button } from '@mui/material'
import { useState } from 'react'
import { useApi } from '../../../shared/call/use-api.ts'
import { useCall } from '../../../shared/call/use-call.ts'
import { AutocompleteInput } from '../../../shared/form/autocomplete-field.tsx'
import type { Choice } from '../../../shared/form/use-options.ts'
import { useCan } from '../../../shared/session/session.ts'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { TextSkeleton } from '../../../shared/ui/skeletons.tsx'
import { loadRoles } from '../pickers.ts'
import type { Permissions } from '../words.ts'
import { type Flags, PermissionMatrix } from './permission-matrix.tsx'

interface Props {
  employeeId: string
  submit: string
  onDone?: () => void
  back?: () => void
}

/** What somebody may do: the role, and single permissions on top of it. */
export function AccessEditor({ employeeId, ...more }: Props) {
  const reply = useApi('GET /api/v1/employee/permissions/{id}', { params: { id: employeeId } })
  if (reply.error) return <ErrorState what="the permissions" error={reply.error} onRetry={() => void reply.mutate()} />
  if (!reply.data) return <TextSkeleton lines={10} />
  // A new state begins when the role has changed.
  return <Editor key={reply.data.role._id} employeeId={employeeId} held={reply.data} {...more} />
}

function Editor({ employeeId, held, submit, onDone, back }: Props & { held: Permissions }) {
  const canWrite = useCan('permissionWrite') && !held.isSelf
  const [edits, setEdits] = useState<Flags>({})
  const save = useCall('PUT /api/v1/employee/permissions/{id}', {
    stale: [
      'GET /api/v1/employee/permissions/{id}',
      'GET /api/v1/employee/basic-info/{id}',
      'GET /api/v1/employee/basic-info',
    ],
  })
  const put = async (body: { roleId?: string; permissions?: Flags }) => {
    try {
      await save.run({ params: { id: employeeId }, body })
      setEdits({})
      snack('Permissions saved')
      return true
    } catch {
      return false
    }
  }
  const finish = async () => {
    const isChanged = Object.keys(edits).length > 0
    if (!isChanged || (await put({ permissions: edits }))) onDone?.()
  }
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {held.isSelf ? (
        <Alert severity="info">These are your own permissions. Another administrator can change them.</Alert>
      ) : null}
      {canWrite ? <RoleField held={held} onChange={(role) => void put({ roleId: role.value })} /> : null}
      <PermissionMatrix held={held} edits={edits} onEdit={canWrite ? setEdits : null} />
      {save.error ? <Alert severity="error">{save.fieldErrors[0]?.message ?? save.error.message}</Alert> : null}
      <Box sx={{ display: 'flex', gap: 1 }}>
        {canWrite || onDone ? (
          <Button
            variant="contained"
            loading={save.pending}
            disabled={!onDone && Object.keys(edits).length === 0}
            onClick={() => void finish()}
          >
            {submit}
          </Button>
        ) : null}
        {back ? (
          <Button color="inherit" onClick={back}>
            Back
          </Button>
        ) : null}
      </Box>
    </Box>
  )
}

function RoleField({ held, onChange }: { held: Permissions; onChange: (role: Choice) => void }) {
  return (
    <Panel>
      <Box sx={{ maxWidth: 360 }}>
        <AutocompleteInput
          label="Role"
          helper="Another role is saved at once; single permissions stay as they were set."
          load={loadRoles}
          value={{ value: held.role._id, label: held.role.name }}
          onChange={(role) => {
            if (role && role.value !== held.role._id) onChange(role)
          }}
        />
      </Box>
    </Panel>
  )
}
