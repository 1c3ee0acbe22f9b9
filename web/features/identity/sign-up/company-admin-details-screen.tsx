import { t } from '@lingui/core/macro'
import { useNavigate } from 'react-router'
import { api } from '../../../shared/call/api.ts'
import { withCountryCode } from '../../../shared/format/phone.ts'
import { Alert } from '../../../shared/public-kit/alert.tsx'
import { Button } from '../../../shared/public-kit/button.tsx'
import { TextField } from '../../../shared/public-kit/text-field.tsx'
import { beginSession } from '../../../shared/session/session-calls.ts'
import { usePublicForm } from '../../../shared/public-kit/use-public-form.ts'
import { SignUpPage } from './sign-up-page.tsx'
import { bearer, type Progress } from './steps.ts'
import '../identity.css'

export default function CompanyAdminDetailsScreen() {
  return (
    <SignUpPage step="admin" title={t`Your details`} lead={t`You are the company admin with full access.`}>
      {(progress) => <AdminForm progress={progress} />}
    </SignUpPage>
  )
}

function AdminForm({ progress }: { progress: Progress }) {
  const navigate = useNavigate()
  const form = usePublicForm({
    draft: 'admin-details',
    values: { name: progress.name, designation: '', phone: progress.phone, invites: '' },
    schema: async () => (await import('@muster/contract/identity/sign-up.routes.ts')).AdminInput,
    prepare: (values) => ({
      ...values,
      phone: withCountryCode(values.phone),
      invites: values.invites.split(/[\s,;]+/).filter((email) => email !== ''),
    }),
    send: (body) => api('POST /api/auth/user/company-admin-details', { body, bearer: bearer() }),
    onDone: ({ accessToken }) => beginSession(accessToken),
  })
  return (
    <form noValidate onSubmit={form.submit}>
      {form.message === null ? null : <Alert>{form.message}</Alert>}
      <TextField label={t`Full name`} autoComplete="name" maxLength={80} {...form.text('name')} />
      <TextField
        label={t`Designation`}
        autoComplete="organization-title"
        maxLength={80}
        helper={t`For example Director or HR manager`}
        {...form.text('designation')}
      />
      <TextField
        label={t`Mobile`}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={20}
        {...form.text('phone')}
      />
      <TextField
        label={t`Invite other admins`}
        optional
        type="text"
        inputMode="email"
        autoComplete="off"
        helper={t`Up to five emails, separated by commas`}
        {...form.text('invites')}
      />
      <div className="identity-actions">
        <Button type="submit" pending={form.pending}>{t`Finish`}</Button>
        <Button look="link" onClick={() => void navigate('/company-details')}>{t`Back`}</Button>
      </div>
    </form>
  )
}
