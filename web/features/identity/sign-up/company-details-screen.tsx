import { t } from '@lingui/core/macro'
import { useNavigate } from 'react-router'
import { api } from '../../../shared/call/api.ts'
import { pinPlace } from '../../../shared/format/pin-place.ts'
import { states } from '../../../shared/format/states.ts'
import { Alert } from '../../../shared/public-kit/alert.tsx'
import { Button } from '../../../shared/public-kit/button.tsx'
import { Select } from '../../../shared/public-kit/select.tsx'
import { TextField } from '../../../shared/public-kit/text-field.tsx'
import { usePublicForm } from '../../../shared/public-kit/use-public-form.ts'
import { LogoField } from './logo-field.tsx'
import { PayslipHead } from './payslip-head.tsx'
import { SectorField } from './sector-field.tsx'
import { SignUpPage } from './sign-up-page.tsx'
import { bearer, pathOf, stepIsDone, type Progress } from './steps.ts'
import { companySizes, weekdays, timeZones } from '../../../shared/company/company-choices.ts'
import '../identity.css'

export default function CompanyDetailsScreen() {
  return (
    <SignUpPage
      step="company"
      title={t`Company details`}
      lead={t`As printed on payslips. You can change these later.`}
      width="wide"
      panel={<PayslipHead />}
    >
      {(progress) => <CompanyForm progress={progress} />}
    </SignUpPage>
  )
}

function CompanyForm({ progress }: { progress: Progress }) {
  const navigate = useNavigate()
  const form = usePublicForm({
    draft: 'company-details',
    values: { ...empty, legalName: progress.companyName, name: progress.companyName },
    schema: async () => (await import('@muster/contract/identity/sign-up.routes.ts')).CompanyInput,
    prepare,
    send: (body) => api('POST /api/auth/user/company-details', { body, bearer: bearer() }),
    onDone: async ({ step }) => {
      await stepIsDone()
      await navigate(pathOf(step))
    },
  })
  return (
    <form noValidate onSubmit={form.submit}>
      {form.message === null ? null : <Alert>{form.message}</Alert>}
      <div className="identity-columns">
        <TextField label={t`Legal name`} maxLength={160} autoComplete="organization" {...form.text('legalName')} />
        <TextField label={t`Display name`} maxLength={80} {...form.text('name')} />
        <SectorField {...form.text('sector')} />
        <Select label={t`Size`} optional placeholder={t`Choose`} choices={companySizes} {...form.text('size')} />
      </div>
      <LogoField />
      <h2 className="identity-heading">{t`Head office address`}</h2>
      <TextField
        label={t`Address line 1`}
        maxLength={120}
        autoComplete="address-line1"
        {...form.text('addressLine1')}
      />
      <TextField
        label={t`Address line 2`}
        optional
        maxLength={120}
        autoComplete="address-line2"
        {...form.text('addressLine2')}
      />
      <div className="identity-columns">
        <TextField
          label={t`PIN code`}
          inputMode="numeric"
          maxLength={6}
          autoComplete="postal-code"
          {...form.text('pinCode')}
          onChange={({ target }) => form.put({ pinCode: target.value, ...placeOf(target.value, form.values) })}
        />
        <TextField label={t`City`} maxLength={80} autoComplete="address-level2" {...form.text('city')} />
        <Select label={t`State`} placeholder={t`Choose`} choices={states} {...form.text('state')} />
        <Select label={t`Time zone`} choices={timeZones} {...form.text('timeZone')} />
      </div>
      <h2 className="identity-heading">{t`Tax and calendar`}</h2>
      <div className="identity-columns">
        <TextField
          className="identity-upper"
          label={t`PAN`}
          optional
          maxLength={10}
          autoCapitalize="characters"
          spellCheck={false}
          {...form.text('pan')}
        />
        <TextField
          className="identity-upper"
          label={t`GSTIN`}
          optional
          maxLength={15}
          autoCapitalize="characters"
          spellCheck={false}
          {...form.text('gstin')}
        />
        <Select label={t`Week starts on`} choices={weekdays} {...form.text('weekStartsOn')} />
      </div>
      <div className="identity-actions">
        <Button type="submit" pending={form.pending}>{t`Save and continue`}</Button>
        <Button look="link" onClick={() => void navigate('/choose-plan')}>{t`Back`}</Button>
      </div>
    </form>
  )
}

const empty = {
  ...{
    legalName: '',
    name: '',
    sector: '',
    size: '',
    addressLine1: '',
    addressLine2: '',
    pinCode: '',
    city: '',
    state: '',
  },
  ...{ pan: '', gstin: '', timeZone: 'Asia/Kolkata', weekStartsOn: '1' },
}

function prepare({ size, weekStartsOn, ...texts }: typeof empty) {
  return { ...texts, size: (size || null) as '1-10' | null, weekStartsOn: Number(weekStartsOn) }
}

/** State and city of a PIN code, as far as known and not typed yet. */
function placeOf(pin: string, { state, city }: { state: string; city: string }) {
  const place = pinPlace(pin)
  return {
    ...(place !== null && state === '' ? { state: place.state } : {}),
    ...(place !== null && place.city !== null && city === '' ? { city: place.city } : {}),
  }
}
