import { t } from '@lingui/core/macro'
import { Box, Link, Typography } from '@mui/material'
import { Phone } from 'lucide-react'
import { useState } from 'react'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import { ActionButton } from '../../../shared/ui/action/action-button.tsx'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { labelOf } from '../employee-labels.ts'
import { type Contacts, EmergencyForm } from './emergency-form.tsx'
import { relationOptions } from './relations.ts'

/** The contacts in the order in which they are called, with the action to change them. */
export function ContactsPanel({ id, contacts }: { id: string; contacts: Contacts }) {
  const [isChanging, setChanging] = useState(false)
  const change = { label: contacts.length === 0 ? t`Add contact` : t`Edit`, onClick: () => setChanging(true) }
  return (
    <Panel
      title={t`Emergency contacts`}
      subtitle={t`Called in this order in an emergency. Visible to HR only.`}
      action={isChanging || contacts.length === 0 ? undefined : <ActionButton size="small" action={change} />}
    >
      {isChanging ? (
        <EmergencyForm
          id={id}
          contacts={contacts}
          submit={t`Save`}
          cancel={() => setChanging(false)}
          onDone={() => {
            snack(t`Emergency contacts saved`)
            setChanging(false)
          }}
        />
      ) : contacts.length === 0 ? (
        <EmptyState
          icon={Phone}
          title={t`No emergency contacts yet`}
          text={t`Add up to 3 people to call in an emergency.`}
          action={change}
        />
      ) : (
        <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {contacts.map(({ name, relation, phone, address }) => (
            <Box component="li" key={phone} sx={{ py: 1.25, overflowWrap: 'anywhere' }}>
              <Typography sx={{ fontWeight: 500 }}>{`${name} (${labelOf(relationOptions, relation)})`}</Typography>
              <Link href={`tel:${phone}`} className="touch-area">
                {phone}
              </Link>
              {address === '' ? null : <Typography sx={{ color: 'text.secondary' }}>{address}</Typography>}
            </Box>
          ))}
        </Box>
      )}
    </Panel>
  )
}
