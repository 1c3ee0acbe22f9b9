import { t } from '@lingui/core/macro'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import type { z } from 'zod'
import { entryOf, type RequestTypeName } from '@muster/contract/request-types.ts'
import type { ReadKey } from '../../../shared/call/types.ts'
import { invalidate } from '../../../shared/call/use-api.ts'
import type { Draft } from '../../../shared/draft/draft.ts'
import type { FilesByField } from '../../../shared/draft/draft-files.ts'
import { DraftState } from '../../../shared/draft/draft-state.tsx'
import { ownDraft } from '../../../shared/session/own-draft.ts'
import { sendDraft } from '../../../shared/draft/send-draft.ts'
import { useDraftFiles } from './use-draft-files.ts'
import { FileDrop } from '../../../shared/form/file-drop.tsx'
import type { FormProps } from '../../../shared/form/form.tsx'
import { FormPage } from '../../../shared/form/form-page.tsx'
import { FormSection } from '../../../shared/form/form-section.tsx'
import { TextArea } from '../../../shared/form/text/text-area.tsx'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { FormSkeleton } from '../../../shared/ui/skeletons.tsx'

type Sent = { _id: string }

/** Sent with the body: `api('POST …', { body, ...sending })`. */
interface Sending {
  attemptKey: string
  files?: { documents: File[] }
}

interface Props<S extends z.ZodType> {
  type: RequestTypeName
  title: string
  /** The message after sending. */
  sent: string
  /** An empty form, without the reason and the documents. */
  blank: Record<string, unknown>
  /** The draft's values, as far as they still apply; with its documents, or without if they are gone. */
  fromDraft?: (kept: Record<string, unknown>) => Record<string, unknown>
  /** The reason's label, if it is more than a reason. */
  reason?: { label: string; helper: string }
  /** Its fields include the documents. */
  hasOwnFiles?: boolean
  /** Its fields include the reason, too. */
  hasOwnDetails?: boolean
  /** The draft's name, if it is not its type's. */
  draftName?: string
  /** A step of a multi-step form: checked by its own schema, and followed by the next one. Null: the last one, which is sent. */
  step?: { submit: string; schema: NonNullable<FormProps<z.ZodType, null>['schema']>; next: () => void } | null
  /** Goes to the previous step. */
  back?: (() => void) | undefined
  schema: NonNullable<FormProps<S, Sent>['schema']>
  fieldOf?: FormProps<S, Sent>['fieldOf']
  prepare?: (body: Record<string, unknown>) => Record<string, unknown>
  send: (body: z.input<S>, sending: Sending) => Promise<Sent>
  stale: readonly ReadKey[]
  aside?: ReactNode
  children: ReactNode
}

/** The page for a new request: a draft on this device with its files, the type's fields, the reason, the documents. */
export function RequestForm<S extends z.ZodType>(props: Props<S>) {
  const [draft] = useState(() => ownDraft(props.draftName ?? props.type))
  const files = useDraftFiles(draft)
  return files === undefined ? (
    <>
      <PageHeader title={props.title} />
      <FormSkeleton />
    </>
  ) : (
    <DraftedForm {...props} draft={draft} files={files} />
  )
}

function DraftedForm<S extends z.ZodType>(props: Props<S> & { draft: Draft; files: FilesByField | null }) {
  const { draft, files } = props
  const { type, title, sent, blank, fromDraft = same, schema, prepare, fieldOf, send, stale, aside, children } = props
  const { reason = { label: t`Reason`, helper: t`Your approver sees this.` }, hasOwnFiles = false } = props
  const { hasOwnDetails = false, step = null, back } = props
  const navigate = useNavigate()
  const { own, documents } = entryOf(type)
  const empty = { ...blank, reason: '', documents: [] }
  const [values] = useState(() => ({ ...empty, ...fromDraft({ ...draft.values, documents: [], ...files }) }))
  return (
    <FormPage<z.ZodType, Sent | null>
      title={title}
      values={values}
      schema={step?.schema ?? schema}
      {...(prepare ? { prepare } : {})}
      {...(fieldOf ? { fieldOf } : {})}
      // The last step's schema is the request's.
      send={async (body, files) =>
        step ? null : sendDraft(draft, (attemptKey) => send(body as z.input<S>, { attemptKey, ...brought(files) }))
      }
      onDone={(reply) => {
        if (reply === null) return step?.next()
        draft.forget()
        snack(sent)
        void invalidate(...stale)
        void navigate(`${own}?id=${reply._id}`)
      }}
      isStep={step !== null}
      submit={step?.submit ?? t`Submit request`}
      cancel={back ?? own}
      {...(back ? { cancelLabel: t`Back` } : {})}
      guard={false}
      extra={<DraftState draft={draft} blank={empty} hasLost={files === null} />}
      {...(aside ? { aside } : {})}
    >
      {children}
      {hasOwnDetails ? null : (
        <FormSection title={t`Details`}>
          <TextArea name="reason" {...reason} max={500} />
          {documents > 0 && !hasOwnFiles ? <Documents most={documents} /> : null}
        </FormSection>
      )}
    </FormPage>
  )
}

/** The documents of a request. */
export function Documents({ most }: { most: number }) {
  return (
    <FileDrop
      name="documents"
      label={t`Documents`}
      helper={t`PDF, JPG or PNG, up to ${most} files of 10 MB each`}
      optional
      multiple
      most={most}
      types={['application/pdf', 'image/jpeg', 'image/png']}
      maxBytes={10 * 1024 * 1024}
    />
  )
}

const same = (kept: Record<string, unknown>) => kept

/** Without files the request is sent as JSON. */
function brought(files: Record<string, File | File[]>): Pick<Sending, 'files'> {
  const documents = [files['documents'] ?? []].flat()
  return documents.length === 0 ? {} : { files: { documents } }
}
