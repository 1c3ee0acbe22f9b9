import { t } from '@lingui/core/macro'
import { legalVersions } from '@muster/contract/identity/legal-versions.ts'
import { formatDate } from '../../../shared/format/date.ts'
import { LegalPage, type LegalSection } from './legal-page.tsx'

/** The agreement between a company and Muster. */
export default function TermsScreen() {
  return (
    <LegalPage
      title={t`Terms of service`}
      lead={t`Effective from ${formatDate(legalVersions.terms)}.`}
      sections={sections}
    />
  )
}

const sections: readonly LegalSection[] = [
  {
    title: t`The service`,
    text: [
      t`Muster is provided by Muster Software Private Limited, Bengaluru ("we"). It keeps employee records, attendance, leave and payroll for your company.`,
      t`You confirm that you are authorised to act for the company you register, and that its details are correct.`,
    ],
  },
  {
    title: t`Your responsibilities`,
    text: [
      t`You decide who has access and what they can do. Keep passwords secret and notify us if you suspect misuse.`,
      t`Muster calculates according to published law and your settings. Check each pay run before you approve it. Deposits, returns and filings remain your responsibility as an employer.`,
      t`Do not attack the service, use it to send unsolicited messages, or store unlawful content.`,
    ],
  },
  {
    title: t`Plans and payment`,
    text: [
      t`Every plan is free for 30 days and no card is needed. You can change the plan in Settings at any time. A plan must cover all active employees.`,
    ],
  },
  {
    title: t`Your data`,
    text: [
      t`Your data is yours. Payslips, registers, returns and journals can be downloaded while you use Muster. How we protect your data is in the privacy policy.`,
    ],
  },
  {
    title: t`Availability and liability`,
    text: [
      t`We work to keep Muster available. We are liable for damage caused intentionally or by gross negligence, and otherwise up to the fees paid in the last 12 months, to the extent permitted by law.`,
    ],
  },
  {
    title: t`Changes and termination`,
    text: [
      t`You can stop using Muster at any time. We notify company admins by email before these terms change. Indian law applies, and the courts of Bengaluru have jurisdiction.`,
    ],
  },
]
