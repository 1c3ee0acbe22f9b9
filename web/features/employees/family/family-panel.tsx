import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Alert, Box, Typography } from '@mui/material'
import { UsersRound } from 'lucide-react'
import { useState } from 'react'
import { DateText } from '../../../shared/format/date-text.tsx'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import { ActionButton } from '../../../shared/ui/action/action-button.tsx'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { labelOf } from '../employee-labels.ts'
import { type Family, FamilyForm } from './family-form.tsx'
import { familyRelationOptions } from './family-relations.ts'

/** An employee's family, with the action to change it. */
export function FamilyPanel({ id, members }: { id: string; members: Family }) {
  const [isChanging, setChanging] = useState(false)
  const change = { label: members.length === 0 ? t`Add family member` : t`Edit`, onClick: () => setChanging(true) }
  return (
    <Panel
      title={t`Family members`}
      subtitle={t`For ESI registration and nominations. Visible to HR only.`}
      action={isChanging || members.length === 0 ? undefined : <ActionButton size="small" action={change} />}
    >
      {isChanging ? (
        <FamilyForm
          id={id}
          members={members}
          submit={t`Save`}
          cancel={() => setChanging(false)}
          onDone={() => {
            snack(t`Family members saved`)
            setChanging(false)
          }}
        />
      ) : members.length === 0 ? (
        <EmptyState
          icon={UsersRound}
          title={t`No family members yet`}
          text={t`Add dependents for ESI, and nominees with their share.`}
          action={change}
        />
      ) : (
        <>
          <Shares members={members} />
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {members.map((member, at) => (
              <MemberItem key={at} member={member} />
            ))}
          </Box>
        </>
      )}
    </Panel>
  )
}

/** An import takes each share on its own: a total below 100 % is reported here. */
function Shares({ members }: { members: Family }) {
  const total = members.reduce((sum, { nomineePercent }) => sum + nomineePercent, 0)
  return total === 0 || total === 100 ? null : (
    <Alert severity="warning">{t`The shares of all nominees are ${total}% in total. Edit them to total 100%.`}</Alert>
  )
}

function MemberItem({
  member: { name, relation, birthDate, isDependent, nomineePercent },
}: {
  member: Family[number]
}) {
  return (
    <Box component="li" sx={{ py: 1.25, overflowWrap: 'anywhere' }}>
      <Typography sx={{ fontWeight: 500 }}>{`${name} (${labelOf(familyRelationOptions, relation)})`}</Typography>
      <Typography sx={{ color: 'text.secondary' }}>
        <Trans>
          Born <DateText value={birthDate} />
        </Trans>
        {isDependent ? ` · ${t`Dependent`}` : null}
        {nomineePercent > 0 ? ` · ${t`Nominee ${nomineePercent}%`}` : null}
      </Typography>
    </Box>
  )
}
