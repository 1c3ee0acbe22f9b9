import { t } from '@lingui/core/macro'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { PublicPage } from '../../shared/public-kit/public-page.tsx'
import { TextField } from '../../shared/public-kit/text-field.tsx'
import { Button } from '../../shared/public-kit/button.tsx'
import { QuestionForm } from './question-form.tsx'
import { faq, type FaqCategory, matching } from './questions.ts'
import './support.css'

/** Searchable answers with links, and a form for other questions. */
export default function FaqScreen() {
  const [typed, setTyped] = useState('')
  const [category, setCategory] = useState<string | null>(null)
  const categories = matching(typed).filter(({ title }) => category === null || title === category)
  return (
    <PublicPage width="page" title={t`Frequently asked questions`} lead={t`Search or select a question.`}>
      <TextField
        label={t`Search questions`}
        type="search"
        name="search"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <div className="support-chips" role="group" aria-label={t`Categories`}>
        {[null, ...faq.map(({ title }) => title)].map((title) => (
          <button
            key={title ?? 'all'}
            type="button"
            className="support-chip"
            aria-pressed={category === title}
            onClick={() => setCategory(title)}
          >
            {title ?? t`All`}
          </button>
        ))}
      </div>
      <div aria-live="polite">
        {categories.map((group) => (
          <Category key={group.title} category={group} open={typed.trim() !== ''} />
        ))}
        {categories.length === 0 ? (
          <div className="support-nothing">
            <p>{t`No matching questions. Send us your question below, or view all questions.`}</p>
            <Button
              look="secondary"
              onClick={() => {
                setTyped('')
                setCategory(null)
              }}
            >{t`Show all questions`}</Button>
          </div>
        ) : null}
      </div>
      <section className="support-ask" aria-labelledby="ask">
        <h2 id="ask">{t`Ask a question`}</h2>
        <QuestionForm submit={t`Send question`} />
      </section>
    </PublicPage>
  )
}

/** A link to a question opens it; a search opens the matches. */
function Category({ category, open }: { category: FaqCategory; open: boolean }) {
  const { hash } = useLocation()
  return (
    <section className="support-category">
      <h2>{category.title}</h2>
      {category.entries.map(({ id, question, answer }) => (
        <details key={`${id} ${open}`} id={id} open={open || hash === `#${id}`}>
          <summary>{question}</summary>
          <p>{answer}</p>
          <p>
            <a href={`#${id}`}>{t`Link to this question`}</a>
          </p>
        </details>
      ))}
    </section>
  )
}
