import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
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
    </PublicPage>
  )
}
