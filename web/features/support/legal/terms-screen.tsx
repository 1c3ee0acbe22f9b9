import { t } from '@lingui/core/macro'
import { LegalPage, type LegalSection } from './legal-page.tsx'

/** What a company and Muster agree on. */
export default function TermsScreen() {
  return <LegalPage title={t`Terms of service`} lead={t`Effective from 1 November 2026.`} sections={sections} />
}

const sections: readonly LegalSection[] = [
  {
    title: t`The service`,
    text: [
      t`Muster is provided by Muster Software Private Limited, Bengaluru ("we"). It keeps employee records, attendance, leave and payroll for your company.`,
      t`You confirm that you may act for the company you register, and that its details are correct.`,
    ],
  },
  {
    title: t`Your responsibilities`,
    text: [
      t`You decide who has access and what they may do. Keep passwords secret and tell us when you suspect misuse.`,
      t`Muster calculates by the law as published and by your settings. Check each pay run before you approve it. Deposits, returns and filings remain your duty as an employer.`,
      t`Do not attack the service, use it to send unwanted messages, or store what the law forbids.`,
    ],
  },
  {
    title: t`Plans and payment`,
    text: [
      t`Every plan is free for 30 days and no card is needed. You can change the plan under Settings at any time. A plan must have room for all active employees.`,
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
      t`We work to keep Muster available. We are liable for damage that we cause by intent or gross negligence, and otherwise up to the fees of the last 12 months, as far as the law allows.`,
    ],
  },
  {
    title: t`Changes and ending`,
    text: [
      t`You can stop at any time. We tell company admins by email before these terms change. Indian law applies, and the courts of Bengaluru decide.`,
    ],
  },
]
