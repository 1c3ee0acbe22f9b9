import { t } from '@lingui/core/macro'
import { api } from '../../../shared/call/api.ts'
import { invalidate } from '../../../shared/call/use-api.ts'
import { Form } from '../../../shared/form/form.tsx'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import { type Company, companyReads, type Section } from './company.ts'
import { sections } from './company-sections.tsx'

/** The form of one section; the others stay unchanged. */
export default function CompanyForm({
  section,
  company,
  onClose,
}: {
  section: Section
  company: Company
  onClose: () => void
}) {
  const { values, prepare, Fields } = sections[section]
  return (
    <Form
      values={values(company)}
      schema={() => import('@muster/contract/organisation/company.routes.ts').then((routes) => routes.CompanyInfoInput)}
      prepare={prepare}
      send={(body) => api('PUT /api/v1/user/company-info', { body })}
      onDone={() => {
        snack(t`Company information saved`)
        void invalidate(...companyReads)
        onClose()
      }}
      submit={t`Save`}
      cancel={onClose}
      guard={t`Your changes to the company information will be lost.`}
    >
      <Fields />
    </Form>
  )
}
