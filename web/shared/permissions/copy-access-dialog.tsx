import { t } from '@lingui/core/macro'
import { Alert, Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material'
import { useId, useState } from 'react'
import { differingAreas, type Held } from '@muster/contract/access-levels.ts'
import { areaOf } from '@muster/contract/permission-areas.ts'
import { withReads } from '@muster/contract/permissions.ts'
import { useApi } from '../call/use-api.ts'
import { AutocompleteInput } from '../form/choice/autocomplete-field.tsx'
import { loadManagers } from '../form/choice/people-choices.ts'
import { PersonInput } from '../form/choice/person-picker.tsx'
import { RadioCardsInput } from '../form/choice/radio-cards.tsx'
import type { Choice } from '../form/choice/use-options.ts'
import { useCan } from '../session/session.ts'
import { ErrorState } from '../ui/error-state.tsx'
import { keyScroll } from '../ui/key-scroll.ts'
import { TextSkeleton } from '../ui/skeletons.tsx'
import { useIsPhone } from '../ui/use-is-phone.ts'
import { ChangeTable } from './change-table.tsx'
import { loadRoles } from './role-choices.ts'
import { heldBy, standardRoles } from './role-held.ts'
import { useMayGive } from './use-may-give.ts'
import { type MayGive, mayBecome, withAreas } from './with-area.ts'
import { accessChanges } from './access-labels.ts'
import { i18n } from '../language/i18n.ts'

interface Props {
  held: Held
  saved: Held
  onCopy: (held: Held) => void
  onClose: () => void
}

/** Copies a role's or colleague's access, after showing the changes. Nothing is saved here. */
export default function CopyAccessDialog({ held, saved, onCopy, onClose }: Props) {
  const titleId = useId()
  const isPhone = useIsPhone()
  const maySeePeople = useCan(['allEmployeeRead', 'allEmployeeWrite'])
  const [source, setSource] = useState<string>('role')
  const [chosen, setChosen] = useState<Choice | null>(null)
  const person = source === 'person' ? chosen : null
  const reply = useApi(person ? 'GET /api/v1/employee/permissions/{id}' : null, { params: { id: person?.value ?? '' } })
  const mayGive = useMayGive()
  const from = person
    ? reply.data
      ? withReads(Object.keys(reply.data.permissions).filter((flag) => reply.data?.permissions[flag]))
      : null
    : heldBy(chosen)
  const copied = from === null ? null : copyOf({ held, saved, from, mayGive })
  const choose = (next: string) => {
    setSource(next)
    setChosen(null)
  }
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth fullScreen={isPhone}>
      <DialogTitle id={titleId}>{t`Copy access`}</DialogTitle>
      <DialogContent
        ref={keyScroll}
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' }}
      >
        <RadioCardsInput
          label={t`Copy from`}
          value={source}
          onChange={choose}
          options={[
            { value: 'role', label: t`A role` },
            ...(maySeePeople ? [{ value: 'person', label: t`A colleague` }] : []),
            { value: 'standard', label: t`A standard role`, detail: t`Default permissions from Muster` },
          ]}
        />
        {source === 'person' ? (
          <PersonInput label={t`Colleague`} load={loadManagers()} value={chosen} onChange={setChosen} />
        ) : source === 'role' ? (
          <AutocompleteInput key="role" label={t`Role`} load={loadRoles} value={chosen} onChange={setChosen} />
        ) : (
          <AutocompleteInput
            key="standard"
            label={t`Standard role`}
            options={standardRoles}
            value={chosen}
            onChange={setChosen}
          />
        )}
        {person && reply.error ? (
          <ErrorState
            title={t`Could not load ${person.label}'s access.`}
            error={reply.error}
            onRetry={() => void reply.mutate()}
          />
        ) : person && !reply.data ? (
          <TextSkeleton lines={4} />
        ) : null}
        {copied === null ? null : <Outcome held={held} {...copied} />}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>{t`Cancel`}</Button>
        <Button
          variant="contained"
          disabled={copied === null || differingAreas(held, copied.after).length === 0}
          onClick={() => {
            if (copied !== null) onCopy(copied.after)
            onClose()
          }}
        >{t`Copy Access`}</Button>
      </DialogActions>
    </Dialog>
  )
}

function Outcome({ held, after, refused }: { held: Held; after: Held; refused: string[] }) {
  const changes = accessChanges(held, after)
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {changes.length === 0 ? <Typography>{t`No changes.`}</Typography> : <ChangeTable changes={changes} />}
      {refused.length === 0 ? null : (
        <Alert severity="info">{t`Not copied, because you don't have this access yourself: ${refused.join(', ')}.`}</Alert>
      )}
    </Box>
  )
}

interface Copying {
  held: Held
  saved: Held
  from: Held
  mayGive: MayGive
}

/** What can be copied, area by area; the other areas are named. */
function copyOf({ held, saved, from, mayGive }: Copying): { after: Held; refused: string[] } {
  const areas = differingAreas(held, from)
  const open = areas.filter((area) => mayBecome(area, saved, from, mayGive))
  return {
    after: withAreas(held, open, from, mayGive),
    refused: areas.filter((area) => !open.includes(area)).map((area) => i18n._(areaOf[area].title)),
  }
}
