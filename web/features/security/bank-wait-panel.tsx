import { plural, t } from '@lingui/core/macro'
import { api } from '../../shared/call/api.ts'
import { invalidate, useApi } from '../../shared/call/use-api.ts'
import { Form } from '../../shared/form/form.tsx'
import { NumberField } from '../../shared/form/text/number-field.tsx'
import { isAdmin, useSession } from '../../shared/session/session.ts'
import { snack } from '../../shared/snackbar/snackbar.ts'
import { ErrorState } from '../../shared/ui/error-state.tsx'
import { Panel } from '../../shared/ui/panel.tsx'
import { TextSkeleton } from '../../shared/ui/skeletons.tsx'

/** How long a changed bank account waits if no second person has approved it. */
export function BankWaitPanel() {
  const admin = isAdmin(useSession())
  const reply = useApi('GET /api/v1/user/bank-wait')
  return (
    <Panel
      title={t`Bank account changes`}
      subtitle={t`Without a second person's approval, a new bank account is used for pay only after the waiting period. Until then, pay goes to the previous account.`}
    >
      {reply.error && !reply.data ? (
        <ErrorState
          title={t`Could not load this setting.`}
          error={reply.error}
          onRetry={() => void reply.mutate()}
          slim
        />
      ) : reply.data === undefined ? (
        <TextSkeleton lines={2} />
      ) : admin ? (
        <Form
          values={{ days: reply.data.days }}
          schema={async () => {
            const { z } = await import('zod')
            return z.object({
              days: z
                .int(t`Enter a number of days`)
                .min(0, t`Enter 0 to 30 days`)
                .max(30, t`Enter 0 to 30 days`),
            })
          }}
          send={(body) => api('PUT /api/v1/user/bank-wait', { body })}
          onDone={() => {
            snack(t`Setting saved`)
            void invalidate('GET /api/v1/user/bank-wait')
          }}
          submit={t`Save`}
        >
          <NumberField name="days" label={t`Waiting period`} unit={t`days`} />
        </Form>
      ) : (
        plural(reply.data.days, { one: '# day', other: '# days' })
      )}
    </Panel>
  )
}
