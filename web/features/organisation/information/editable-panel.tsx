import { t } from '@lingui/core/macro'
import { type ReactNode, Suspense, useState } from 'react'
import { lazyPart } from '../../../shared/part/lazy-part.tsx'
import { ActionButton } from '../../../shared/ui/action/action-button.tsx'
import { type Fact, Facts } from '../../../shared/ui/facts.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { FormSkeleton } from '../../../shared/ui/skeletons.tsx'
import type { Company, Section } from './company.ts'

// Most people only read: the form is loaded on edit.
const CompanyForm = lazyPart(() => import('./company-form.tsx'))

interface Props {
  company: Company
  section: Section
  title: string
  canWrite: boolean
  facts: readonly Fact[]
  /** Shown above the facts. */
  children?: ReactNode
}

/** Facts that turn into a form in place. */
export function EditablePanel({ company, section, title, canWrite, facts, children }: Props) {
  const [editing, setEditing] = useState(false)
  return (
    <Panel
      title={title}
      action={
        canWrite && !editing ? (
          <ActionButton size="small" look="text" action={{ label: t`Edit`, onClick: () => setEditing(true) }} />
        ) : undefined
      }
    >
      {editing ? (
        <Suspense fallback={<FormSkeleton fields={3} />}>
          <CompanyForm section={section} company={company} onClose={() => setEditing(false)} />
        </Suspense>
      ) : (
        <>
          {children}
          <Facts facts={facts} />
        </>
      )}
    </Panel>
  )
}
