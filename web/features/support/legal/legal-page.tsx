import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import { PublicPage } from '../../../shared/public-kit/public-page.tsx'
import '../support.css'

export interface LegalSection {
  title: string
  text: readonly string[]
}

interface Props {
  title: string
  lead: string
  sections: readonly LegalSection[]
}

/** A text for agreement, in plain words. */
export function LegalPage({ title, lead, sections }: Props) {
  return (
    <PublicPage width="page" title={title} lead={lead}>
      {sections.map((section) => (
        <section key={section.title}>
          <h2>{section.title}</h2>
          {section.text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
      <p>
        <Trans>
          Questions? <Link to="/contact-us">Contact us</Link>.
        </Trans>
      </p>
    </PublicPage>
  )
}
