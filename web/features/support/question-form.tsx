import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { api } from '../../shared/call/api.ts'
import { Alert } from '../../shared/public-kit/alert.tsx'
import { Button } from '../../shared/public-kit/button.tsx'
import { Select } from '../../shared/public-kit/select.tsx'
import { TextArea, TextField } from '../../shared/public-kit/text-field.tsx'
import { usePublicForm } from '../../shared/public-kit/use-public-form.ts'
import './support.css'

const topics = [
  { value: 'product', label: t`Using Muster` },
  { value: 'pricing', label: t`Plans and prices` },
  { value: 'security', label: t`Privacy and security` },
  { value: 'account', label: t`Sign-up and sign-in` },
  { value: 'other', label: t`Other` },
] as const

type Topic = (typeof topics)[number]['value']

interface Props {
  submit: string
  /** Also asks for the company. */
  withCompany?: boolean
}

/** A question to the product's operator; after sending, the reference replaces the form. */
export function QuestionForm({ submit, withCompany = false }: Props) {
  const [sent, setSent] = useState<{ reference: string; email: string } | null>(null)
  const form = usePublicForm({
    values: { name: '', email: '', company: '', topic: '', message: '' },
    schema: async () => (await import('@muster/contract/support/support.routes.ts')).Question,
    // The schema reports a missing topic.
    prepare: ({ topic, ...values }) => ({ ...values, topic: topic as Topic }),
    send: (body) => api('POST /api/v1/public/faq', { body }),
    onDone: ({ reference }, { email }) => setSent({ reference, email }),
  })
  if (sent) return <Sent {...sent} onAgain={() => setSent(null)} />
  return (
    <form noValidate onSubmit={form.submit}>
      {form.message === null ? null : <Alert>{form.message}</Alert>}
      <div className="support-columns">
        <TextField label={t`Name`} maxLength={80} autoComplete="name" {...form.text('name')} />
        <TextField label={t`Email`} type="email" autoComplete="email" {...form.text('email')} />
        {withCompany ? (
          <TextField
            label={t`Company`}
            optional
            maxLength={120}
            autoComplete="organization"
            {...form.text('company')}
          />
        ) : null}
        <Select label={t`Topic`} placeholder={t`Choose`} choices={topics} {...form.text('topic')} />
      </div>
      <TextArea
        label={t`Message`}
        rows={5}
        maxLength={2000}
        helper={t`10 to 2,000 characters`}
        {...form.text('message')}
      />
      <Button type="submit" pending={form.pending}>
        {submit}
      </Button>
    </form>
  )
}

function Sent({ reference, email, onAgain }: { reference: string; email: string; onAgain: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="support-sent" role="status">
      <h3 ref={heading} tabIndex={-1}>{t`Your question has been received`}</h3>
      <p>
        <Trans>
          Its reference is <strong>{reference}</strong>. The answer goes to {email.trim()}.
        </Trans>
      </p>
      <Button look="secondary" onClick={onAgain}>{t`Ask another question`}</Button>
    </div>
  )
}
