import { t } from '@lingui/core/macro'
import { Box } from '@mui/material'
import { api } from '../../../shared/call/api.ts'
import type { Got } from '../../../shared/call/types.ts'
import { invalidate } from '../../../shared/call/use-api.ts'
import { Form } from '../../../shared/form/form.tsx'
import { Fields } from '../../../shared/form/form-section.tsx'
import { TextArea } from '../../../shared/form/text/text-area.tsx'
import { TextField } from '../../../shared/form/text/text-field.tsx'
import { useCan } from '../../../shared/session/session.ts'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { kindLabels } from '../letter-labels.ts'
import { InsertField } from './insert-field.tsx'
import { TextPreview } from './text-preview.tsx'
import { TextVersions } from './text-versions.tsx'

type Template = Got<'GET /api/v1/user/letter-template/{kind}'>

interface Props {
  current: Template
  /** The version shown; saving it makes it the latest. */
  shown: Template
  onVersion: (version: number | null) => void
}

/** Title and text of a letter, with a preview while typing. */
export function TextEditor({ current, shown, onVersion }: Props) {
  const { kind } = current
  const canChange = useCan('letterWrite')
  const isEarlier = shown.version !== current.version
  return (
    <>
      <PageHeader
        title={kindLabels[kind]}
        subtitle={
          isEarlier
            ? t`This is an earlier version. Save it to use it again.`
            : t`Letters that are already issued do not change.`
        }
      />
      <Form
        guard={t`Your changes to this letter will be lost.`}
        values={{ title: shown.title, body: shown.body, note: '' }}
        schema={() =>
          import('@muster/contract/letters/letter-template.routes.ts').then((routes) => routes.LetterTemplateInput)
        }
        prepare={(body) => ({ ...body, version: current.version })}
        send={(body) => api('PUT /api/v1/user/letter-template/{kind}', { params: { kind }, body })}
        onDone={() => {
          snack(t`Template saved`)
          onVersion(null)
          void invalidate('GET /api/v1/user/letter-template', 'GET /api/v1/user/letter-template/{kind}')
        }}
        submit={t`Save template`}
        cancel="/home/organization/letters?tab=texts"
      >
        <Box
          sx={{
            ...{ display: 'grid', gap: 2.5, alignItems: 'start' },
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
          }}
        >
          <Panel>
            <Fields>
              <TextField name="title" label={t`Title`} maxLength={120} readOnly={!canChange} />
              {canChange ? <InsertField /> : null}
              <TextArea
                name="body"
                label={t`Text`}
                rows={18}
                max={20_000}
                disabled={!canChange}
                helper={t`Markdown: **bold**, ## heading, - list, 1. numbered list, > indented text, | table |.`}
              />
              {canChange ? <TextField name="note" label={t`Change note`} optional maxLength={300} /> : null}
              <TextVersions current={current} shown={shown.version} onVersion={onVersion} />
            </Fields>
          </Panel>
          <TextPreview kind={kind} />
        </Box>
      </Form>
    </>
  )
}
