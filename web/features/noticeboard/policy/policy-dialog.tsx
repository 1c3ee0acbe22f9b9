import { t } from '@lingui/core/macro'
import { Typography } from '@mui/material'
import { useWatch } from 'react-hook-form'
import { api } from '../../../shared/call/api.ts'
import type { Got } from '../../../shared/call/types.ts'
import { invalidate, useApi } from '../../../shared/call/use-api.ts'
import { SwitchField } from '../../../shared/form/choice/switch-field.tsx'
import { FileDrop } from '../../../shared/form/file-drop.tsx'
import { FormDialog } from '../../../shared/form/form-dialog.tsx'
import { TextField } from '../../../shared/form/text/text-field.tsx'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import { AudienceFields, audienceValues } from '../text/audience-fields.tsx'
import { LoadingDialog } from '../text/loading-dialog.tsx'
import { MarkdownField } from '../text/markdown-field.tsx'
import { mostFileBytes, policyFileTypes, policyReads } from './policy-labels.ts'

type Policy = Got<'GET /api/v1/employee/company-policy/{id}'>

interface Props {
  /** The one to change; null adds one. */
  id: string | null
  onClose: () => void
}

/** Adds a policy or changes one. */
export default function PolicyDialog({ id, onClose }: Props) {
  const { data, error, mutate } = useApi(id === null ? null : 'GET /api/v1/employee/company-policy/{id}', {
    params: { id: id ?? '' },
    query: {},
  })
  if (id === null) return <NewPolicy onClose={onClose} />
  if (data !== undefined) return <ChangedPolicy policy={data} onClose={onClose} />
  return (
    <LoadingDialog
      title={t`Edit policy`}
      failed={t`Could not load the policy.`}
      error={error}
      onRetry={() => void mutate()}
      onClose={onClose}
    />
  )
}

const done = () => {
  snack(t`Policy saved`)
  void invalidate(...policyReads)
}

const filesOf = (file: File | File[] | undefined) => (file === undefined ? {} : { file: [file].flat() })

const blankFile = null as File | null

function NewPolicy({ onClose }: { onClose: () => void }) {
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t`Add policy`}
      values={{ title: '', description: '', ...audienceValues(undefined), mustAcknowledge: true, file: blankFile }}
      schema={() => import('@muster/contract/noticeboard/policy.routes.ts').then((routes) => routes.PolicyInput)}
      send={(body, { file }) => api('POST /api/v1/employee/company-policy', { body, files: filesOf(file) })}
      onDone={done}
      submit={t`Save policy`}
    >
      <PolicyFields />
    </FormDialog>
  )
}

function ChangedPolicy({ policy, onClose }: { policy: Policy; onClose: () => void }) {
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t`Edit ${policy.title}`}
      values={{
        title: policy.title,
        description: policy.description,
        ...audienceValues(policy.audience),
        mustAcknowledge: policy.mustAcknowledge,
        file: blankFile,
        removeFile: false,
        note: '',
        asksAgain: false,
      }}
      schema={() => import('@muster/contract/noticeboard/policy.routes.ts').then((routes) => routes.PolicyChange)}
      send={(body, { file }) =>
        api('PUT /api/v1/employee/company-policy/{id}', {
          params: { id: policy._id },
          body,
          files: filesOf(file),
        })
      }
      onDone={done}
      submit={t`Save policy`}
    >
      <PolicyFields file={policy.file?.name} />
      <TextField name="note" label={t`Change note`} helper={t`Shown with the new version.`} optional maxLength={300} />
      <AskAgain />
    </FormDialog>
  )
}

function PolicyFields({ file }: { file?: string | undefined }) {
  return (
    <>
      <TextField name="title" label={t`Title`} maxLength={120} />
      <MarkdownField name="description" label={t`Text`} optional />
      {file === undefined ? null : (
        <>
          <Typography variant="body2">{t`File now: ${file}. A new file replaces it; earlier versions keep theirs.`}</Typography>
          <SwitchField name="removeFile" label={t`Remove the file`} />
        </>
      )}
      <FileDrop
        name="file"
        label={file === undefined ? t`File` : t`New file`}
        types={policyFileTypes}
        maxBytes={mostFileBytes}
        optional
      />
      <AudienceFields />
      <SwitchField
        name="mustAcknowledge"
        label={t`Must be acknowledged`}
        helper={t`Everyone who can see it is asked to, and reminded weekly.`}
      />
    </>
  )
}

function AskAgain() {
  const mustAcknowledge = useWatch({ name: 'mustAcknowledge' }) as boolean
  return mustAcknowledge ? (
    <SwitchField
      name="asksAgain"
      label={t`Ask everyone to acknowledge it again`}
      helper={t`For significant changes to the text or file.`}
    />
  ) : null
}
