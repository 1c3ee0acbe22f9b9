import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useApi } from '../../shared/call/use-api.ts'
import { PublicPage } from '../../shared/public-kit/public-page.tsx'
import { QuestionForm } from './question-form.tsx'
import './support.css'

export default function ContactUsScreen() {
  return (
    <PublicPage
      width="page"
      title={t`Contact us`}
      lead={
        <>
          <Trans>
            We answer by email. Most questions have their answer in the <Link to="/faq">FAQ</Link>.
          </Trans>
        </>
      }
    >
      <QuestionForm submit={t`Send message`} withCompany />
      <OtherWays />
    </PublicPage>
  )
}

/** Shown as far as the server's operator has set them; the form needs none. */
function OtherWays() {
  const contact = useApi('GET /api/v1/public/contact').data
  if (!contact || Object.values(contact).every((value) => value === null)) return null
  const { address, email, phone, hours } = contact
  return (
    <section className="support-ways" aria-labelledby="other-ways">
      <h2 id="other-ways">{t`Other ways to reach us`}</h2>
      <dl>
        <Way label={t`Email`}>{email === null ? null : <a href={`mailto:${email}`}>{email}</a>}</Way>
        <Way label={t`Phone`}>
          {phone === null ? null : <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>}
        </Way>
        <Way label={t`Hours`}>{hours}</Way>
        <Way label={t`Office`}>{address}</Way>
      </dl>
    </section>
  )
}

function Way({ label, children }: { label: string; children: ReactNode }) {
  return children === null ? null : (
    <>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </>
  )
}
