import { t } from '@lingui/core/macro'
import { legalVersions } from '@muster/contract/identity/legal-versions.ts'
import { formatDate } from '../../../shared/format/date.ts'
import { LegalPage, type LegalSection } from './legal-page.tsx'

/** Which personal data is stored, why, and who sees it. */
export default function PrivacyScreen() {
  return (
    <LegalPage
      title={t`Privacy policy`}
      lead={t`Effective from ${formatDate(legalVersions.privacy)}.`}
      sections={sections}
    />
  )
}

const sections: readonly LegalSection[] = [
  {
    title: t`Responsibility`,
    text: [
      t`Your employer decides which personal data is entered and why (the data fiduciary). Muster Software Private Limited, Bengaluru, processes it on the employer's behalf under the Digital Personal Data Protection Act, 2023.`,
    ],
  },
  {
    title: t`Data we store`,
    text: [
      t`Name, contact details, work details, attendance, leave, pay, tax declarations, bank account and identity numbers, and uploaded documents. If your location has a geofence, your location when you punch.`,
      t`For security: sign-ins, devices and changes, with time and IP address.`,
    ],
  },
  {
    title: t`Access to data`,
    text: [
      t`You, and colleagues whose role allows it. Managers see their team's attendance and requests, never pay. Each company sees only its own data. We access data only to help you at your request, or where the law requires it. We do not sell data or show advertising.`,
    ],
  },
  {
    title: t`Data protection`,
    text: [
      t`Connections are encrypted. Identity and bank numbers are encrypted in storage and masked on screens; showing one is logged. Passwords are stored as hashes.`,
    ],
  },
  {
    title: t`Retention period`,
    text: [
      t`For as long as your employer uses Muster. When your employer requests erasure after you leave, sign-in records go after the period that CERT-In and data protection rules prescribe, attendance and leave registers after three years, and pay and tax records after eight financial years.`,
    ],
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
      t`You can see your data in your profile, export all of it under Your data in Settings, and ask your employer to correct or erase it. After you leave, your employer can have it erased: at once what no law requires, the rest when its retention period ends. Write to us if that does not help.`,
    ],
  },
]
