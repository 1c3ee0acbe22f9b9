import { t } from '@lingui/core/macro'
import { useWatch } from 'react-hook-form'
import { api } from '../../../shared/call/api.ts'
import type { Got } from '../../../shared/call/types.ts'
import { invalidate, useApi } from '../../../shared/call/use-api.ts'
import { SwitchField } from '../../../shared/form/choice/switch-field.tsx'
import { DateField } from '../../../shared/form/date/date-field.tsx'
import { TimeField } from '../../../shared/form/date/time-field.tsx'
import { FormDialog } from '../../../shared/form/form-dialog.tsx'
import { FieldRow } from '../../../shared/form/form-section.tsx'
import { TextField } from '../../../shared/form/text/text-field.tsx'
import { today } from '../../../shared/format/date.ts'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import { AudienceFields, audienceValues } from '../text/audience-fields.tsx'
import { LoadingDialog } from '../text/loading-dialog.tsx'
import { MarkdownField } from '../text/markdown-field.tsx'
import { announcementReads } from './announcement-labels.ts'

type Announcement = Got<'GET /api/v1/user/announcement/{id}'>

interface Props {
  /** The one to change; null adds one. */
  id: string | null
  onClose: () => void
}

/** Publishes an announcement or changes one. */
export default function AnnouncementDialog({ id, onClose }: Props) {
  const { data, error, mutate } = useApi(id === null ? null : 'GET /api/v1/user/announcement/{id}', {
    params: { id: id ?? '' },
  })
  if (id === null) return <AnnouncementForm announcement={null} onClose={onClose} />
  if (data !== undefined) return <AnnouncementForm announcement={data} onClose={onClose} />
  return (
    <LoadingDialog
      title={t`Edit announcement`}
      failed={t`Could not load the announcement.`}
      error={error}
      onRetry={() => void mutate()}
      onClose={onClose}
    />
  )
}

function AnnouncementForm({ announcement, onClose }: { announcement: Announcement | null; onClose: () => void }) {
  const isScheduled = announcement?.state === 'scheduled'
  const isPublished = announcement !== null && !isScheduled
  return (
    <FormDialog
      open
      width={600}
      onClose={onClose}
      title={announcement ? t`Edit announcement` : t`Add announcement`}
      empty="null"
      values={{
        title: announcement?.title ?? '',
        description: announcement?.description ?? '',
        ...audienceValues(announcement?.audience),
        isLater: isScheduled,
        publishOn: isScheduled ? announcement.publishOn : null,
        publishTime: isScheduled ? announcement.publishTime : null,
        expiresOn: announcement?.expiresOn ?? null,
        isPinned: announcement?.isPinned ?? false,
        notify: !isPublished,
      }}
      schema={() =>
        import('@muster/contract/noticeboard/announcement.routes.ts').then((routes) => routes.AnnouncementInput)
      }
      prepare={({ isLater, ...body }) => ({
        ...body,
        title: body['title'] ?? '',
        description: body['description'] ?? '',
        ...(isLater === true ? {} : { publishOn: null, publishTime: null }),
      })}
      send={(body) =>
        announcement
          ? api('PUT /api/v1/user/announcement/{id}', { params: { id: announcement._id }, body })
          : api('POST /api/v1/user/announcement', { body })
      }
      onDone={() => {
        snack(t`Announcement saved`)
        void invalidate(...announcementReads)
      }}
      submit={isPublished ? t`Save announcement` : t`Publish`}
    >
      <TextField name="title" label={t`Title`} maxLength={120} />
      <MarkdownField name="description" label={t`Text`} />
      <AudienceFields />
      {isPublished ? null : <Schedule />}
      <DateField name="expiresOn" label={t`Show until`} min={today()} optional />
      <SwitchField name="isPinned" label={t`Pin to the top`} />
      <SwitchField
        name="notify"
        label={isPublished ? t`Notify everyone again` : t`Notify everyone who can see it`}
        helper={t`In the app, and by email to those who want it.`}
      />
    </FormDialog>
  )
}

function Schedule() {
  const isLater = useWatch({ name: 'isLater' }) as boolean
  return (
    <>
      <SwitchField name="isLater" label={t`Publish later`} />
      {isLater ? (
        <FieldRow>
          <DateField name="publishOn" label={t`Publish on`} min={today()} />
          <TimeField name="publishTime" label={t`At`} />
        </FieldRow>
      ) : null}
    </>
  )
}
