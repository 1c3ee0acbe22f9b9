import { t } from '@lingui/core/macro'
import { Alert, Box, Button, Typography } from '@mui/material'
import { useRef, useState } from 'react'
import { useCall } from '../../../shared/call/use-call.ts'
import { AutocompleteInput } from '../../../shared/form/choice/autocomplete-field.tsx'
import { UnsavedGuard } from '../../../shared/form/unsaved-guard.tsx'
import { ChangeTable } from '../../../shared/permissions/change-table.tsx'
import { loadRoles } from '../../../shared/permissions/role-choices.ts'
import { heldBy } from '../../../shared/permissions/role-held.ts'
import { SecondPersonNote } from '../../../shared/permissions/second-person-note.tsx'
import { useMayGive } from '../../../shared/permissions/use-may-give.ts'
import { useCan } from '../../../shared/session/session.ts'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import { Panel } from '../../../shared/ui/panel.tsx'
import type { Permissions } from '../employee-labels.ts'
import { AccessDetails } from './access-details.tsx'
import { type AccessChoice, beyond, bodyOf, savedAccess, withRole } from './access-choice.ts'
import { accessChanges, accessLabel } from '../../../shared/permissions/access-labels.ts'
import { summaryOf } from '../../../shared/permissions/access-summary.ts'

export interface AccessProps {
  employeeId: string
  name: string
  submit: string
  /** Only the role at first; areas on demand. */
  folded?: boolean
  onDone?: () => void
  back?: () => void
}

/** The editor with the saved access; nothing changes before it is sent. */
export function AccessForm({ saved, submit, onDone, back, ...props }: AccessProps & { saved: Permissions }) {
  const { employeeId, name } = props
  const [before] = useState(() => savedAccess(saved))
  const [chosen, setChosen] = useState(before)
  const leaving = useRef(false)
  const mayGive = useMayGive()
  const isAdmin = before.role.name === 'Admin'
  const canWrite = useCan('permissionWrite') && !saved.isSelf && !isAdmin
  const save = useCall('PUT /api/v1/employee/permissions/{id}', {
    stale: [
      'GET /api/v1/employee/permissions/{id}',
      'GET /api/v1/employee/basic-info/{id}',
      'GET /api/v1/employee/basic-info',
      'GET /api/v1/employee/privileged-people',
      'GET /api/v1/user/role',
    ],
  })
  const changes = [
    ...(chosen.role.id === before.role.id ? [] : [{ label: t`Role`, from: before.role.name, to: chosen.role.name }]),
    ...accessChanges(before.held, chosen.held),
  ]
  const isChanged = changes.length > 0
  const refused = beyond(before.held, chosen.held, mayGive)
  const finish = async () => {
    leaving.current = true
    if (isChanged) {
      try {
        await save.run({ params: { id: employeeId }, body: bodyOf(chosen, saved) })
      } catch {
        leaving.current = false
        return
      }
      // Not effective yet: it awaits a second person's approval.
      setChosen(before)
      snack(t`Permissions saved`)
    }
    if (onDone) onDone()
    else leaving.current = false
  }
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {saved.isSelf ? (
        <Alert severity="info">{t`You can't change your own permissions. Ask another administrator.`}</Alert>
      ) : null}
      {isAdmin ? <Alert severity="info">{t`The company admin has access to everything.`}</Alert> : null}
      <RolePanel chosen={chosen} onChange={canWrite ? setChosen : null} />
      <AccessDetails {...props} chosen={chosen} saved={before.held} onChange={canWrite ? setChosen : null} />
      {canWrite && isChanged ? (
        <Panel title={t`Unsaved changes`}>
          <ChangeTable changes={changes} />
        </Panel>
      ) : null}
      {canWrite ? <SecondPersonNote saved={before.held} held={chosen.held} /> : null}
      {refused.length > 0 ? (
        <Alert severity="error">
          {t`You can't make this change, because you don't have this access yourself: ${[...new Set(refused.map(accessLabel))].join(', ')}. Choose another role, or ask another administrator.`}
        </Alert>
      ) : null}
      {save.error ? <Alert severity="error">{save.fieldErrors[0]?.message ?? save.error.message}</Alert> : null}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {canWrite || onDone ? (
          <Button
            variant="contained"
            loading={save.pending}
            disabled={(!onDone && !isChanged) || refused.length > 0}
            onClick={() => void finish()}
          >
            {submit}
          </Button>
        ) : null}
        {canWrite && isChanged ? (
          <Button
            color="inherit"
            disabled={save.pending}
            onClick={() => setChosen(before)}
          >{t`Discard changes`}</Button>
        ) : null}
        {back ? <Button color="inherit" onClick={back}>{t`Back`}</Button> : null}
      </Box>
      <UnsavedGuard dirty={isChanged} leaving={leaving} lost={t`Your changes to ${name}'s access will be lost.`} />
    </Box>
  )
}

interface RolePanelProps {
  chosen: AccessChoice
  onChange: ((chosen: AccessChoice) => void) | null
}

/** The role with a one-line summary of its access. */
function RolePanel({ chosen, onChange }: RolePanelProps) {
  const { role } = chosen
  return (
    <Panel title={t`Role`}>
      {onChange === null ? (
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{role.name}</Typography>
      ) : (
        <Box sx={{ maxWidth: 360, mb: 1 }}>
          <AutocompleteInput
            label={t`Role`}
            hideLabel
            load={loadRoles}
            value={{ value: role.id, label: role.name }}
            onChange={(choice) => {
              const held = heldBy(choice)
              if (choice && held) onChange(withRole(chosen, { id: choice.value, name: choice.label, held }))
            }}
          />
        </Box>
      )}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {summaryOf(role.held)}
      </Typography>
    </Panel>
  )
}
