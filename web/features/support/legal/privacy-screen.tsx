import { t } from '@lingui/core/macro'
import { LegalPage, type LegalSection } from './legal-page.tsx'

/** What is kept of people, why, and who sees it. */
export default function PrivacyScreen() {
  return <LegalPage title={t`Privacy policy`} lead={t`Effective from 1 November 2026.`} sections={sections} />
}

const sections: readonly LegalSection[] = [
  {
    title: t`Who is responsible`,
    text: [
      t`Your employer decides which personal data is entered and why (the data fiduciary). Muster Software Private Limited, Bengaluru, processes it on the employer’s behalf under the Digital Personal Data Protection Act, 2023.`,
    ],
  },
  {
    title: t`What is stored`,
    text: [
      t`Name, contact details, work details, attendance, leave, pay, tax declarations, bank account and identity numbers, and the documents that are uploaded. When you punch with a geofence, the location of that moment.`,
      t`For security: sign-ins, devices and changes, with time and network address.`,
    ],
  },
  {
    title: t`Who sees it`,
    text: [
      t`You, and colleagues whose role allows it. Managers see attendance and requests of their team, never pay. Each company sees its own data alone. We look at data only to help you when you ask, or where the law demands it. We do not sell data and show no advertising.`,
    ],
  },
  {
    title: t`How it is protected`,
    text: [
      t`Connections are encrypted. Identity and bank numbers are encrypted in storage and masked on screens; showing one is logged. Passwords are stored as hashes.`,
    ],
  },
  {
    title: t`How long it is kept`,
    text: [t`As long as your employer uses Muster, and as long as labour and tax law requires records.`],
  },
  {
    title: t`Cookies`,
    text: [
      t`One cookie keeps you signed in. Your browser also stores drafts and settings on your device. There is no tracking.`,
    ],
  },
  {
    title: t`Your rights`,
    text: [
      t`You can see your data in your profile, and ask HR to correct or erase it. Write to us if that does not help.`,
    ],
  },
]
