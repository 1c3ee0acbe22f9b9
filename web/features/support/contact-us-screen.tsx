import { Link } from 'react-router'
import { PublicPage } from '../../shared/public-kit/public-page.tsx'
import { QuestionForm } from './question-form.tsx'
import './support.css'

export default function ContactUsScreen() {
  return (
    <PublicPage
      width="page"
      title="Contact us"
      lead={
        <>
          We answer by email. Most questions have their answer in the <Link to="/faq">FAQ</Link>.
        </>
      }
    >
      <QuestionForm submit="Send message" withCompany />
    </PublicPage>
  )
}
