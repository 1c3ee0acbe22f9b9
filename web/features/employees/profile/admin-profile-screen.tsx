import { t } from '@lingui/core/macro'
import { Box, Button } from '@mui/material'
import { useState } from 'react'
import { Link, Navigate } from 'react-router'
import { api } from '../../../shared/call/api.ts'
import { invalidate, useApi } from '../../../shared/call/use-api.ts'
import { Form } from '../../../shared/form/form.tsx'
import { FieldRow, FormSection } from '../../../shared/form/form-section.tsx'
import { PhoneField } from '../form/phone-field.tsx'
import { TextField } from '../../../shared/form/text/text-field.tsx'
import { isAdmin, type SessionUser, useSession } from '../../../shared/session/session.ts'
import { loadUser } from '../../../shared/session/session-calls.ts'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { Facts } from '../../../shared/ui/facts.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { TextSkeleton } from '../../../shared/ui/skeletons.tsx'
import { PhotoControl } from '../photo/photo-control.tsx'
import { useOwnPhoto } from '../photo/use-own-photo.ts'
import { OwnRecordPanel } from './own-record-panel.tsx'
import { OrganisationPanel } from './organisation-panel.tsx'

/** The company admin, their own employee record if there is one, and the company. */
export default function AdminProfileScreen() {
  const admin = useSession(isAdmin)
  const reply = useApi(admin ? 'GET /api/v1/user/user-info' : null)
  const [editing, setEditing] = useState(false)
  const photo = useOwnPhoto()
  if (!admin) return <Navigate to="/home/profile" replace />
  if (reply.error)
    return (
      <ErrorState title={t`Could not load your profile.`} error={reply.error} onRetry={() => void reply.mutate()} />
    )
  if (!reply.data) return <TextSkeleton lines={10} />
  const user = reply.data
  const refresh = () => invalidate('GET /api/v1/user/user-info')
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'flex-start', flexWrap: { xs: 'wrap', md: 'nowrap' } }}>
        <PhotoControl
          name={user.name}
          photo={user.profilePic || null}
          onPut={async (file) => {
            await photo.onPut(file)
            await refresh()
          }}
          onRemove={async () => {
            await photo.onRemove()
            await refresh()
          }}
        />
        <PageHeader title={user.name} subtitle={[user.designation, t`Company admin`].filter(Boolean).join(' · ')} />
      </Box>
      {editing ? (
        <AdminForm user={user} onClose={() => setEditing(false)} />
      ) : (
        <Panel title={t`You`} action={<Button size="small" onClick={() => setEditing(true)}>{t`Edit`}</Button>}>
          <Facts
            facts={[
              { label: t`Name`, value: user.name },
              { label: t`Designation`, value: user.designation },
              { label: t`Email`, value: user.email },
              { label: t`Mobile`, value: user.contactNo },
              {
                label: t`Password`,
                value: <Link to="/home/settings/password-security">{t`Password and security`}</Link>,
              },
            ]}
          />
        </Panel>
      )}
      <OwnRecordPanel />
      <OrganisationPanel />
    </Box>
  )
}

function AdminForm({ user, onClose }: { user: SessionUser; onClose: () => void }) {
  return (
    <Form
      values={{ name: user.name, designation: user.designation, contactNo: user.contactNo }}
      empty="null"
      guard={t`Your changes to your details will be lost.`}
      schema={() => import('@muster/contract/identity/user-info.routes.ts').then((routes) => routes.UserInfoInput)}
      send={(body) => api('PUT /api/v1/user/user-info', { body })}
      onDone={() => {
        snack(t`Your details have been saved`)
        void invalidate('GET /api/v1/user/user-info')
        void loadUser()
        onClose()
      }}
      submit={t`Save`}
      cancel={onClose}
    >
      <FormSection title={t`You`}>
        <FieldRow>
          <TextField name="name" label={t`Name`} maxLength={80} autoComplete="name" />
          <TextField name="designation" label={t`Designation`} optional maxLength={80} />
        </FieldRow>
        <PhoneField name="contactNo" label={t`Mobile`} optional />
      </FormSection>
    </Form>
  )
}
